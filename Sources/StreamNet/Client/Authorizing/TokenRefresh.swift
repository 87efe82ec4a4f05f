/// Adds a token to requests, and renews it when the server no longer accepts it.
///
///     Provider<Shop>(interceptors: [
///         TokenRefresh(token: { session.token }, renew: { session.renew() })
///     ])
///
/// It replaces ``AccessToken``: if ``Attributes/authorization`` names a scheme, each attempt gets
/// the token, unless it has an `Authorization` header of its own. A 401 to the current token renews
/// it, once for all requests that wait for it; then the request is sent once more, with the token
/// that there is by then, and its caller receives the result.
///
/// - A renewal that fails makes all waiting requests fail with its error; one without a result in
///   time, with a ``NetError/request(_:)`` that reports it. The next 401 begins another.
/// - A cancelled request stops waiting. The renewal continues to its end.
/// - If the token is nil by then, the user has logged out, and the caller receives the 401.
/// - After five renewals within 30 seconds, requests that need another one fail with a
///   ``NetError/request(_:)`` that reports it; one whose token is about to expire is sent with it.
///
/// A 401 to a request that sets no scheme renews nothing, which its trace and a ``RequestLog`` say;
/// `.authorization(nil)` is for requests that need no token. Those of the renewal itself should set
/// that, or be sent by a provider without this interceptor. Requests that `renew` sends at once, or
/// from a task of its own, never wait; with one that it sends later, from a queue, it would wait
/// for itself.
public struct TokenRefresh: Interceptor {
    private let token: @Sendable () throws -> String?
    private let isRefusal: @Sendable (Response) -> Bool
    private let isStale: @Sendable (String) -> Bool
    private let renewals: Renewals

    /// Makes an interceptor that adds and renews a token. Copies share their renewals.
    /// - Parameters:
    ///   - token: Returns the current token, on any thread; a nil or empty one adds no header, and
    ///     a 401 then requests the first token. Throwing fails the request.
    ///   - renew: Returns a single of a new token, which must be stored when it is delivered.
    ///   - limit: The time for which requests wait for a renewal, which is not stopped then: a
    ///     token that it stores late is used. Choose more if it asks the user to log in.
    ///   - scheduler: The scheduler that measures the limit.
    ///   - isStale: Returns true if a token expires so soon that it should be renewed before it is
    ///     sent. Asked once for each attempt.
    ///   - isRefusal: Returns true if a response, accepted by a validation or not, means that the
    ///     token is no longer valid.
    public init(
        token: @escaping @Sendable () throws -> String?,
        renew: @escaping @Sendable () throws -> Single<String>,
        within limit: Duration = .seconds(60),
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.renewals"),
        ahead isStale: @escaping @Sendable (_ token: String) -> Bool = { _ in false },
        when isRefusal: @escaping @Sendable (_ response: Response) -> Bool = { $0.status == 401 }
    ) {
        let token: @Sendable () throws -> String? = {
            try token().flatMap { $0.isEmpty ? nil : $0 }
        }
        (self.token, self.isRefusal, self.isStale) = (token, isRefusal, isStale)
        renewals = Renewals(token, renew, within: limit, on: scheduler)
    }

    /// Sends `endpoint` with the token, and again with a new one.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let scheme = endpoint.authorization else { return unauthorized(endpoint, next) }
        return .deferred {
            let sent = try token()
            guard endpoint.isOpen(to: scheme, sent) else { return next(endpoint) }
            if renewals.areRunningThis { return next(try endpoint.authorized(scheme, sent)) }
            guard let sent, isStale(sent) else { return try send(endpoint, scheme, sent, next) }
            return renewals.token(
                insteadOf: sent, for: endpoint, "as the token expires soon", isRefused: false
            ).flatMap {
                endpoint.mark("renewed")
                return try send(endpoint, scheme, $0, next)
            }
        }
    }

    /// Sends a request without a scheme. Unless `.authorization(nil)` says so, that is probably a
    /// mistake once the server demands a token, which the trace and a ``RequestLog`` then show.
    private func unauthorized(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        if Renewals.current != nil || endpoint.attributes.contains(Attributes.authorization) {
            return next(endpoint)
        }
        endpoint.context?[RequestContext.missingScheme] =
            "no token is sent or renewed: the request sets no .authorization(.bearer)"
        return next(endpoint)
    }

    /// Sends the request, and again with a renewed token if the one that was sent is refused.
    private func send(
        _ endpoint: Endpoint, _ scheme: AuthorizationScheme, _ token: String?,
        _ next: @escaping Next
    ) throws -> Single<Response> {
        let response = next(try endpoint.authorized(scheme, token))
        return response.flatMapResult(of: endpoint) { result, endpoint in
            // A request that was sent without the token refuses none.
            guard let answer = result.answer, answer.endpoint?.sendsCredentials ?? true,
                isRefusal(answer)
            else { return .from(result) }
            return renewals.token(
                insteadOf: token, for: endpoint, "after \(answer.status)"
            ).flatMap { renewed in
                guard let renewed, !renewed.isEmpty else { return .from(result) }
                endpoint.mark("renewed")
                return next(try endpoint.authorized(scheme, renewed))
            }
        }
    }
}

extension RequestContext {
    /// The text for a 401, if an interceptor renews tokens and the request names no scheme.
    static var missingScheme: Key<String?> { .init(nil) }
}

extension Endpoint {
    /// True if there is no `Authorization` header, or a plugin has set one with the same token.
    fileprivate func isOpen(to scheme: AuthorizationScheme, _ token: String?) -> Bool {
        if !isAuthorized { return true }
        guard let token, attributes.headers["Authorization"] == nil else { return false }
        return headers["Authorization"] == "\(scheme) \(token)"
    }
}
