/// The connection of an event stream or a socket, for ``Attributes/onConnection``.
public struct EventConnection: Sendable {
    /// The state of a connection.
    public enum State: Sendable {
        /// A connection is being made; `attempt` counts from 1 since the last healthy one.
        case connecting(attempt: Int)
        /// The events, or the messages, begin.
        case open
        /// The connection was lost, or, without an error, closed in order; another follows.
        case lost((any Error)?, next: Duration)
        /// The stream has completed, or failed with the error.
        case ended((any Error)?)
    }

    /// The state.
    public let state: State
    let attempts: ConnectionAttempts

    /// Starts the next connection at once, if one is waited for. On any thread, at any time.
    public func reconnectNow() { attempts.reconnectNow() }
}

extension EventConnection: DescribedMirror {
    /// `GET https://host/path: open`: the request and the state, for a log.
    public var description: String {
        (attempts.endpoint.map { "\($0): " } ?? "") + "\(state)"
    }
}

extension EventConnection.State: DescribedMirror {
    /// `connecting, attempt 2`, `open`, `lost, next in 3 s: …` or `ended`; secrets are hidden.
    public var description: String {
        switch self {
        case .connecting(let attempt): "connecting, attempt \(attempt)"
        case .open: "open"
        case .lost(let error?, let next): "lost, next in \(next.inWords): \(error.shownDescription)"
        case .lost(nil, let next): "closed in order, next in \(next.inWords)"
        case .ended(let error?): "failed: \(error.shownDescription)"
        case .ended(nil): "ended"
        }
    }
}

extension Error {
    fileprivate var shownDescription: String { Redaction.standard.redacted(shortDescription) }
}

extension Attributes {
    /// A closure that is called when the connection of a stream or a socket changes its state.
    ///
    /// Called one state at a time, on the thread on which it changes, before the stream goes on;
    /// not after the stream has been disposed.
    public static var onConnection: Key<(@Sendable (EventConnection) -> Void)?> { .init(nil) }

    static var networkReturns: Key<Observable<Void>> { .init(.networkReturns) }
}
