/// An event of an open socket.
enum SocketEvent: Sendable {
    case sent(SocketMessage), received(SocketMessage)
    /// The server has closed the socket, before the client did.
    case closed(SocketClose)
    case lost(any Error)
}

typealias SocketObserver = @Sendable (SocketEvent) -> Void

extension RequestContext {
    /// The observer of the sockets that are opened from now on.
    static var socketObserver: Key<SocketObserver?> { .init(nil) }
}
