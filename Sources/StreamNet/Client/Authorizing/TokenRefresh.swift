/// Adds a token to requests, and renews it when the server no longer accepts it.
///
///     Provider<Shop>(interceptors: [
///         TokenRefresh(token: { session.token }, renew: { session.renew() })
///     ])
///
/// It replaces ``AccessToken``: if ``Attributes/authorization`` names a scheme, each attempt gets
/// the token, unless it has an `Authorization` header of its own. A 401 to the current token renews
/// it, once for all requests that wait for it; a 401 to a token that has been renewed since does
/// not. Then the request is sent once more, and its caller receives the result.
///
/// - A renewal that fails makes all waiting requests fail with its error; one without a result in
///   time, with a ``NetError/request(_:)`` that reports it. The next 401 begins another.
/// - A cancelled request stops waiting. The renewal continues to its end.
/// - If the token is nil by then, the user has logged out, and the caller receives the 401.
/// - After five renewals within 30 seconds, requests that need another one fail with a
///   ``NetError/request(_:)`` that reports it; one whose token is about to expire is sent with it.
///
/// The requests of the renewal itself should name no scheme, `.authorization(nil)`, or be sent by a
/// provider without this interceptor. Requests that `renew` sends at once, or from a task of its
/// own, never wait; with one that it sends later, from a queue, it would wait for itself.
public struct TokenRefresh: Interceptor {
    private let token: @Sendable () throws -> String?
    private let isRefusal: @Sendable (Response) -> Bool
    private let isStale: @Sendable (String) -> Bool
    private let renewals: Renewals

    /// Makes an interceptor that adds and renews a token. Copies share their renewals.
    /// - Parameters:
    ///   - token: Returns the current token; a nil or empty one adds no header, and a 401 then
    ///     requests the first token. It may be called from any thread; throwing fails the request.
    ///   - renew: Returns a single of a new token, which must be stored when it is delivered.
    ///   - limit: The time for which requests wait for a renewal; choose more if it asks the user
    ///     to log in. After that the renewal is not stopped: a token that it stores late is used.
    ///   - scheduler: The scheduler that measures the limit.
    ///   - isStale: Returns true if a token expires so soon that it should be renewed before it is
    ///     sent; by default, no token does. Asked once for each attempt.
    ///   - isRefusal: Returns true if a response, accepted by a validation or not, means that the
    ///     token is no longer valid; by default, if its status is 401.
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
        self.token = token
        self.isRefusal = isRefusal
        self.isStale = isStale
        renewals = Renewals(token, renew, within: limit, on: scheduler)
    }

    /// Sends `endpoint` with the token, and again with a new one.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let scheme = endpoint.authorization else { return next(endpoint) }
        return .deferred {
            let sent = try token()
            guard endpoint.isOpen(to: scheme, sent) else { return next(endpoint) }
            if renewals.areRunningThis { return next(try endpoint.authorized(scheme, sent)) }
            guard let sent, isStale(sent) else { return try send(endpoint, scheme, sent, next) }
            endpoint.mark("waits", "for a renewal, as the token expires soon")
            return renewals.token(insteadOf: sent, isRefused: false).flatMap {
                endpoint.mark("renewed")
                return try send(endpoint, scheme, $0, next)
            }
        }
    }

    private func send(
        _ endpoint: Endpoint, _ scheme: AuthorizationScheme, _ token: String?,
        _ next: @escaping Next
    ) throws -> Single<Response> {
        let response = next(try endpoint.authorized(scheme, token))
        return response.flatMapResult(of: endpoint) { result, endpoint in
            again(endpoint, scheme, insteadOf: token, result, next)
        }
    }

    /// Sends the request again with a renewed token, if `result` refuses the token that was sent.
    private func again(
        _ endpoint: Endpoint, _ scheme: AuthorizationScheme, insteadOf sent: String?,
        _ result: Result<Response, any Error>, _ next: @escaping Next
    ) -> Single<Response> {
        let asItIs: Single<Response>
        let answer: Response
        switch result {
        case .success(let response): (answer, asItIs) = (response, .just(response))
        case .failure(let error):
            guard case .rejected(let response) = error as? NetError else { return .error(error) }
            (answer, asItIs) = (response, .error(error))
        }
        // A request that was sent without the token refuses none.
        let isSent = answer.endpoint?.sendsCredentials ?? true
        guard isSent, isRefusal(answer) else { return asItIs }
        endpoint.mark("waits", "for a renewal, after \(answer.status)")
        return renewals.token(insteadOf: sent).flatMap { renewed in
            guard let renewed, !renewed.isEmpty else { return asItIs }
            endpoint.mark("renewed")
            return next(try endpoint.authorized(scheme, renewed))
        }
    }
}

extension Endpoint {
    /// True if there is no `Authorization` header, or a plugin has set one with the same token.
    fileprivate func isOpen(to scheme: AuthorizationScheme, _ token: String?) -> Bool {
        if !isAuthorized { return true }
        guard let token, attributes.headers["Authorization"] == nil else { return false }
        return headers["Authorization"] == "\(scheme) \(token)"
    }
}
