/// The requests that have a circuit or a rate limit together: those of the same name.
///
///     let tenant = RequestScope { $0.headers["X-Tenant"] ?? "" }
///     CircuitBreaker(per: tenant)
public struct RequestScope: Sendable {
    let name: @Sendable (Endpoint) -> String

    /// Makes a scope for each name.
    /// - Parameter name: Returns the name for a request, on the thread that sends it.
    public init(_ name: @escaping @Sendable (Endpoint) -> String) { self.name = name }

    /// A scope for each server: scheme, host and port.
    public static let host = RequestScope { (try? $0.joinedURL())?.origin ?? "" }

    /// One scope for all requests.
    public static let all = RequestScope { _ in "" }
}

extension RequestContext {
    static var hasRetry: Key<Bool> { .init(false) }
}

extension Endpoint {
    /// The word for what an interceptor limits at its place: each attempt inside of a ``Retry``.
    var limited: String { context?[RequestContext.hasRetry] == true ? "attempt" : "call" }
}
