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
