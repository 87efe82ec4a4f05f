extension ObservableType {
    /// Starts the stream again when it fails, as often as it takes.
    ///
    ///     -a-#
    ///       retry()
    ///     -a--a--a--a-…
    ///
    /// At once: a stream that always fails while it is subscribed keeps its thread busy until it is
    /// disposed. For what needs a pause there is `retry(_:scheduler:)`.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry() -> Flow<Element, Count> { retry(Int.max) }

    /// Starts the stream again when it fails, up to `maxAttemptCount` attempts in all.
    ///
    ///     -a-#
    ///       retry(2)
    ///     -a--a-#
    ///
    /// The count is RxSwift's: `retry(1)` changes nothing; less than one attempt is one. Attempts
    /// follow without a wait, and elements of failed ones are not taken back. The error of the last
    /// attempt is delivered. A million attempts that fail at once take no stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry(_ maxAttemptCount: Int) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let left = Cell(maxAttemptCount)
            SourceLoop(again: source, into: sink) { error, attempts in
                // Compared before it is counted down: the least number has no predecessor.
                if left.value <= 1 { return sink.fail(error) }
                left.value -= 1
                attempts.startNext()
            }.begin()
        }
    }
}
