extension ObservableType {
    /// Delivers each element and subscribes to the flow that it makes, whose elements make flows in
    /// turn.
    ///
    ///     a|
    ///       expand { $0 == "d" ? "|" : "--\($0.next)|" }
    ///     a-b-c-d|
    ///
    /// For recursive structures: the pages of a list, the folders in a folder. All flows run at
    /// once. Elements that are available at once are expanded in the order of delivery, breadth
    /// first; a million of them do not grow the stack. The stream completes when the source and all
    /// flows have; the first error fails it, and so does an error thrown by `transform`.
    @inlinable
    public func expand<Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<Element, Other>
    ) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let merge = Merge(sink)
            let deliver: @Sendable (Element, FlowQueue<Element, Element>) -> Void = {
                merge.next($0)
                $1.add(.element($0))
            }
            let queue = FlowQueue(into: merge, atOnce: .max, deliver: deliver) { element in
                do throws(Failure) { return try transform(element).source } catch {
                    return .error(error)
                }
            }
            merge.start(source) { deliver($0, queue) }
        }
    }
}
