import Foundation
import Synchronization

/// Sends a request again when that may help, after a wait.
///
///     Provider<Shop>(interceptors: [Retry()])
///     Provider<Shop>(interceptors: [Retry(4, .backoff(base: .seconds(1), cap: .seconds(20)))])
///
/// Requests whose method is idempotent are repeated, on a status that may pass and where the
/// connection was lost. The server's `Retry-After` (RFC 9110 §10.2.3) is respected: a wait that it
/// asks for and that is longer than the policy's takes its place, one that is too long ends the
/// attempts. The caller gets what the last attempt brought, as it is: a response where the status
/// is one, ``NetError/rejected(_:)`` where a validation does not accept it.
///
/// Never repeated is what was cancelled or refused, and what could not be mapped, which happens
/// behind the provider. A request is encoded anew for each attempt, and the plugins are told of
/// each; ``Endpoint/attempt`` is its number. ``Attributes/retries`` and
/// ``Attributes/isIdempotent`` say otherwise for one target, action or call.
public struct Retry: Interceptor {
    private let retries: Int
    private let policy: RetryPolicy
    private let methods: Set<HTTPMethod>
    private let statuses: Set<Int>
    private let isWorthRetrying: @Sendable (any Error) -> Bool
    private let longestWait: Duration
    private let scheduler: any Scheduler
    private let now: @Sendable () -> Date

    /// Makes an interceptor that repeats what stands inside of it.
    /// - Parameters:
    ///   - retries: how many attempts at most behind the first; zero and less are none.
    ///   - policy: how long to wait, and when to give up earlier. It is asked about unwelcome
    ///     statuses as ``NetError/rejected(_:)``.
    ///   - methods: which methods are repeated; all others are sent once.
    ///   - statuses: which statuses are, whether or not a validation accepts them.
    ///   - isWorthRetrying: which errors are; asked about ``NetError/transport(_:)`` and about
    ///     errors of other types.
    ///   - longestWait: the longest `Retry-After` to wait for.
    ///   - scheduler: whose clock counts, and where further attempts are started.
    ///   - now: what a `Retry-After` that is a date is compared to.
    public init(
        _ retries: Int = 2,
        _ policy: RetryPolicy = .backoff(base: .milliseconds(500), cap: .seconds(30)),
        methods: Set<HTTPMethod> = Retry.methods,
        statuses: Set<Int> = Retry.statuses,
        errors isWorthRetrying: @escaping @Sendable (any Error) -> Bool = Retry.isLostConnection,
        longestWait: Duration = .seconds(60),
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.retry"),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.retries = retries
        self.policy = policy
        self.methods = methods
        self.statuses = statuses
        self.isWorthRetrying = isWorthRetrying
        self.longestWait = longestWait
        self.scheduler = scheduler
        self.now = now
    }

    /// Sends `endpoint`, and again where that may help.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        // What it does not repeat is not repeated by another one further inside, either.
        endpoint.context?[RequestContext.hasRetry] = true
        return send(endpoint, next)
    }

    /// Sends `endpoint`, and again where that may help, beside any other `Retry`.
    func send(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let retries = endpoint.retries ?? retries
        guard retries > 0, endpoint.isIdempotent || methods.contains(endpoint.method) else {
            return next(endpoint)
        }
        return .deferred {
            let count = Count()
            let isRetriedOutside = endpoint.context?[RequestContext.isRetried]
            let policy = RetryPolicy { wait(after: $0, $1, atMost: retries) }
            return Single.deferred {
                let attempt = count.next()
                endpoint.context?[RequestContext.isRetried] = { result in
                    let error = failure(of: result)
                    return error.map { wait(after: attempt, $0, atMost: retries) != nil } == true
                        || isRetriedOutside?(result) == true
                }
                return next(endpoint).map { response in
                    if let error = failure(of: .success(response)) { throw error }
                    return response
                }
            }
            .retry(policy, scheduler: scheduler)
            .catch { error in
                guard let unwelcome = error as? Unwelcome else { throw error }
                return .just(unwelcome.response)
            }
        }
    }

    /// The error that an attempt counts as; nil for a response that is welcome.
    private func failure(of result: Result<Response, any Error>) -> (any Error)? {
        switch result {
        case .success(let response):
            statuses.contains(response.status) ? Unwelcome(response: response) : nil
        case .failure(let error): error
        }
    }

    /// The time to wait after an attempt that failed; nil to give up.
    private func wait(
        after failures: Int, _ error: any Error, atMost retries: Int
    ) -> Duration? {
        guard failures <= retries else { return nil }
        var error = error
        var response: Response?
        switch error {
        case let unwelcome as Unwelcome:
            response = unwelcome.response
            error = NetError.rejected(unwelcome.response)
        case NetError.rejected(let rejected):
            guard statuses.contains(rejected.status) else { return nil }
            response = rejected
        case NetError.cancelled, NetError.request, is CancellationError: return nil
        default: guard isWorthRetrying(error) else { return nil }
        }
        guard let wait = policy.delay(failures, error) else { return nil }
        guard let wanted = response?.retryAfter(now) else { return wait }
        return wanted <= longestWait ? max(wanted, wait) : nil
    }
}

extension RequestContext {
    /// Returns true if the request is sent again after an attempt with this result; for
    /// interceptors inside of ``Retry``, which sets it before each attempt. It asks the policy.
    public static var isRetried: RequestContext.Key<@Sendable (Result<Response, any Error>) -> Bool>
    {
        .init({ _ in false })
    }

    /// True if a ``Retry`` has seen the request.
    static var hasRetry: Key<Bool> { .init(false) }
}

/// Counts the attempts of one subscription.
private final class Count: Sendable {
    private let value = Atomic<Int>(0)

    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}

/// A response that is no error, but that another attempt may better.
private struct Unwelcome: Error {
    let response: Response
}
