import Foundation

/// Sends a request again, after a wait, if that may help.
///
///     Provider<Shop>(interceptors: [
///         Retry(4, .backoff(base: .seconds(1), cap: .seconds(20)))
///     ])
///
/// Requests with an idempotent method are repeated after a status that may be temporary, and after
/// the connection was lost. A wait that the server's `Retry-After` (RFC 9110 §10.2.3) asks for
/// replaces a shorter one of the policy; one that is too long ends the attempts. The caller gets
/// the result of the last attempt unchanged: a response with its status, or
/// ``NetError/rejected(_:)``.
///
/// Cancelled and refused requests are never repeated, nor are failures to map a response. A request
/// is encoded again for each attempt, and the plugins are notified of each; ``Endpoint/attempt`` is
/// its number. ``Attributes/retries`` and ``Attributes/isIdempotent`` override the settings.
public struct Retry: Interceptor {
    private let retries: Int
    private let policy: RetryPolicy
    private let methods: Set<HTTPMethod>
    private let statuses: Set<Int>
    private let unprocessed: Set<Int>
    private let isWorthRetrying: @Sendable (any Error) -> Bool
    private let longestWait: Duration
    private let budget: RetryBudget?
    private let scheduler: any Scheduler
    private let now: @Sendable () -> Date

    /// Makes an interceptor that repeats the steps inside of it.
    /// - Parameters:
    ///   - retries: The maximum number of attempts after the first; zero or less is none.
    ///   - policy: The policy that determines the waits, and when to give up earlier. A status in
    ///     `statuses` is passed to it as ``NetError/rejected(_:)``.
    ///   - methods: The methods that are repeated; of all others, only `unprocessed` is.
    ///   - statuses: The statuses that are repeated, whether or not a validation accepts them.
    ///   - unprocessed: The statuses that are repeated with any method, as the server has not acted
    ///     on the request, such as 429: a POST is then repeated, but not after a lost connection.
    ///   - isWorthRetrying: Returns true for the errors to repeat; called with
    ///     ``NetError/transport(_:)`` and with errors of other types.
    ///   - longestWait: The longest `Retry-After` to wait for.
    ///   - budget: The tokens that further attempts take, and without which there are none.
    ///   - scheduler: The scheduler that measures the waits and starts further attempts.
    ///   - now: Returns the current date, to which a `Retry-After` that is a date is compared.
    public init(
        _ retries: Int = 2,
        _ policy: RetryPolicy = .backoff(base: .milliseconds(500), cap: .seconds(30)),
        methods: Set<HTTPMethod> = Retry.methods, statuses: Set<Int> = Retry.statuses,
        anyMethod unprocessed: Set<Int> = [],
        errors isWorthRetrying: @escaping @Sendable (any Error) -> Bool = Retry.isLostConnection,
        longestWait: Duration = .seconds(60), budget: RetryBudget? = nil,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.retry"),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.retries, self.policy, self.methods) = (retries, policy, methods)
        (self.statuses, self.unprocessed) = (statuses.union(unprocessed), unprocessed)
        (self.isWorthRetrying, self.longestWait) = (isWorthRetrying, longestWait)
        (self.budget, self.scheduler, self.now) = (budget, scheduler, now)
    }

