extension Provider {
    /// Opens a WebSocket to `target`.
    ///
    ///     let socket = try await chat.open(.room("42"), .subprotocols(["v2"]))
    ///
    /// The handshake is a request as any other, a GET as a rule: its attributes, plugins,
    /// interceptors, tokens and their renewal apply, and ``Attributes/timeout``. `ws` and `wss` are
    /// `http` and `https`. Any status but 101 throws ``NetError/rejected(_:)``, body included.
    /// Cancelling the task cancels the handshake.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func open(
        _ target: T, _ attributes: Attributes...
    ) async throws -> Socket<SocketMessage, SocketMessage> {
        try await chain.socket({ try target.endpoint }, attributes).awaited()
    }

    /// Opens a WebSocket whose messages are values in the format of the request, usually JSON.
    ///
    /// A message that cannot be decoded throws an ``ElementError`` unless
    /// ``Attributes/badElements`` skips it. Otherwise the same as without types.
    /// - Parameters:
    ///   - incoming: The type of the messages of the server, decoded by ``Attributes/decoder``.
    ///   - outgoing: The type of those that are sent, encoded by ``Attributes/encoder``.
    ///   - attributes: Those of this call only; they override all others.
    public func open<Incoming: Decodable & Sendable, Outgoing: Encodable & Sendable>(
        _ target: T, as incoming: Incoming.Type, sending outgoing: Outgoing.Type,
        _ attributes: Attributes...
    ) async throws -> Socket<Incoming, Outgoing> {
        try await chain.socket({ try target.endpoint }, attributes).awaited()
    }
}

extension InterceptorChain {
    func socket<Incoming, Outgoing>(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes],
        of attempts: ConnectionAttempts? = nil
    ) -> Single<Socket<Incoming, Outgoing>> {
        send(
            declare,
            call + [.plugins([SocketRequest(attempts: attempts)]), attempts?.attributes ?? []]
        )
        .map { try Socket($0) }
    }
}
