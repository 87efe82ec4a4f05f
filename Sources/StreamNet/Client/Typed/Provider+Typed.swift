extension Provider {
    /// A single that sends a typed request each time it is subscribed, and delivers what it brings.
    ///
    /// Fails with ``NetError``, or with a ``MappingFailure`` where the response is no such thing;
    /// that is told to the plugins. Otherwise as `rx(target)`.
    /// - Parameters:
    ///   - request: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) -> Single<R.Response> {
        chain.send(typed: request, attributes)
    }

    /// Sends a typed request now and calls back once, whatever happens.
    ///
    /// Disposing what is returned cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func send<R: TypedTarget>(
        _ request: R,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<R.Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send(typed: request, attributes).call(completion)
    }

    /// Sends a typed request and waits for what it brings.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) async throws -> R.Response {
        try await chain.send(typed: request, attributes).awaited()
    }
}

extension Chain {
    fileprivate func send<R: TypedTarget>(
        typed request: R, _ call: [Attributes]
    ) -> Single<R.Response> {
        send({ try request.endpoint }, call, defaults: .typedDefaults)
            .mapResponse { try $0.parsed(as: R.Response.self) }
    }
}
