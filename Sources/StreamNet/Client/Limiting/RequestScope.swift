/// The exchanges that have a circuit or a rate together: those of the same name.
///
///     let tenant = RequestScope { $0.headers["X-Tenant"] ?? "" }
///     CircuitBreaker(per: tenant)
public struct RequestScope: Sendable {
    let name: @Sendable (Endpoint) -> String

    /// Makes a scope for each name.
    /// - Parameter name: Returns the name for a request, on the thread that sends it.
    public init(_ name: @escaping @Sendable (Endpoint) -> String) { self.name = name }

    /// A scope for each server: scheme, host and port; of a redirect, those to which it leads.
    public static let host = RequestScope { (try? $0.encoded())?.url.origin ?? "" }

    /// One scope for all exchanges.
    public static let all = RequestScope { _ in "" }
}
