extension ObservableType {
    /// Subscribes to the stream again each time it fails, without a limit.
    ///
    ///     -a-#
    ///       retry()
    ///     -a--a--a--a-…
    ///
    /// Attempts follow at once: a stream that always fails during its subscription keeps its thread
    /// busy until it is disposed. Use `retry(_:scheduler:)` for pauses.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    @inlinable
    public func retry() -> Flow<Element, Count> { retry(Int.max) }

    /// Subscribes to the stream again when it fails, up to `maxAttemptCount` attempts in all.
    ///
    ///     -a-#
    ///       retry(2)
    ///     -a--a-#
    ///
    /// The count is RxSwift's: `retry(1)` has no effect; less than one attempt is one. Attempts
    /// follow at once, and the elements of failed ones have been delivered already. The error of
    /// the last attempt is delivered. A million attempts that fail at once do not grow the stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    @inlinable
    public func retry(_ maxAttemptCount: Int) -> Flow<Element, Count> {
        let source = flow.source
        return Flow(
            source.followed(
                by: .recovery { error, failures in
                    if failures >= maxAttemptCount { return .instead(.error(error)) }
                    let isLast = failures + 1 == maxAttemptCount
                    return isLast ? .instead(source) : .again(source)
                }))
    }
}
