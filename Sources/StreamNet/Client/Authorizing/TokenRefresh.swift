/// Presents a token, and renews it when the server no longer takes it.
///
///     Provider<Shop>(interceptors: [
///         TokenRefresh(token: { session.token }, renew: { session.renew() })
///     ])
///
/// It takes the place of ``AccessToken``: where ``Attributes/authorization`` names a scheme, each
/// attempt gets the token, unless it has an `Authorization` header of its own. A 401 to a token
/// that is still the present one renews it, once for all requests that wait for it; a 401 to one
/// that has been renewed since does not. Then the request is sent once more, and what that brings
/// is the caller's.
///
/// - A renewal that fails fails all who wait with its error; the next 401 begins another.
/// - Who is cancelled stops waiting. The renewal goes on to its end, even if nobody is left: the
///   server may have forgotten the old token by then.
/// - Where the token is gone by then, somebody has logged out, and the 401 is the caller's.
///
/// The requests of the renewal itself had better name no scheme, `.authorization(nil)`, or be sent
/// by a provider without this. What `renew` sends at once, or from a task of its own, is known to
/// be the renewal's, and never waits; what it sends later, from a queue, has the renewal wait for
/// itself. A renewal that has brought nothing within its limit fails all who wait, with a
/// ``NetError/request(_:)`` that says so; the next 401 begins another.
public struct TokenRefresh: Interceptor {
    private let token: @Sendable () throws -> String?
    private let isRefusal: @Sendable (Response) -> Bool
    private let renewals: Renewals

    /// Makes an interceptor that knows the token and how to renew it. Copies share their renewals.
    /// - Parameters:
    ///   - token: the present token; nil or an empty one adds no header, and a 401 asks for the
    ///     first. It may be called from any thread; throwing fails the request.
    ///   - renew: a single of a new token, which it has stored for `token` to find by the time it
    ///     delivers it.
    ///   - limit: how long others wait for a renewal; more, where it asks somebody to log in. It is
    ///     not stopped then: what it brings late is what it has stored.
    ///   - scheduler: whose clock counts for that.
    ///   - isRefusal: whether a response, accepted by a validation or not, says that the token is
    ///     too old; unless given, whether its status is 401.
    public init(
        token: @escaping @Sendable () throws -> String?,
        renew: @escaping @Sendable () throws -> Single<String>,
        within limit: Duration = .seconds(60),
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.renewals"),
        when isRefusal: @escaping @Sendable (_ response: Response) -> Bool = { $0.status == 401 }
    ) {
        let token: @Sendable () throws -> String? = {
            try token().flatMap { $0.isEmpty ? nil : $0 }
        }
        self.token = token
        self.isRefusal = isRefusal
        renewals = Renewals(token, renew, within: limit, on: scheduler)
    }

    /// Sends `endpoint` with the token, and again with a new one.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let scheme = endpoint.authorization else { return next(endpoint) }
        return .deferred {
            let sent = try token()
            guard endpoint.isOpen(to: scheme, sent) else { return next(endpoint) }
            let response = next(try endpoint.authorized(scheme, sent))
            return renewals.areRunningThis
                ? response
                : response.flatMapResult { again(endpoint, scheme, insteadOf: sent, $0, next) }
        }
    }

    /// What a renewed token brings, if the result is that the one that was sent is refused.
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
        guard isRefusal(answer) else { return asItIs }
        return renewals.token(insteadOf: sent).flatMap { renewed in
            guard let renewed else { return asItIs }
            return next(try endpoint.authorized(scheme, renewed))
        }
    }
}

extension Endpoint {
    /// Whether nobody has said an `Authorization`, apart from a plugin that knows the same token.
    fileprivate func isOpen(to scheme: AuthorizationScheme, _ token: String?) -> Bool {
        if !isAuthorized { return true }
        guard let token, attributes.headers["Authorization"] == nil else { return false }
        return headers["Authorization"] == "\(scheme) \(token)"
    }
}
