extension Action {
    /// A single that sends the action each time it is subscribed, by its ``Attributes/provider``.
    ///
    /// Fails with ``NetError``, with ``RequestFailure/Reason/missingProvider`` where there is no
    /// provider, or with what reading the response throws; that is told to the plugins.
    /// - Parameters:
    ///   - input: what goes in.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func callAsFunction(_ input: Input, _ attributes: Attributes...) -> Single<Output> {
        sent(input, attributes)
    }

    /// Sends the action now, by its ``Attributes/provider``, and calls back once, whatever happens.
    ///
    /// Disposing what is returned cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func callAsFunction(
        _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        sent(input, attributes).call(completion)
    }

    /// Sends the action by its ``Attributes/provider``, and waits for what it brings.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    public func request(_ input: Input, _ attributes: Attributes...) async throws -> Output {
        try await sent(input, attributes).awaited()
    }

    fileprivate func sent(_ input: Input, _ call: [Attributes]) -> Single<Output> {
        let action = saying(call)
        if let provider = action.provider { return provider.chain.send(action, input) }
        return .error(
            NetError.request(
                RequestFailure(
                    .missingProvider, request: action.description,
                    wanted: "a provider that sends it", found: "none")))
    }
}

extension Action where Input == Void {
    /// A single that sends the action each time it is subscribed; as with an input.
    public func callAsFunction(_ attributes: Attributes...) -> Single<Output> {
        sent((), attributes)
    }

    /// Sends the action now and calls back once, whatever happens; as with an input.
    @discardableResult
    public func callAsFunction(
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        sent((), attributes).call(completion)
    }

    /// Sends the action and waits for what it brings; as with an input.
    public func request(_ attributes: Attributes...) async throws -> Output {
        try await sent((), attributes).awaited()
    }
}
