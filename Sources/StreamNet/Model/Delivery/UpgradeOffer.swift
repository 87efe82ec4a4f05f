import Foundation

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
