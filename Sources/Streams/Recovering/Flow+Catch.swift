extension ObservableType {
    /// Continues with another flow when the stream fails.
    ///
    ///     --a--#
    ///       catch { "-1-2|" }
    ///     --a---1-2|
    /// The other flow is subscribed to on the thread of the failure and takes the place of the
    /// whole: its own failure is not caught, and recovering for ever does not grow stack or memory.
    /// [ReactiveX: Catch](https://reactivex.io/documentation/operators/catch.html)
    @inlinable public func `catch`<Failure: Error>(
        _ recover: @escaping @Sendable (any Error) throws(Failure) -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        flow.recovering { error, _ in
            .instead(Source { () throws(Failure) in try recover(error) })
        }
    }

    /// Delivers `element` and completes when the stream fails.
    ///
    ///     --a--#
    ///       catchAndReturn(x)
    ///     --a--[x|]
    @inlinable public func catchAndReturn(_ element: Element) -> Flow<Element, Count> {
        `catch` { _ in .just(element) }
    }

    /// Fails with the error that a closure returns for the stream's.
    ///
    ///     --a--#
    ///       mapError { Named($0) }
    ///     --a--#
    public func mapError(
        _ transform: @escaping @Sendable (any Error) -> any Error
    ) -> Flow<Element, Count> { `catch` { .error(transform($0)) } }

    @inlinable func recovering(
        _ recover: @escaping @Sendable (any Error, Int) -> Recovery<Element>
    ) -> Flow<Element, Count> { Flow(flow.source.followed(by: .recovery(recover))) }
}
