extension Reactive {
    /// A single that sends `action` each time it is subscribed, by this provider and no other.
    ///
    /// Fails as `action(input)` does.
    /// - Parameters:
    ///   - action: what to ask for.
    ///   - input: what goes in.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func callAsFunction<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Single<Output> where Base == Provider<T> {
        base.chain.send(action.saying(attributes), input)
    }

    /// The same for an action without input.
    public func callAsFunction<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Single<Output> where Base == Provider<T> {
        base.chain.send(action.saying(attributes), ())
    }
}

extension Provider {
    /// Sends `action` now, by this provider, and calls back once, whatever happens.
    ///
    /// Disposing what is returned cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        chain.send(action.saying(attributes), input).call(completion)
    }

    /// The same for an action without input.
    @discardableResult
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        chain.send(action.saying(attributes), ()).call(completion)
    }

    /// Sends `action` by this provider and waits for what it brings.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) async throws -> Output {
        try await chain.send(action.saying(attributes), input).awaited()
    }

    /// The same for an action without input.
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) async throws -> Output {
        try await chain.send(action.saying(attributes), ()).awaited()
    }
}
