extension InterceptorChain {
    /// Sends an action that has the attributes of the call already.
    /// - Parameter onResponse: Called with each response before it is read.
    func send<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input,
        _ onResponse: (@Sendable (Response) -> Void)? = nil
    ) -> Single<Output> {
        let interceptors =
            action.attributes.actionInterceptors + attributes.actionInterceptors
        if interceptors.isEmpty { return deliver(action, input, onResponse) }
        return intercept(action, input, interceptors, onResponse)
    }

    /// A function of its own, since the types that it uses are looked up even without interceptors.
    @inline(never)
    private func intercept<Input, Output>(
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
                sink.deliver(response, mappedBy: action.declaration.reading.read)
            }
            start(
                { try action.endpoint(input, below: attributes) }, [], .typedDefaults, into: read)
        }
    }
}
