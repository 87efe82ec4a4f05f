import Synchronization

/// How long one request may take, whatever the number of its redirects, and how it is called in
/// errors.
final class Deadline: Sendable {
    private let endpoint: Endpoint
    private let total: Duration
    private let idle: Duration?
    private let spent = Mutex(Duration.zero)

    init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
        total = endpoint.timeout
        idle = endpoint.idleTimeout
    }

    /// How long it may still take, at most a day.
    var left: Duration { min(total - spent.withLock { $0 }, .seconds(URLRequest.neverTimesOut)) }

    /// The failure for a request whose time is over.
    var expiry: NetError { failure(.timedOut(.total, after: total)) }

    /// When the request would have started, had it never waited for a connection.
    func start(at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        now - spent.withLock { $0 }
    }

    /// Counts what has passed since `start` also for the redirects that may follow.
    func spend(since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant) {
        spent.withLock { $0 = now - start }
    }

    func failure(
        _ reason: TransportFailure.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        .transport(
            TransportFailure(
                reason, request: endpoint.description, detail: detail, underlying: underlying))
    }

    func failure(_ failure: RequestFailure) -> NetError {
        .request(failure.naming(endpoint.description))
    }

    /// The failure for a request that runs since `start` and has moved nothing since `lastByte`.
    func expiry(
        start: ContinuousClock.Instant,
        lastByte: ContinuousClock.Instant,
        now: ContinuousClock.Instant
    ) -> NetError? {
        if now - start >= total { return expiry }
        if let idle, now - lastByte >= idle { return failure(.timedOut(.idle, after: idle)) }
        return nil
    }
}
