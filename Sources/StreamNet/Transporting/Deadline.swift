import Synchronization

/// How long one request may take, whatever the number of its redirects, and how it is called in
/// errors.
final class Deadline: Sendable {
    let request: String
    let total: Duration
    let idle: Duration?
    private let start = Mutex<ContinuousClock.Instant?>(nil)

    init(request: String, total: Duration, idle: Duration?) {
        self.request = request
        self.total = total
        self.idle = idle
    }

    /// When the request was first handed to a connection; waiting for one does not count.
    func started(at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        start.withLock { start in
            let first = start ?? now
            start = first
            return first
        }
    }

    func failure(
        _ reason: TransportFailure.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        .transport(
            TransportFailure(reason, request: request, detail: detail, underlying: underlying))
    }

    /// The failure for a request that has run since `start` and heard nothing since `lastData`.
    func expiry(
        start: ContinuousClock.Instant,
        lastData: ContinuousClock.Instant,
        now: ContinuousClock.Instant
    ) -> NetError? {
        if now - start >= total { return failure(.timedOut(.total, after: total)) }
        if let idle, now - lastData >= idle { return failure(.timedOut(.idle, after: idle)) }
        return nil
    }
}
