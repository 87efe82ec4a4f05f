import Locks

/// Renews a token once for all requests that ask for it during the renewal.
final class Renewals: Sendable {
    /// The most renewals within ``period``.
    private static let most = 5
    private static let period = Duration.seconds(30)

    /// The instances whose renewal is being started, or runs in this task.
    @TaskLocal private static var running: [ObjectIdentifier] = []

    private let table = Mutex<(ended: Int, running: AsyncSubject<String>?, begun: [Duration])>(
        (0, nil, []))
    private let token: @Sendable () throws -> String?
    private let renew: @Sendable () throws -> Single<String>
    private let limit: Duration
    private let scheduler: any Scheduler

    init(
        _ token: @escaping @Sendable () throws -> String?,
        _ renew: @escaping @Sendable () throws -> Single<String>,
        within limit: Duration, on scheduler: any Scheduler
    ) { (self.token, self.renew, self.limit, self.scheduler) = (token, renew, limit, scheduler) }

    var areRunningThis: Bool { Self.running.contains(ObjectIdentifier(self)) }

    static var isCurrent: Bool { !running.isEmpty }

    /// Returns the token to send instead of another one; nil if there is none any more.
    /// - Parameter isRefused: False if the other one may still be accepted: it is returned if too
    ///   many renewals have begun in a short time.
    func token(insteadOf other: String?, isRefused: Bool = true) -> Single<String?> {
        .deferred { [self] in
            while true {
                let (ended, running) = table.withLock { ($0.ended, $0.running) }
                if let running { return token(of: running) }
                let present = try token()
                if present != other { return .just(present) }
                do {
                    guard let (renewal, isNew) = try renewal(since: ended) else { continue }
                    if isNew { begin(renewal) }
                    return token(of: renewal)
                } catch {
                    if isRefused { throw error }
                    return .just(present)
                }
            }
        }
    }

    /// Returns the result of a renewal, after which the waiter goes on as it was: inside of the
    /// renewals that it belongs to, and no others.
    private func token(of renewal: AsyncSubject<String>) -> Single<String?> {
        .create { resolve in
            let own = Self.running
            return renewal.asSingle().subscribe { result in
                Self.$running.withValue(own) { resolve(result.map { $0 }) }
            }
        }
    }

    /// Returns the renewal that runs, or a new one to begin; nil if one has ended since the token
    /// was read. Throws if too many have begun in a short time.
    private func renewal(
        since ended: Int
    ) throws(NetError) -> (AsyncSubject<String>, isNew: Bool)? {
        let now = scheduler.now
        return try table.withLock { table throws(NetError) in
            if let running = table.running { return (running, false) }
            guard table.ended == ended else { return nil }
            table.begun.removeAll { now - $0 >= Self.period }
            guard table.begun.count < Self.most else { throw .request(Self.excess) }
            table.begun.append(now)
            let renewal = AsyncSubject<String>()
            table.running = renewal
            return (renewal, true)
        }
    }

    /// Starts the renewal. It has a subscription of its own, so it continues when waiters cancel.
    private func begin(_ renewal: AsyncSubject<String>) {
        let timer = scheduler.schedule(after: limit) { [self] in
            end(renewal, .failure(NetError.request(overdue)))
        }
        // All wait for it: the deadline of the first one is not that of the others.
        TimeLimit.$current.withValue(nil) {
            Self.$running.withValue(Self.running + [ObjectIdentifier(self)]) {
                let renewed = Single.deferred { [renew] in try renew() }
                renewed.subscribe { [self] result in
                    timer.dispose()
                    end(renewal, result)
                }
            }
        }
    }

    private func end(_ renewal: AsyncSubject<String>, _ result: Result<String, any Error>) {
        let isFirst = table.withLock { table in
            guard table.running === renewal else { return false }
            (table.ended, table.running) = (table.ended + 1, nil)
            return true
        }
        guard isFirst else { return }
        switch result {
        case .success(let token):
            renewal.onNext(token)
            renewal.onCompleted()
        case .failure(let error): renewal.onError(error)
        }
    }

    private static let excess = RequestError(
        .intercepted, wanted: "a token that the server accepts",
        found: "\(most) renewals within \(period)")

    private var overdue: RequestError {
        RequestError(
            .intercepted, wanted: "a renewed token within \(limit)",
            found: "a renewal that goes on; if a request of its own waits for it, set"
                + " .authorization(nil) for that")
    }
}
