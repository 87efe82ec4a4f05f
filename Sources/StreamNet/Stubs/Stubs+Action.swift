extension Stubs {
    /// Answers `action` for any input; otherwise as for a target.
    ///
    /// The address is the declared one: with the base URL of the action or its API, or without one
    /// if the provider sets it.
    /// - Parameters:
    ///   - action: The action to answer.
    ///   - matching: The further conditions. There is no input to compare with, so `.query` and
    ///     `.body` mean that the request has none.
    ///   - answer: The answers, one for each request in turn.
    ///   - delay: The time until each answer; nil for that of the answer, else of the table.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(action.summary, matching) }
    }

    /// Answers in the same way, with a closure that makes the responses.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(action, matching: matching, StubAnswer(make), after: delay)
    }

    /// Answers `action` for one input.
    ///
    /// ```swift
    /// stubs.on(NetAPI.repos, "[]")
    /// stubs.on(NetAPI.repos, for: UserRepos(user: "ann"), #"[{"name": "zen"}]"#)
    /// ```
    ///
    /// The path, the query and the body must be those of the input, as the action and its API write
    /// them; if a provider sets another encoder or style, match less. An input that cannot be
    /// written matches no request, and ``verify()`` reports the reason.
    /// - Parameters:
    ///   - action: The action to answer.
    ///   - input: The input to answer.
    ///   - matching: The parts that a request must have in common with that of `input`, besides its
    ///     method and address.
    ///   - answer: The answers, one for each request in turn.
    ///   - delay: The time until each answer; nil for that of the answer, else of the table.
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

    /// Answers in the same way, with a closure that makes the responses.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, for input: Input,
        matching: StubMatching = [.query, .body], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(action, for: input, matching: matching, StubAnswer(make), after: delay)
    }

    /// Returns the requests of `action` so far, with any input and to any address.
    ///
    /// An action is identified by its name, `NetAPI.login`; one in no table by its method and path.
    public func requests<Input, Output>(of action: Action<Input, Output>) -> [StubbedRequest] {
        let name = action.summary.name
        return requests.filter { $0.endpoint.action?.name == name }
    }

    /// Returns the stubs that match no action of these lists: misspelt ones, or those of removed
    /// actions.
    public func strays(from lists: ActionList...) -> [String] {
        let addresses = lists.flatMap { $0.compactMap { try? StubPattern($0, []).address } }
        return server.state.withLock { $0.stubs }.map(\.pattern)
            .filter { pattern in !addresses.contains { $0.meets(pattern.address) } }
            .map(\.name)
    }
}

extension StubPattern {
    /// Makes a pattern of the requests of an action, with any input.
    init(_ action: DeclaredAction, _ matching: StubMatching) throws(NetError) {
        let endpoint = try Endpoint(
            Path(action.wildcardPath), action, headers: [:], payload: .none)
        try self.init(endpoint, matching)
    }
}
