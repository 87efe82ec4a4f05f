extension Stubs {
    /// Answers `action`, whatever its input is; otherwise as for a target.
    ///
    /// The address is the one that is declared: with the base URL of the action or its API, without
    /// one where that is the provider's to say.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, _ answer: StubAnswer, after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(action.summary) }
    }

    /// The same, with a closure that makes the responses.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(action, StubAnswer(make), after: delay)
    }

    /// The stubs that no action of these lists would ask for: misspelt ones, or those of actions
    /// that are gone.
    public func strays(from lists: ActionList...) -> [String] {
        let addresses = lists.joined().compactMap { try? StubPattern($0).address }
        return state.withLock { $0 }.stubs.map(\.pattern)
            .filter { pattern in !addresses.contains { $0.meets(pattern.address) } }
            .map(\.name)
    }
}

extension StubPattern {
    /// The requests of an action, whatever its input is.
    init(_ action: DeclaredAction) throws(NetError) {
        let endpoint = try Endpoint(
            Path(action.wildcardPath), action, headers: [:], payload: .none)
        try self.init(endpoint, [])
    }
}
