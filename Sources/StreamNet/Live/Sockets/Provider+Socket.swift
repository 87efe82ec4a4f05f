extension Provider {
    /// Opens a WebSocket to `target`.
    ///
    ///     let socket = try await chat.open(.room("42"), .subprotocols(["v2"]))
    ///
    /// The handshake is a GET like any other: attributes, plugins, interceptors and tokens apply,
    /// and ``Attributes/timeout``. `ws` and `wss` are `http` and `https`. Any status but 101 throws
    /// ``NetError/rejected(_:)``, body included. Cancelling the task cancels the handshake.
    ///
    /// By default messages are as they are. A typed one that cannot be decoded throws an
    /// ``ElementError`` unless ``Attributes/badElements`` skips it.
    /// - Parameters:
    ///   - incoming: The type of the messages of the server, decoded by ``Attributes/decoder``.
    ///   - outgoing: The type of those that are sent, encoded by ``Attributes/encoder``.
    public func open<Incoming: Decodable & Sendable, Outgoing: Encodable & Sendable>(
        _ target: T, as incoming: Incoming.Type = SocketMessage.self,
        sending outgoing: Outgoing.Type = SocketMessage.self, _ attributes: Attributes...
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
