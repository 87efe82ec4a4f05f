import Foundation

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

    /// Returns the URL of ``host``, or nil if no host is set.
    func hostURL() throws(RequestError) -> URL? {
        guard let host = self.host else { return nil }
        if let url = self.hosts[host] { return url }
        let names = self.hosts.keys.map(\.rawValue).sorted(byText: \.self).joined(separator: ", ")
        throw RequestError(
            .missingHost, wanted: "a URL for the host \(host.rawValue)",
            found: names.isEmpty ? "no hosts at all" : "URLs for \(names)")
    }
}
