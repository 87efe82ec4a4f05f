extension Reactive {
    /// Returns a single that sends `action` with this provider, and no other, on each subscription.
    ///
    /// Fails as `action(input)` does.
    /// - Parameters:
    ///   - action: The action to send.
    ///   - input: The input of the action.
    ///   - attributes: The attributes of this call only; they override all others.
    public func callAsFunction<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Single<Output> where Base == Provider<T> {
        base.chain.send(action.setting(attributes), input)
    }

    // Disfavored, so that the compiler names a case that a target does not have: `rx(.zne)`.
    /// Returns such a single for an action without input.
    @_disfavoredOverload
    public func callAsFunction<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Single<Output> where Base == Provider<T> {
        base.chain.send(action.setting(attributes), ())
    }
}

extension Provider {
    /// Sends `action` now with this provider, and calls back exactly once.
    ///
    /// Disposing the result cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        chain.send(action.setting(attributes), input).call(completion)
    }

    /// Sends an action without input now, and calls back exactly once.
    @discardableResult
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        chain.send(action.setting(attributes), ()).call(completion)
    }

    /// Sends `action` with this provider and returns its output.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) async throws -> Output {
        try await chain.send(action.setting(attributes), input).awaited()
    }

    /// Sends an action without input and returns its output.
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) async throws -> Output {
        try await chain.send(action.setting(attributes), ()).awaited()
    }
}
