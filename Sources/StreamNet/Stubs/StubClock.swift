/// The timeouts of one request, on a clock that advances by given durations.
struct StubClock {
    private(set) var now = Duration.zero
    private var lastByte = Duration.zero
    /// The limit of the whole request; nil if it no longer applies.
    private var total: Duration?
    private let idle: Duration?
    private let endpoint: Endpoint

    init(_ endpoint: Endpoint, _ limits: TimeLimits) {
        self.endpoint = endpoint
        total = limits.total
        idle = limits.idle
    }

    /// Records that data arrived; for a stream, the total timeout ends with the head.
    mutating func receive(head: Bool = false) {
        lastByte = now
        if head, endpoint.delivery.isStreamed { total = nil }
    }

    /// Advances the clock by `delay` without data; throws if that is not shorter than a timeout.
    mutating func wait(_ delay: Duration) throws(NetError) {
        guard delay > .zero else { return }
        let end = now + delay
        if let idle, end >= lastByte + idle, lastByte + idle < total ?? .seconds(Int64.max) {
            throw expired(at: lastByte + idle, .idle, idle)
        }
        if let total, end >= total { throw expired(at: total, .total, total) }
        now = end
    }

    private mutating func expired(
        at instant: Duration, _ phase: TransportFailure.Phase, _ limit: Duration
    ) -> NetError {
        now = instant
        return TransportFailure.Reason.timedOut(phase, after: limit).error(for: endpoint)
    }
}
