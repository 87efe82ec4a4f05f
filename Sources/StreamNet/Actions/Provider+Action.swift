extension Reactive {
    /// Returns a single that sends `action` with this provider, and no other, on each subscription.
    /// Fails as `action(input)` does.
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
    /// Sends `action` now with this provider, and calls back exactly once. Disposing the result
    /// cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable { chain.send(action.setting(attributes), input).call(completion) }

    // Disfavored, so that the compiler blames no action for a mistake behind `request(.zen)`.
    /// Sends an action without input now, and calls back exactly once.
    @_disfavoredOverload
    @discardableResult
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable { chain.send(action.setting(attributes), ()).call(completion) }

    /// Does the same, and calls back on the main actor.
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Output, any Error>) -> Void
    ) -> any Disposable { chain.send(action.setting(attributes), input).call(onMain: completion) }

    /// Sends an action without input now, and calls back on the main actor.
    @_disfavoredOverload
    @discardableResult
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Output, any Error>) -> Void
    ) -> any Disposable { chain.send(action.setting(attributes), ()).call(onMain: completion) }

    /// Sends `action` with this provider and returns its output. Cancelling the task cancels the
    /// request and throws `CancellationError`.
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) async throws -> Output { try await chain.send(action.setting(attributes), input).awaited() }

    /// Sends an action without input and returns its output.
    @_disfavoredOverload
    public func request<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) async throws -> Output { try await chain.send(action.setting(attributes), ()).awaited() }

    /// Returns the URL, the headers and the body of `action`, as this provider would send them;
    /// otherwise as ``encoded(_:_:)-(T,_)``.
    public func encoded<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) throws -> EncodedRequest {
        let action = action.setting(attributes)
        return try chain.encoded(
            { try action.endpoint(input, below: chain.attributes) }, [], .typedDefaults)
    }

    /// Returns those of an action without input.
    public func encoded<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) throws -> EncodedRequest { try encoded(action.setting(attributes), ()) }
}

extension InterceptorChain {
    /// Sends an action that has the attributes of the call already.
    /// - Parameter onResponse: Called with each response before it is decoded.
    func send<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input,
        _ onResponse: (@Sendable (Response) -> Void)? = nil
    ) -> Single<Output> {
        let interceptors = interceptors(of: action)
        if interceptors.isEmpty { return deliver(action, input, onResponse) }
        return intercept(action, input, interceptors, onResponse)
    }

    func interceptors<Input, Output>(of action: Action<Input, Output>) -> [any ActionInterceptor] {
        action.attributes.actionInterceptors + attributes.actionInterceptors
    }

    /// A function of its own, since the types that it uses are looked up even without interceptors.
    @inline(never) private func intercept<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ interceptors: [any ActionInterceptor],
        _ onResponse: (@Sendable (Response) -> Void)?
    ) -> Single<Output> {
        let call = ActionCall(action: action, input: input, below: attributes)
        let last: ActionCall<Input, Output>.Next = { [self] in
            deliver($0.action, $0.input, onResponse)
        }
        return .deferred {
            interceptors.reversed().reduce(last) { next, interceptor in
                let checked: ActionCall<Input, Output>.Next = { call in
                    if let failure = call.failure { .error(failure) } else { next(call) }
                }
                return { interceptor.intercept($0, checked) }
            }(call)
        }
    }

    private func deliver<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input,
        _ onResponse: (@Sendable (Response) -> Void)?
    ) -> Single<Output> {
        Single { [self] sink in
            let read = Sink<Response>(sink.lifetime) { response in
                onResponse?(response)
                sink.deliver(response, mappedBy: action.definition.output.decode)
            }
            start(
                { try action.endpoint(input, below: attributes) }, [], .typedDefaults, into: read)
        }
    }
}
