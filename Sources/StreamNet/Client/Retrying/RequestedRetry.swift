/// Retries a request that asks for ``Attributes/retries`` and that no ``Retry`` outside has seen.
struct RequestedRetry: Interceptor {
    private static let retry = Retry(0)

    func applies(to endpoint: Endpoint) -> Bool {
        guard let retries = endpoint.retries, retries > 0 else { return false }
        return endpoint.context?[RequestContext.hasRetry] != true
    }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Self.retry.send(endpoint, next)
    }

    func describe(for endpoint: Endpoint) -> String { "Retry, if no other has run" }
}

extension Attributes {
    /// The most attempts that ``Retry`` adds to the first; nil is the number that it was made with,
    /// 0 turns it off.
    ///
    /// For a request that sets a number when no ``Retry`` is among the interceptors, one is added
    /// inside of them all, equal to `Retry()`; for another policy or clock, list `Retry(0, …)`,
    /// which by itself retries nothing. An interceptor of your own that repeats the request passes
    /// nil on.
    public static var retries: Key<Int?> { .init(nil) }
}

extension RequestContext {
    /// True once a ``Retry`` has seen the request.
    static var hasRetry: Key<Bool> { .init(false) }
    /// Returns true if the request is sent again after an attempt with this result; set by
    /// ``Retry`` before each attempt, for interceptors inside of it.
    package static var isRetried: Key<@Sendable (Result<Response, any Error>) -> Bool> {
        .init({ _ in false })
    }
}
