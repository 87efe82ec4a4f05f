import Foundation

/// A running transfer in its transport: the session's task, or another transport's handle.
protocol TransferHandle: Sendable {
    /// True if there are events that have not been delivered to the transfer yet.
    var hasPendingEvents: Bool { get }
    /// Grows with each sending that had waited for room; 0 if that is not known.
    var progress: Int { get }
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Cancels the transfer. Returns at once, on any thread.
    func cancel()
    /// Sends bytes on a connection that has switched its protocol.
    func write(_ bytes: Data, _ sent: @escaping SentCallback)
}

extension TransferHandle {
    /// False, for a transport that delivers its events at once, or does not count them.
    var hasPendingEvents: Bool { false }
    var progress: Int { 0 }
    /// Sends nothing, for a transport whose connections stay with HTTP.
    func write(_ bytes: Data, _ sent: @escaping SentCallback) {}
}
