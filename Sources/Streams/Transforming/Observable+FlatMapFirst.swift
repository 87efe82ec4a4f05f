import Synchronization

extension ObservableType where Count == Many {
    /// Subscribes to the flow that an element makes, and drops the elements that arrive while it
    /// runs.
    ///
    ///     a-b----|
    ///       flatMapFirst { "-\($0)--\($0)|" }
    ///     -a--a--|
    ///
    /// `transform` is not called for an element that is dropped; an error thrown by it fails the
    /// stream, and so does the first error of the source or of an inner flow. The stream completes
    /// when the source and the inner flow have.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMapFirst<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        return Observable { sink in
            let merge = Merge(sink)
            merge.start(source) { element in
                // Only the source itself is open.
                guard merge.open.load(ordering: .acquiring) == 1 else { return }
                do throws(Failure) {
                    merge.run(try transform(element))
                } catch {
                    merge.fail(error)
                }
            }
        }
    }
}
