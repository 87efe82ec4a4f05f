/// A running transfer in its transport: the session's task, or another transport's handle.
protocol TransferTask: Sendable {
    /// True if there are events that have not been delivered to the transfer yet.
    var hasNews: Bool { get }
    /// True if the sender can be slowed down.
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Cancels the transfer. Returns at once, on any thread.
    func cancel()
}

extension TransferTask {
    /// False, for a transport that delivers its events at once, or does not count them.
    var hasNews: Bool { false }
}
