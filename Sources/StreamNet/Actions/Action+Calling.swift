extension Action {
    /// Returns a single that sends the action with its ``Attributes/provider``.
    ///
    /// Fails with ``NetError``, with ``RequestError/Reason/missingProvider`` if there is no
    /// provider, or with the error of reading the response, which the plugins receive, too.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func callAsFunction(_ input: Input, _ attributes: Attributes...) -> Single<Output> {
        sent(input, attributes)
    }

    /// Sends the action now with its ``Attributes/provider``, and calls back exactly once.
    /// Disposing the result cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func request(
        _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable { sent(input, attributes).call(completion) }

    /// Does the same, and calls back on the main actor.
    @discardableResult
    public func request(
        _ input: Input, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Output, any Error>) -> Void
    ) -> any Disposable { sent(input, attributes).call(onMain: completion) }

    /// Sends the action with its ``Attributes/provider``, and returns its output. Cancelling the
    /// task cancels the request and throws `CancellationError`.
    public func request(_ input: Input, _ attributes: Attributes...) async throws -> Output {
        try await sent(input, attributes).awaited()
    }

    private func sent(_ input: Input, _ call: [Attributes]) -> Single<Output> {
        let action = setting(call)
        return action.provider?.chain.send(action, input) ?? .error(action.missingProvider)
    }

    var missingProvider: NetError {
        .request(
            RequestError(
                .missingProvider, request: description, wanted: "a provider that sends it",
                found: "none"))
    }
}

extension Action where Input == Void {
    /// Returns a single that sends the action on each subscription; as with an input.
    public func callAsFunction(_ attributes: Attributes...) -> Single<Output> {
        sent((), attributes)
    }

    /// Sends the action now and calls back exactly once; as with an input.
    @discardableResult
    public func request(
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable { sent((), attributes).call(completion) }

    /// Sends the action now and calls back on the main actor; as with an input.
    @discardableResult
    public func request(
        _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Output, any Error>) -> Void
    ) -> any Disposable { sent((), attributes).call(onMain: completion) }

    /// Sends the action and returns its output; as with an input.
    public func request(_ attributes: Attributes...) async throws -> Output {
        try await sent((), attributes).awaited()
    }
}

extension Attributes {
    /// The provider of an action that is called directly, as in `NetAPI.login(request)`; nil, the
    /// default, fails such a call with ``RequestError/Reason/missingProvider``.
    ///
    /// It is ignored by a call of a provider: `provider.rx(NetAPI.login, request)`.
    public static var provider: Key<Provider<AnyTarget>?> { .init(nil) }

    /// Sets the provider of an action that is called directly, from a provider of any target type.
    public static func provider<T: Target>(_ provider: Provider<T>) -> Attributes {
        .provider(Optional(provider.of(AnyTarget.self)))
    }
}
