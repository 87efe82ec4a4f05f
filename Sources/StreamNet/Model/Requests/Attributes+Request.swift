import Foundation

extension Attributes {
    /// The time that a request may take, from its start to the last byte of its body: by default
    /// 60 seconds, but unlimited if a body comes from or goes to a file or a stream, which
    /// ``idleTimeout`` limits then. nil is no such limit; ``idleTimeout`` is 60 seconds then, too.
    /// Zero and less fail with ``NetError/request(_:)``.
    public static var timeout: Key<Duration?> { .init(.seconds(60)) }

    /// The time that a request may go without a byte in either direction; nil is no such limit.
    ///
    /// By default nil; but 60 seconds if a body comes from or goes to a file or a stream, or if
    /// ``timeout`` is nil, which `.idleTimeout(nil)` switches off. A complete head counts, an
    /// informational one such as 102 does not. Zero and less fail with ``NetError/request(_:)``.
    public static var idleTimeout: Key<Duration?> { .init(nil) }

    /// The time until the head of the response arrives, the sending of the body included; nil, the
    /// default, is no such limit. It starts again with each redirect. Zero and less fail with
    /// ``NetError/request(_:)``. Stubs ignore it.
    public static var firstByteTimeout: Key<Duration?> { .init(nil) }

    /// The URL that paths are joined to; nil, the default, is the target's own. It is applied when
    /// the request is encoded, so it may be set late; a whole URL ignores it.
    public static var baseURL: Key<URL?> { .init(nil) }

    /// Headers merged over the endpoint's own, name by name, when the request is encoded. Merging
    /// adds to those set before; a name in both keeps the later values only.
    public static var headers: Key<HTTPHeaders> { .init([:], combining: { $0.merging($1) }) }

    /// Returns ``headers`` with one field, merged as they are.
    public static func header(_ name: String, _ value: String) -> Attributes {
        .headers(HTTPHeaders([.init(name: name, value: value)]))
    }

    /// The path of an action that is declared with `nil` in place of a path.
    public static var path: Key<Path?> { .init(nil) }

    /// True if the request may be sent twice with any method, such as a POST with an idempotency
    /// key that the server knows; the target itself must send that key. ``Retry`` uses it, and so
    /// does ``CurlBackend``, which repeats a request that has met a closed connection.
    public static var isIdempotent: Key<Bool> { .init(false) }
}

/// The name of a server with a URL that depends on the environment.
///
///     extension HostName { static let pay: HostName = "pay" }
///
///     let production = Provider<Shop>(
///         attributes: .hosts([.pay: URL(string: "https://pay.example.com")!]))
///
/// A target with `.host(.pay)` goes to it; a provider with other hosts is another environment.
public struct HostName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a literal.
    public init(stringLiteral value: String) { rawValue = value }
}

extension Attributes {
    /// The server that the request goes to instead of the target's own; nil, the default, for none.
    ///
    /// It is looked up in ``hosts`` when the request is encoded; a host that is not there fails
    /// with ``NetError/request(_:)``. ``baseURL`` wins over it, and a whole URL ignores both.
    public static var host: Key<HostName?> { .init(nil) }

    /// The URLs of the servers; merging adds to those set before.
    public static var hosts: Key<[HostName: URL]> {
        .init([:], combining: { $0.merging($1) { $1 } })
    }

    func hostURL() throws(RequestError) -> URL? {
        guard let host = self.host else { return nil }
        if let url = self.hosts[host] { return url }
        let names = self.hosts.keys.map(\.rawValue).sorted(byText: \.self).joined(separator: ", ")
        throw RequestError(
            .missingHost, wanted: "a URL for the host \(host.rawValue)",
            found: names.isEmpty ? "no hosts at all" : "URLs for \(names)")
    }
}
