/// A transfer in the queue of its host.
struct WaitingTransfer: Sendable {
    let transfer: Transfer
    /// Its place in the order of arrival at all queues.
    let number: Int
    let since: ContinuousClock.Instant
    /// Starts the transfer; calls its argument when the connection is free again.
    let run: @Sendable (@escaping ConnectionGate.Leave) -> Void
}
