extension Provider {
    /// Returns a single that sends a typed request on each subscription, and delivers its typed
    /// response.
    ///
    /// Fails with ``NetError``, or with a ``MappingError``, which is reported to the plugins, if
    /// the response cannot be mapped. Otherwise as `rx(target)`.
    /// - Parameters:
    ///   - request: The request to send.
    ///   - attributes: The attributes of this call only; they override all others.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) -> Single<R.Response> {
        chain.send(typed: request, attributes)
    }

    /// Sends a typed request now and calls back exactly once.
    ///
    /// Disposing the result cancels the request and calls back with ``NetError/cancelled``.
    @discardableResult
    public func send<R: TypedTarget>(
        _ request: R,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<R.Response, any Error>) -> Void
    ) -> any Disposable {
        chain.send(typed: request, attributes).call(completion)
    }

    /// Sends a typed request and returns its typed response.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) async throws -> R.Response {
        try await chain.send(typed: request, attributes).awaited()
    }
}

extension InterceptorChain {
    fileprivate func send<R: TypedTarget>(
        typed request: R, _ call: [Attributes]
    ) -> Single<R.Response> {
        Single { [self] sink in
            let parsed = Sink<Response>(sink.lifetime) { response in
                sink.deliver(response, mappedBy: { try $0.parsed(as: R.Response.self) })
            }
            start({ try request.endpoint }, call, .typedDefaults, into: parsed)
        }
    }
}
