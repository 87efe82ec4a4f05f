import Foundation

/// The receiver of a response body that is not collected in memory. The transport calls it in
/// order, `fail` may be called at any time, and calls after the end are ignored.
protocol BodySink: Sendable {
    /// The number of bytes that an earlier transfer has received.
    var countBefore: Int { get }
    /// Returns the response that is delivered with its head; nil if it waits for its body.
    func begin(_ head: Response) -> Response?
    /// Receives a piece; an error that it throws ends the transfer.
    func write(_ piece: Data) throws
    /// Ends a complete body, and returns the response that is delivered, made from its head.
    func finish(_ head: Response) throws -> Response
    func fail(_ error: any Error)
}

extension BodySink {
    var countBefore: Int { 0 }
}

/// A transfer, as the reader of its body uses it.
protocol Pausable: AnyObject, Sendable {
    var canPause: Bool { get }
    /// The scheduler on which the pieces are delivered; nil is a queue of the reader's own.
    var readingScheduler: (any Scheduler)? { get }
    func pause()
    func resume()
    func cancel()
}

/// An offer to a server to switch the protocol of one connection (RFC 9110 §7.8).
protocol UpgradeOffer: Sendable {
    /// The fields that the request has beside its own.
    var fields: HTTPHeaders { get }
    /// The most bytes of a message, where the transport has messages.
    var limit: Int { get }

    /// Returns the receiver of what follows a 101; throws if it accepts what was not offered.
    func sink(
        for head: Response, of endpoint: Endpoint, on connection: any UpgradedConnection
    ) throws -> any BodySink
}

/// A connection that has switched its protocol.
protocol UpgradedConnection: Pausable {
    /// True if bytes have arrived that were not delivered yet.
    var hasPendingEvents: Bool { get }
    /// A number that grows when the system takes bytes behind others that it had no room for.
    var progress: Int { get }
    /// Sends bytes behind those before them; `sent` is called when the system has taken them, and
    /// not at all if the connection ends before.
    func write(_ bytes: Data, _ sent: @escaping SentCallback)
}

/// Called on the thread that sends, which must not wait, nor call anybody else; what it returns is
/// called where events are delivered. Nothing as a rule, as a delivery takes as long as sending.
typealias SentCallback = @Sendable () -> (@Sendable () -> Void)?
