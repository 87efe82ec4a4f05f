extension Stubs {
    /// Answers the requests of `target`: those with its method and address, whatever their query.
    ///
    /// The address is where the request goes, or where it was declared to go before
    /// ``Attributes/baseURL`` was laid. The target is asked for its endpoint once, here; a stub for
    /// one that has none fits no request, and ``verify()`` says why.
    ///
    /// Stubbing the same again replaces and begins anew. Of several stubs that fit, the one with
    /// the fewest wildcards answers, then the one that matches the most, then the latest.
    /// - Parameters:
    ///   - target: whose requests.
    ///   - matching: what else a request must have in common with the target's.
    ///   - answer: what they get, each in turn.
    ///   - delay: how long each answer takes; nil leaves that to the answer, then to the table.
    @discardableResult
    public func on(
        _ target: T, matching: StubMatching = [], _ answer: StubAnswer, after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(target, matching) }
    }

    /// The same, with a closure that makes the responses.
    @discardableResult
    public func on(
        _ target: T, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(target, matching: matching, StubAnswer(make), after: delay)
    }

    /// The same for a target of another type.
    @discardableResult
    public func on<Other: Target>(
        _ target: Other, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(target, matching) }
    }

    /// The same for a target of another type, with a closure that makes the responses.
    @discardableResult
    public func on<Other: Target>(
        _ target: Other, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(target, matching: matching, StubAnswer(make), after: delay)
    }

    /// Answers the requests to `url`, in which `*` stands for any one segment.
    ///
    /// ```swift
    /// stubs.on(.get, url: "https://api.github.com/users/*/repos", "[]")
    /// ```
    ///
    /// A query in `url` must be that of the request; without one the query does not matter. Text
    /// that is no whole URL fits no request, and ``verify()`` says why.
    @discardableResult
    public func on(
        _ method: HTTPMethod, url: Path, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(method, url, matching) }
    }

    /// The same, with a closure that makes the responses.
    @discardableResult
    public func on(
        _ method: HTTPMethod, url: Path, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(method, url: url, matching: matching, StubAnswer(make), after: delay)
    }

    func add(
        _ answer: StubAnswer, _ delay: Duration?, for pattern: () throws(NetError) -> StubPattern
    ) -> Self {
        server.add(answer, delay, for: pattern)
        return self
    }
}
