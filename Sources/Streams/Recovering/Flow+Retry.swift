extension ObservableType {
    /// Starts the stream again when it fails, as often as it takes.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry() -> Flow<Element, Count> { retry(Int.max) }

    /// Starts the stream again when it fails, up to `maxAttemptCount` attempts in all.
    ///
    ///     -a-#
    ///       retry(2)
    ///     -a--a-#
    ///
    /// The count is RxSwift's: `retry(1)` changes nothing; less than one attempt is one. The
    /// error of the last attempt is delivered. A million attempts that fail at once take no stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry(_ maxAttemptCount: Int) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let left = Cell(maxAttemptCount)
            Attempts(of: source, into: sink) { error, attempts in
                // Compared before it is counted down: the least number has no predecessor.
                if left.value <= 1 { return sink.fail(error) }
                left.value -= 1
                attempts.startAnother()
            }.begin()
        }
    }
}
