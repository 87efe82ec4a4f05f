import Synchronization

/// One request on its way, whatever the number of its redirects: how long it may take, how it is
/// delivered, who hears of its progress, and how it is called in errors.
final class Journey: Sendable {
    let endpoint: Endpoint
    let delivery: Delivery
    let meter: ProgressMeter?
    private let limits: TimeLimits
    private let spent = Mutex(Duration.zero)

    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        self.endpoint = endpoint
        delivery = endpoint.delivery
        meter = ProgressMeter(for: endpoint)
        limits = TimeLimits(endpoint, sending: request)
    }

    /// How long it may still take, at most a day.
    var left: Duration {
        min(limits.total - spent.withLock { $0 }, .seconds(URLRequest.neverTimesOut))
    }

    /// The failure for a request whose time is over.
    var expiry: NetError { failure(.timedOut(.total, after: limits.total)) }

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

    /// The failure for a request that runs since `start`, unless that does not count any more, and
    /// has moved nothing since `lastByte`.
    func expiry(
        start: ContinuousClock.Instant?,
        lastByte: ContinuousClock.Instant,
        now: ContinuousClock.Instant
    ) -> NetError? {
        if let start, now - start >= limits.total { return expiry }
        if let idle = limits.idle, now - lastByte >= idle {
            return failure(.timedOut(.idle, after: idle))
        }
        return nil
    }
}
