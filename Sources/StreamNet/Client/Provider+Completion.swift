extension Provider {
    /// Sends `target` now and calls back exactly once.
    ///
    /// It calls back on ``Attributes/callbackScheduler``, by default the backend's executor.
    /// Disposing the result cancels the request and calls back with ``NetError/cancelled`` on the
    /// disposing thread, before it returns.
    /// - Parameters:
    ///   - target: The target to send.
    ///   - attributes: The attributes of this call only; they override all others.
    ///   - completion: Called exactly once.
    /// - Returns: A disposable that cancels the request; releasing it does not.
    @discardableResult
    public func request(
        _ target: T,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send(target, attributes).call(completion)
    }

    /// Does the same for a target of another type, sent by this provider.
    @discardableResult
    public func request<Other: Target>(
        _ target: Other,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send(target, attributes).call(completion)
    }

    /// Sends `target` and returns the response.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    /// - Parameters:
    ///   - target: The target to send.
    ///   - attributes: The attributes of this call only; they override all others.
    public func request(_ target: T, _ attributes: Attributes...) async throws -> Response {
        try await chain.send(target, attributes).awaited()
    }

    /// Does the same for a target of another type, sent by this provider.
    public func request<Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) async throws -> Response {
        try await chain.send(target, attributes).awaited()
    }
}
