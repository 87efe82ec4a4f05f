import Foundation

/// The name of a server, whose URL depends on the environment.
///
///     extension HostName { static let pay: HostName = "pay" }
///
///     let production = Provider<Shop>(
///         attributes: .hosts([.pay: URL(string: "https://pay.example.com")!]))
///
/// A target that says `.host(.pay)` goes to that URL; another provider with other hosts is another
/// environment.
public struct HostName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HostName: ExpressibleByStringLiteral {
    /// Makes a name of a literal.
    public init(stringLiteral value: String) { rawValue = value }
}

extension HostName: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}

extension Attributes {
    /// The server that the request goes to instead of the target's own; nil is that one.
    ///
    /// It is looked up in ``hosts`` when the request is encoded; one that is not there is a
    /// ``NetError/request(_:)``. ``baseURL`` wins over it, and a whole URL ignores both.
    public static var host: Key<HostName?> { .init(nil) }

    /// The URLs of the servers; merging adds to those that were laid before.
    public static var hosts: Key<[HostName: URL]> {
        .init([:], combining: { $0.merging($1) { $1 } })
    }

    /// The URL of ``host``, or nil where none is named.
    func hostURL() throws(RequestFailure) -> URL? {
        guard let host = self.host else { return nil }
        if let url = self.hosts[host] { return url }
        let names = self.hosts.keys.map(\.rawValue).sorted(byText: \.self).joined(separator: ", ")
        throw RequestFailure(
            .missingHost, wanted: "a URL for the host \(host)",
            found: names.isEmpty ? "no hosts at all" : "URLs for \(names)")
    }
}
