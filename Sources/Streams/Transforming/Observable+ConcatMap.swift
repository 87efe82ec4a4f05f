extension ObservableType where Count == Many {
    /// Subscribes to the flows that the elements make, one after another.
    ///
    ///     a-b----|
    ///       concatMap { "-\($0)--\($0)|" }
    ///     -a--a-b--b|
    ///
    /// An element that arrives while a flow runs waits in a queue without a limit; `transform` is
    /// called when its flow is due to start, as a rule by the thread that completed the previous
    /// flow. The stream completes when the source and all flows have. The first error of the
    /// source, which does not wait, or of a flow fails the stream, and so does an error thrown by
    /// `transform`. A million flows that end at once do not grow the stack. When the source has
    /// ended, the last flow takes the place of the whole: it may be another `concatMap`, and so on.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func concatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        if let made = source.source.made(by: transform) { return Observable(made) }
        return Observable { sink in
            let merge = Merge(sink)
            let succession = FlowQueue(into: merge) { (element: Element) in
                do throws(Failure) { return try transform(element).source } catch {
                    return .error(error)
                }
            }
            merge.start(source) { element in
                guard succession.isAlone.value else {
                    return succession.add(.element(element))
                }
                do throws(Failure) {
                    succession.begin(try transform(element))
                } catch {
                    merge.fail(error)
                }
            }
        }
    }
}
