extension ObservableType where Count == Many {
    /// Subscribes to the flows that the elements make, one after another.
    ///
    ///     a-b----|
    ///       concatMap { "-\($0)--\($0)|" }
    ///     -a--a-b--b|
    /// An element that arrives while a flow runs waits in a queue without a limit. When its flow is
    /// due, the thread that completed the one before calls `transform`. The stream completes when
    /// the source and all flows have; an error of the source does not wait. A million flows that
    /// end at once do not grow the stack; the last may be another `concatMap`, and so on.
    @inlinable public func concatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        if let made = source.source.made(by: transform) { return Observable(made) }
        return Observable(
            .continuing { sink, outer in
                let merge = Merge(sink, outer)
                let succession = FlowQueue(into: merge) { (element: Element) in
                    Source { () throws(Failure) in try transform(element) }
                }
                return merge.start(source) { element in
                    succession.take(element, transform)
                } begin: {
                    succession.begin($0)
                }
            })
    }
}

extension ObservableType {
    /// Delivers each element and subscribes to the flow that it makes, whose elements do the same.
    ///
    ///     a|
    ///       expand { $0 == "d" ? "|" : "--\($0.next)|" }
    ///     a-b-c-d|
    /// For recursive structures: the folders in a folder. All flows run at once. Elements that are
    /// available at once are expanded breadth first; a million of them do not grow the stack. The
    /// stream completes when the source and all flows have.
    @inlinable public func expand<Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<Element, Other>
    ) -> Observable<Element> {
        Observable { [flow] sink in
            let merge = Merge(sink, nil)
            let deliver: @Sendable (Element, FlowQueue<Element, Element>) -> Void = {
                merge.next($0)
                $1.add(.element($0))
            }
            let queue = FlowQueue(into: merge, atOnce: .max, deliver: deliver) { element in
                Source { () throws(Failure) in try transform(element) }
            }
            _ = merge.start(flow) { deliver($0, queue) }
        }
    }
}
