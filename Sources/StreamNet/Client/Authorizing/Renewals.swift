import Locks

/// Renews a token once for all requests that ask for it during the renewal.
final class Renewals: Sendable {
    /// The most renewals within ``period``.
    private static let most = 5
    private static let period = Duration.seconds(30)

    private struct Renewal: Sendable {
        let token = AsyncSubject<String>()
        let work = SharedWork()
    }

    /// The renewals that are being started, or run in this task, and their instances.
    @TaskLocal private static var running: [(owner: ObjectIdentifier, work: SharedWork)] = []

    private let table = Mutex<(ended: Int, running: Renewal?, begun: [Duration])>((0, nil, []))
    private let token: @Sendable () throws -> String?
    private let renew: @Sendable () throws -> Single<String>
    private let limit: Duration
    private let scheduler: any Scheduler

    init(
        _ token: @escaping @Sendable () throws -> String?,
        _ renew: @escaping @Sendable () throws -> Single<String>,
        within limit: Duration, on scheduler: any Scheduler
    ) { (self.token, self.renew, self.limit, self.scheduler) = (token, renew, limit, scheduler) }

    var areRunningThis: Bool { Self.running.contains { $0.owner == ObjectIdentifier(self) } }

    /// The renewal that the present code is a part of; nil outside of any.
    static var current: SharedWork? { running.last?.work }

    /// Returns the token to send instead of another one; nil if there is none any more.
    /// - Parameters:
    ///   - endpoint: The request that waits, whose trace gets the reason.
    ///   - isRefused: False if the other one may still be accepted: it is returned if too many
    ///     renewals have begun in a short time.
    func token(
        insteadOf other: String?, for endpoint: Endpoint, _ reason: String, isRefused: Bool = true
    ) -> Single<String?> {
        .deferred { [self] in
            while true {
                let (ended, running) = table.withLock { ($0.ended, $0.running) }
                if let running { return token(of: running, for: endpoint, reason) }
                let present = try token()
                if present != other { return .just(present) }
                do {
                    guard let (renewal, isNew) = try renewal(since: ended) else { continue }
                    guard isNew else { return token(of: renewal, for: endpoint, reason) }
                    endpoint.mark("waits", "for a renewal, \(reason)", of: renewal.work)
                    begin(renewal)
                    return token(of: renewal)
                } catch {
                    if isRefused { throw error }
                    return .just(present)
                }
            }
        }
    }

    private func token(
        of renewal: Renewal, for endpoint: Endpoint, _ reason: String
    ) -> Single<String?> {
        endpoint.mark("waits", "for the renewal of another request, \(reason)", of: renewal.work)
        return token(of: renewal)
    }

    /// Returns the result of a renewal, after which the waiter goes on as it was: inside of the
    /// renewals that it belongs to, and no others.
    private func token(of renewal: Renewal) -> Single<String?> {
        .create { resolve in
            let own = Self.running
            return renewal.token.asSingle().subscribe { result in
                Self.$running.withValue(own) { resolve(result.map { $0 }) }
            }
        }
    }

    /// Returns the renewal that runs, or a new one to begin; nil if one has ended since the token
    /// was read. Throws if too many have begun in a short time.
    private func renewal(
        since ended: Int
    ) throws(NetError) -> (Renewal, isNew: Bool)? {
        let now = scheduler.now
        return try table.withLock { table throws(NetError) in
            if let running = table.running { return (running, false) }
            guard table.ended == ended else { return nil }
            table.begun.removeAll { now - $0 >= Self.period }
            guard table.begun.count < Self.most else { throw .request(Self.excess) }
            table.begun.append(now)
            let renewal = Renewal()
            table.running = renewal
            return (renewal, true)
        }
    }

    /// Starts the renewal. It has a subscription of its own, so it continues when waiters cancel.
    private func begin(_ renewal: Renewal) {
        let timer = scheduler.schedule(after: limit) { [self] in
            end(renewal, .failure(NetError.request(overdue)))
        }
        // All wait for it: the deadline of the first one is not that of the others.
        TimeLimit.$current.withValue(nil) {
            let running = (owner: ObjectIdentifier(self), work: renewal.work)
            Self.$running.withValue(Self.running + [running]) {
                let renewed = Single.deferred { [renew] in try renew() }
                renewed.subscribe { [self] result in
                    timer.dispose()
                    end(renewal, result)
                }
            }
        }
    }

    private func end(_ renewal: Renewal, _ result: Result<String, any Error>) {
        let isFirst = table.withLock { table in
            guard table.running?.work === renewal.work else { return false }
            (table.ended, table.running) = (table.ended + 1, nil)
            return true
        }
        guard isFirst else { return }
        switch result {
        case .success(let token):
            renewal.token.onNext(token)
            renewal.token.onCompleted()
        case .failure(let error): renewal.token.onError(error)
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
