extension Stubs {
    /// Answers the requests of `target`: those with its method and address, and any query.
    ///
    /// The address is that of the request as it is sent, or as it was declared before
    /// ``Attributes/baseURL`` was applied. The target is asked for its endpoint once, here; if it
    /// has none, the stub matches no request, and ``verify()`` reports the reason.
    ///
    /// Stubbing the same requests again replaces the stub, and its sequence starts from the
    /// beginning. Of several stubs that match, the one with the fewest wildcards answers, then the
    /// one with the most conditions, then the latest.
    /// - Parameters:
    ///   - target: The target whose requests are answered.
    ///   - matching: The conditions that a request must meet besides the method and address.
    ///   - answer: The answer to the requests; each request takes the next one of a sequence.
    ///   - delay: The time that each answer takes; nil for the answer's own, or else the table's.
    @discardableResult
    public func on(
        _ target: T, matching: StubMatching = [], _ answer: StubAnswer, after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(target, matching) }
    }

    /// Answers the requests of `target`, with a closure that makes the responses.
    @discardableResult
    public func on(
        _ target: T, matching: StubMatching = [], after delay: Duration? = nil,
        _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        on(target, matching: matching, StubAnswer(make), after: delay)
    }

    /// Answers the requests of a target of another type.
    @discardableResult
    public func on<Other: Target>(
        _ target: Other, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(target, matching) }
    }

    /// Answers the requests of a target of another type, with a closure that makes the responses.
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
    /// A query in `url` must be that of the request; without one, the query does not matter. Text
    /// that is not a whole URL matches no request, and ``verify()`` reports the reason.
    @discardableResult
    public func on(
        _ method: HTTPMethod, url: Path, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self {
        add(answer, delay) { () throws(NetError) in try StubPattern(method, url, matching) }
    }

    /// Answers the requests to `url`, with a closure that makes the responses.
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
