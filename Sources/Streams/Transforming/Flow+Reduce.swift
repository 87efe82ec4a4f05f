extension ObservableType {
    /// Accumulates the elements and delivers the result when the stream completes.
    ///
    ///     --1--2--3--|
    ///       reduce(0) { $0 + $1 }
    ///     -----------[6|]
    ///
    /// A stream without elements delivers the seed; a stream that fails delivers only its error. An
    /// error thrown by `accumulator` fails the stream.
    ///
    /// [ReactiveX: Reduce](https://reactivex.io/documentation/operators/reduce.html)
    @inlinable
    public func reduce<Result: Sendable, Failure: Error>(
        _ seed: Result,
        accumulator: @escaping @Sendable (Result, Element) throws(Failure) -> Result
    ) -> Observable<Result> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Accumulates the elements and delivers the result of `mapResult` for them when the stream
    /// completes.
    ///
    ///     --1--2--3--|
    ///       reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 / 2 })
    ///     -----------[3|]
    ///
    /// An error thrown by either closure fails the stream.
    ///
    /// [ReactiveX: Reduce](https://reactivex.io/documentation/operators/reduce.html)
    @inlinable
    public func reduce<Partial: Sendable, Result: Sendable, Failure: Error, MapFailure: Error>(
        _ seed: Partial,
        accumulator: @escaping @Sendable (Partial, Element) throws(Failure) -> Partial,
        mapResult: @escaping @Sendable (Partial) throws(MapFailure) -> Result
    ) -> Observable<Result> {
        let source = flow
        return Observable { sink in
            let partial = StateBox(seed)
            let lifetime = sink.lifetime {
                do throws(MapFailure) {
                    sink.succeed(try mapResult(partial.value))
                } catch {
                    sink.fail(error)
                }
            }
            source.start(
                Sink(lifetime) { element in
                    do throws(Failure) {
                        partial.value = try accumulator(partial.value, element)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
