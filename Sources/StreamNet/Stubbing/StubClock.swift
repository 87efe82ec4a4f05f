/// The timeouts of one request, on a clock that is told how long things take.
struct StubClock {
    private(set) var now = Duration.zero
    private var lastByte = Duration.zero
    private let endpoint: Endpoint

    init(_ endpoint: Endpoint) { self.endpoint = endpoint }

    /// Something arrived.
    mutating func hear() { lastByte = now }

    /// Nothing arrives for `delay`; throws if that is not faster than a timeout.
    mutating func wait(_ delay: Duration) throws(NetError) {
        guard delay > .zero else { return }
        let (end, total) = (now + delay, endpoint.timeout)
        if let idle = endpoint.idleTimeout, lastByte + idle < total, end >= lastByte + idle {
            throw expired(at: lastByte + idle, .idle, idle)
        }
        if end >= total { throw expired(at: total, .total, total) }
        now = end
    }

    private mutating func expired(
        at instant: Duration, _ phase: TransportFailure.Phase, _ limit: Duration
    ) -> NetError {
        now = instant
        return TransportFailure.Reason.timedOut(phase, after: limit).error(for: endpoint)
    }
}
