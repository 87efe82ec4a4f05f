/// The times of a transfer, from which its deadlines and its timing follow.
struct TransferClock: Sendable {
    let made = ContinuousClock.now
    /// The time at which the request would have started, had it never waited for a connection.
    private(set) var start = ContinuousClock.now
    /// The time at which this exchange began.
    private(set) var begun: ContinuousClock.Instant?
    private var spooling: ContinuousClock.Instant?
    private var spooled = Duration.zero
    /// True while the deadlines apply.
    private(set) var isRunning = false
    var lastByte = ContinuousClock.now

    mutating func begin(start: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        (self.start, isRunning) = (start, true)
        (begun, lastByte) = (now, now)
    }

    /// Starts the deadlines: the request body is being read, before it can be sent.
    mutating func beginSpooling(start: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        (self.start, isRunning) = (start, true)
        (spooling, lastByte) = (now, now)
    }

    mutating func endSpooling(_ now: ContinuousClock.Instant) {
        spooled = spooling.map { now - $0 } ?? .zero
    }

    mutating func stop() { isRunning = false }

    /// The timing of a response whose head arrives now, without its body.
    func timing(_ now: ContinuousClock.Instant) -> Response.Timing {
        let queued = begun.map { $0 - made - spooled } ?? .zero
        return .init(firstByte: now - start, total: now - start, queued: queued)
    }
}