    /// Sends `endpoint`, and again if that may help.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        // Not even a request that it does not repeat is repeated by a ``RequestedRetry``.
        endpoint.context?[RequestContext.hasRetry] = true
        return send(endpoint, next)
    }

    func send(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let retries = endpoint.retries ?? retries
        let isRepeatable = endpoint.isIdempotent || methods.contains(endpoint.method)
        guard retries > 0, isRepeatable || !unprocessed.isEmpty else { return next(endpoint) }
        let statuses = isRepeatable ? statuses : unprocessed
        return .deferred {
            let attempts = RetryAttempts(budget)
            let isRetriedOutside = endpoint.context?[RequestContext.isRetried]
            // Without the endpoint, which the context must not refer to.
            let limit = endpoint.timeLimit
            let wait = { @Sendable (failures: Int, error: any Error) -> Duration? in
                if !isRepeatable, error.attempted == nil { return nil }
                return self.wait(after: failures, error, statuses, atMost: retries, within: limit)
            }
            let policy = RetryPolicy { failures, error in
                if let wait = wait(failures, error) {
                    guard attempts.pay(after: error) else { return nil }
                    endpoint.mark("waits", "\(wait.inWords): \(reason(of: error))")
                    return wait
                }
                if failures > retries { endpoint.mark("exhausted", "after \(failures) attempts") }
                return nil
            }
            let result = Single<Response>.deferred {
                let attempt = attempts.begin()
                endpoint.context?[RequestContext.isRetried] = { result in
                    let error = failure(of: result, statuses)
                    let isRetried = error.map {
                        wait(attempt, $0) != nil && attempts.canPay(after: $0)
                    }
                    return isRetried == true || isRetriedOutside?(result) == true
                }
                return next(endpoint).map { response in
                    if let error = failure(of: .success(response), statuses) { throw error }
                    attempts.succeed(with: response)
                    return response
                }
            }
            .retry(policy, scheduler: scheduler)
            .catch { error in
                let retriable = error as? RetriableResponse
                if attempts.isBroke {
                    let last = retriable.map { NetError.rejected($0.response) } ?? error
                    throw NetError.refused(.budgetSpent(after: last))
                }
                guard let retriable else { throw error }
                return .just(retriable.response)
            }
            return budget == nil ? result : result.do(onDispose: { attempts.cancel() })
        }
    }

    private func reason(of error: any Error) -> String {
        guard let response = error.attempted else { return error.shortDescription }
        let field = response.headers["Retry-After"].map { ", Retry-After: \($0)" } ?? ""
        return "\(response.status)\(field)"
    }

    /// The name, and the budget if there is one.
    public func describe(for endpoint: Endpoint) -> String {
        // None is added inside of it.
        endpoint.context?[RequestContext.hasRetry] = true
        return budget.map { "Retry: a budget of \($0.capacity) tokens" } ?? "Retry"
    }

    /// The error that an attempt counts as; nil for a response that is not to be repeated.
    private func failure(
        of result: Result<Response, any Error>, _ statuses: Set<Int>
    ) -> (any Error)? {
        switch result {
        case .success(let response):
            statuses.contains(response.status) ? RetriableResponse(response: response) : nil
        case .failure(let error): error
        }
    }

    private func wait(
        after failures: Int, _ error: any Error, _ statuses: Set<Int>, atMost retries: Int,
        within limit: TimeLimit?
    ) -> Duration? {
        guard failures <= retries else { return nil }
        let error = (error as? RetriableResponse).map { NetError.rejected($0.response) } ?? error
        switch error {
        case NetError.rejected(let response) where !statuses.contains(response.status): return nil
        case NetError.rejected: break
        case NetError.cancelled, NetError.request, NetError.refused, is CancellationError:
            return nil
        default: guard isWorthRetrying(error) else { return nil }
        }
        guard var wait = policy.delay(failures, error) else { return nil }
        if case NetError.rejected(let response) = error, let wanted = response.retryAfter(now) {
            guard wanted <= longestWait else { return nil }
            wait = max(wanted, wait)
        }
        return limit.map { wait < $0.remaining } ?? true ? wait : nil
    }
}

extension Retry {
    /// The methods to send twice (RFC 9110 §9.2.2): GET, HEAD, PUT, DELETE, OPTIONS and TRACE.
    public static let methods = HTTPMethod.idempotent

    /// The statuses of failures that may be temporary: 408, 429, and 500…599, except 501 and 505.
    public static let statuses: Set<Int> = Set(500...599).union([408, 429]).subtracting([501, 505])

    /// Returns true if the connection was lost, or there was none: no address, no listening server,
    /// closed too early, or silent for longer than ``Attributes/idleTimeout`` or a similar limit,
    /// but not ``Attributes/timeout``: a caller who sets that does not want to wait again. Also if
    /// a socket was closed by a server that goes away, fails or is overloaded.
    public static func isLostConnection(_ error: any Error) -> Bool {
        (error as? NetError)?.isLostConnection == true
    }
}
