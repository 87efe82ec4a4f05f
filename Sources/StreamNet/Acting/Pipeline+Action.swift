extension Pipeline {
    /// Sends an action to which all is said that the call says.
    func send<Input, Output>(_ action: Action<Input, Output>, _ input: Input) -> Single<Output> {
        let interceptors =
            action.attributes[Attributes.actionInterceptors] + actionInterceptors
        if interceptors.isEmpty { return deliver(action, input) }
        let call = ActionCall(action: action, input: input, below: attributes)
        let last: ActionCall<Input, Output>.Next = { deliver($0.action, $0.input) }
        return .deferred {
            interceptors.reversed().reduce(last) { next, interceptor in
                { interceptor.intercept($0, next) }
            }(call)
        }
    }

    private func deliver<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input
    ) -> Single<Output> {
        send({ try action.endpoint(input) }, [], unlessSaid: .unlessSaid)
            .mapResponse(action.declaration.reading.read)
    }
}

extension Attributes {
    /// What holds for actions about which nobody says anything.
    fileprivate static let unlessSaid: Attributes = .validation(.successCodes)
}
