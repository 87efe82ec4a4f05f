/// What carries a transfer: the session's task, or another transport's handle.
protocol TransferTask: Sendable {
    /// Whether something has happened that the transfer has not been told yet.
    var hasNews: Bool { get }
    /// Whether the sender can be slowed down.
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Returns at once, wherever it is called.
    func cancel()
}

extension TransferTask {
    /// What is told at once, or by who does not know, is no news.
    var hasNews: Bool { false }
}
