/// What carries a transfer: the session's task, or another transport's handle.
protocol TransferTask: Sendable {
    /// Whether the sender can be slowed down.
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Returns at once, wherever it is called.
    func cancel()
}
