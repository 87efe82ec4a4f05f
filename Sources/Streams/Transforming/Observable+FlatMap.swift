extension ObservableType where Count == Many {
    /// Subscribes to the flow that each element makes, all at once, and merges their elements.
    ///
    ///     a-b----|
    ///       flatMap { "-\($0)--\($0)|" }
    ///     -a-ba-b|
    ///
    /// A closure that makes a subject, or is given one or a group, returns its flow:
    /// `groups.flatMap { $0.asObservable() }`.
    ///
    /// The first error, of the source or of an inner flow, fails the stream and disposes the
    /// rest; it completes when the source and all inner flows have. An error thrown by
    /// `transform` fails the stream.
    ///
    /// Inner flows may deliver on any threads: elements are delivered one at a time, in the order
    /// of arrival, by the thread of the inner flow, or by the one that is delivering already. The
    /// number of running flows has no limit; disposing disposes them all.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        if let made = source.source.made(by: transform) { return Observable(made) }
        return Observable { sink in
            let merge = Merge(sink)
            merge.start(source) { element in
                do throws(Failure) {
                    merge.run(try transform(element))
                } catch {
                    merge.fail(error)
                }
            }
        }
    }
}
