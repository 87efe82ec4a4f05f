import Foundation

/// Lets requests pass no faster than a rate; the others wait in the order in which they came.
///
///     // for each server ten a second, and up to twenty at once
///     Provider<Shop>(interceptors: [
///         Retry(2), RateLimit(10, per: .seconds(1), burst: 20),
///     ])
///
/// Each exchange with a server takes a turn, ``InterceptorPlace/exchange``, wherever it is listed.
/// A request that is cancelled while it waits gives up its place. One whose turn would come too
/// late fails at once with ``Refusal/rateLimited(until:)``, unless a stored response may answer.
/// The requests of a ``TokenRefresh`` that renews a token are the next in turn, as others wait for
/// them.
///
/// Requests wait as long as `Retry-After` says after a status 429 or 503 (RFC 9110 §10.2.3); or
/// else while `RateLimit`, with `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10), or
/// `RateLimit-Remaining` or `X-RateLimit-Remaining` with `…-Reset`, leaves no request. Fields that
/// cannot be read are ignored; a time above a day counts as a day.
public struct RateLimit: Interceptor {
    private let calls: Int
    private let period: Duration
    private let longestWait: Duration
    private let scope: RequestScope
    private let now: @Sendable () -> Date
    private let queues: ScopeTable<RateQueue>

    /// Makes an interceptor that limits requests. Copies limit them together.
    /// - Parameters:
    ///   - calls: The number of requests for each `period`, evenly spread over it; at least 1.
    ///   - period: The time for them; zero or less is no limit but the server's.
    ///   - burst: The number of requests that may begin at once after a pause; at least 1.
    ///   - longestWait: The longest time that a request waits.
    ///   - scope: The requests that are limited together.
    ///   - scheduler: The scheduler that measures the times, and starts requests that have waited.
    ///   - now: Returns the current date, to which dates of the server are compared.
    public init(
        _ calls: Int, per period: Duration, burst: Int = 1, longestWait: Duration = .seconds(60),
        per scope: RequestScope = .host,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.rates"),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.calls, self.period, self.longestWait) = (calls, period, longestWait)
        (self.scope, self.now) = (scope, now)
        // Limited, so that no product of them overflows.
        let interval = min(max(period, .zero), .seconds(1_000_000_000)) / max(calls, 1)
        let burst = min(max(burst, 1), 1_000_000_000)
        // By then most responses have come, each of which counts from its turn.
        queues = ScopeTable(
            for: .seconds(60), on: scheduler, make: { RateQueue(interval, burst) }
        ) { $0.isBusy(at: $1) }
    }

    /// The place per exchange.
    public var place: InterceptorPlace { .exchange }

    /// Sends `endpoint` when it is its turn.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            let (name, start) = (scope.name(endpoint), queues.scheduler.now)
            return turn(of: endpoint, in: name).flatMap { number in
                let wait = queues.scheduler.now - start
                if wait > .zero { endpoint.context?.update(RequestContext.turnWait) { $0 += wait } }
                return next(endpoint).flatMapResult(of: endpoint) { result, _ in
                    if let answer = result.answer { obey(answer, to: number, in: name) }
                    return .from(result)
                }
            }
        }
    }

    private func turn(of endpoint: Endpoint, in name: String) -> Single<Int> {
        .create { resolve in
            let left = endpoint.timeLimit?.remaining
            let longest = min(longestWait, left ?? longestWait)
            let waiter = RateQueue.Waiter(until: queues.scheduler.now + longest) { turn in
                switch turn {
                case .now(let number): resolve(.success(number))
                case .tooLate(let wait):
                    let isOver = left.map { wait >= $0 } ?? false
                    let refusal: Refusal =
                        isOver ? .deadlineExceeded : .rateLimited(until: now() + wait.inSeconds)
                    resolve(.failure(NetError.refused(refusal)))
                }
            }
            let isFirst = endpoint.context?[RequestContext.isRenewal] == true
            let (place, step) = queues.change(name) { $0.enter(waiter, isFirst: isFirst, at: $1) }
            if place != nil {
                endpoint.mark("waits", "for its turn: \(calls) in \(period.inWords)")
            }
            proceed(step, in: name)
            guard let place else { return Disposables.create() }
            return Disposables.create {
                queues.change(name) { queue, _ in queue.leave(waiter, at: place) }
            }
        }
    }

    /// Starts or refuses requests, and sets the timer, which is the only one of the scope.
    private func proceed(_ step: RateQueue.Step?, in name: String) {
        switch step {
        case .turn(let turn, let waiter)?: waiter.take(turn)
        case .wait(let wait)?:
            queues.scheduler.schedule(after: wait) {
                while let step = queues.change(name, { $0.next(at: $1) }) {
                    proceed(step, in: name)
                    if case .wait = step { return }
                }
            }
        case nil: break
        }
    }

    private func obey(_ response: Response, to number: Int, in name: String) {
        let pause = [429, 503].contains(response.status) ? response.retryAfter(now) : nil
        let quotas = pause == nil ? response.quotas(now) : []
        if pause == nil, quotas.isEmpty { return }
        queues.change(name) { $0.obey(pause, quotas, in: number, at: $1) }
    }

    /// The rate.
    public func describe(for endpoint: Endpoint) -> String { "RateLimit: \(calls) in \(period)" }
}

extension RequestContext {
    /// The time for which the exchanges of the request have waited for their turns.
    fileprivate static var turnWait: Key<Duration> { .init(.zero) }
    /// True for a request that others wait for, as it renews their token.
    static var isRenewal: Key<Bool> { .init(false) }
}

extension Endpoint {
    var turnWait: Duration { context?[RequestContext.turnWait] ?? .zero }
}
