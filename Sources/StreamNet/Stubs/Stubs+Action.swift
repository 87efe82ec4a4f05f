extension Stubs {
    /// Answers `action`, whatever its input is; otherwise as for a target.
    ///
    /// The address is the one that is declared: with the base URL of the action or its API, without
    /// one where that is the provider's to say.
    /// - Parameters:
    ///   - action: whose requests.
    ///   - matching: what else must hold. There is no input to compare with, so `.query` and
    ///     `.body` mean that the request has none.
    ///   - answer: what they get, each in turn.
    ///   - delay: how long each answer takes; nil leaves that to the answer, then to the table.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(action.summary, matching) }
    }

    /// The same, with a closure that makes the responses.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(action, matching: matching, StubAnswer(make), after: delay)
    }

    /// Answers `action` where this goes in.
    ///
    /// ```swift
    /// stubs.on(NetAPI.repos, "[]")
    /// stubs.on(NetAPI.repos, for: UserRepos(user: "ann"), #"[{"name": "zen"}]"#)
    /// ```
    ///
    /// The path, the query and the body must be those that the input makes, as the action and its
    /// API have them written; where a provider says another encoder, or a style, match less. An
    /// input of which nothing can be made fits no request, and ``verify()`` says why.
    /// - Parameters:
    ///   - action: whose requests.
    ///   - input: what goes in.
    ///   - matching: what a request must have in common with that of `input` besides its method and
    ///     address.
    ///   - answer: what they get, each in turn.
    ///   - delay: how long each answer takes; nil leaves that to the answer, then to the table.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, for input: Input,
        matching: StubMatching = [.query, .body], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in
            try StubPattern(try action.endpoint(input), matching)
        }
    }

    /// The same, with a closure that makes the responses.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, for input: Input,
        matching: StubMatching = [.query, .body], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(action, for: input, matching: matching, StubAnswer(make), after: delay)
    }

    /// What `action` asked so far, whatever went in and wherever it went.
    ///
    /// An action goes by its name, `NetAPI.login`; one that is in no table by its method and path.
    public func requests<Input, Output>(of action: Action<Input, Output>) -> [StubbedRequest] {
        let name = action.summary.name
        return requests.filter { $0.endpoint.action?.name == name }
    }

    /// The stubs that no action of these lists would ask for: misspelt ones, or those of actions
    /// that are gone.
    public func strays(from lists: ActionList...) -> [String] {
        let addresses = lists.flatMap { $0.compactMap { try? StubPattern($0, []).address } }
        return server.state.withLock { $0.stubs }.map(\.pattern)
            .filter { pattern in !addresses.contains { $0.meets(pattern.address) } }
            .map(\.name)
    }
}

extension StubPattern {
    /// The requests of an action, whatever its input is.
    init(_ action: DeclaredAction, _ matching: StubMatching) throws(NetError) {
        let endpoint = try Endpoint(
            Path(action.wildcardPath), action, headers: [:], payload: .none)
        try self.init(endpoint, matching)
    }
}
