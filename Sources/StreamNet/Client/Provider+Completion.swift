extension Provider {
    /// Sends `target` now and calls back once, whatever happens.
    ///
    /// It calls back on ``Attributes/callbackScheduler``, unless said on the backend's executor, or
    /// on the disposing thread: disposing what is returned cancels the request and calls back with
    /// ``NetError/cancelled`` before it returns.
    /// - Parameters:
    ///   - target: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    ///   - completion: called exactly once.
    /// - Returns: what cancels the request; dropping it does not.
    @discardableResult
    public func request(
        _ target: T,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send({ try target.endpoint }, attributes).call(completion)
    }

    /// The same for a target of another type, carried by this provider.
    @discardableResult
    public func request<Other: Target>(
        _ target: Other,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send({ try target.endpoint }, attributes).call(completion)
    }

    /// Sends `target` and waits for the response.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    /// - Parameters:
    ///   - target: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func request(_ target: T, _ attributes: Attributes...) async throws -> Response {
        try await chain.send({ try target.endpoint }, attributes).awaited()
    }

    /// The same for a target of another type, carried by this provider.
    public func request<Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) async throws -> Response {
        try await chain.send({ try target.endpoint }, attributes).awaited()
    }
}
