import Foundation

/// A running transfer in its transport: the session's task, or another transport's handle.
protocol TransferHandle: Sendable {
    /// True if there are events that have not been delivered to the transfer yet.
    var hasPendingEvents: Bool { get }
    /// True if the sender can be slowed down.
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Cancels the transfer. Returns at once, on any thread.
    func cancel()
    /// Sends bytes on a connection that has switched its protocol.
    func write(_ bytes: Data, _ sent: @escaping @Sendable () -> Void)
}

extension TransferHandle {
    /// False, for a transport that delivers its events at once, or does not count them.
    var hasPendingEvents: Bool { false }

    /// Sends nothing, for a transport whose connections stay with HTTP.
    func write(_ bytes: Data, _ sent: @escaping @Sendable () -> Void) {}
}

/// The handle of a transfer, and whether it may still be stopped.
struct TransferTask: Sendable {
    /// The handle; nil before the transfer begins and after its end.
    var handle: (any TransferHandle)?
    private(set) var isPaused = false
    /// True if the task is about to complete by itself and must not be stopped any more.
    var isEnding = false

    /// The handle, if it may be paused, resumed and cancelled.
    var stoppable: (any TransferHandle)? { isEnding ? nil : handle }

    /// Sets the paused state, and returns the handle to pause or resume.
    mutating func pause(_ isPaused: Bool) -> (any TransferHandle)? {
        self.isPaused = isPaused
        return stoppable
    }
}
