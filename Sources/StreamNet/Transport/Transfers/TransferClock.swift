/// The times of a transfer, from which its deadlines and its timing follow.
struct TransferClock: Sendable {
    let made = ContinuousClock.now
    /// The time at which the request would have started, had it never waited for a connection.
    private(set) var start = ContinuousClock.now
    private var queued = Duration.zero
    /// True while the deadlines apply.
    var isRunning = false
    /// The time at which this exchange began; nil while its body is read, before it can be sent.
    var begun: ContinuousClock.Instant?
    var lastByte = ContinuousClock.now

    /// Starts the deadlines, with the exchange or the reading of its body.
    mutating func begin(start: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        lastByte = now
        if isRunning { return }
        (self.start, isRunning, queued) = (start, true, now - made)
    }

    /// The timing of a response whose head arrives now, without its body.
    func timing(_ now: ContinuousClock.Instant) -> Response.Timing {
        .init(firstByte: now - start, total: now - start, queued: queued)
    }
}
