import Foundation

/// A name and a value that a server sets, and that later requests send back (RFC 6265).
public struct Cookie: Sendable, Hashable, Codable {
    /// The name.
    public let name: String
    /// The value, as it is sent back.
    public let value: String
    /// The host to which the cookie belongs, in lower case.
    public let domain: String
    /// True if hosts below the domain receive it as well.
    public let isForSubdomains: Bool
    /// The path with which those of matching requests begin.
    public let path: String
    /// The date on which it expires; nil if it lasts as long as the jar.
    public let expires: Date?
    /// True if it is only sent over encrypted connections.
    public let isSecure: Bool

    /// Makes a cookie.
    public init(
        name: String, value: String, domain: String, isForSubdomains: Bool = false,
        path: String = "/", expires: Date? = nil, isSecure: Bool = false
    ) {
        self.name = name
        self.value = value
        self.domain = domain.lowercased()
        self.isForSubdomains = isForSubdomains
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
    }

    /// True if a request for `url` must include the cookie (§5.4).
    func isMeant(for url: URL, at now: Date) -> Bool {
        let host = url.host()?.lowercased() ?? ""
        let isHost = host == domain || isForSubdomains && host.isBelow(domain)
        let isOpen = !isSecure || url.scheme?.lowercased() == "https"
        return isHost && isOpen && url.requestPath.isWithin(path) && !isOver(at: now)
    }

    /// True if name and value have no control characters except tabs.
    var isPlain: Bool {
        (name + value).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }

    func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }
}

extension Cookie: CustomStringConvertible, CustomReflectable {
    /// The cookie as a server would set it, with its value hidden, since that may be a session:
    /// `id=•••; Path=/`.
    public var description: String {
        let attributes = [
            isForSubdomains ? "Domain=\(domain)" : nil, "Path=\(path)",
            expires.map { "Expires=\($0.ISO8601Format())" }, isSecure ? "Secure" : nil,
        ]
        return (["\(name)=\(Redaction.mark)"] + attributes.compactMap(\.self))
            .joined(separator: "; ")
    }

    /// Empty, since a mirror would show the value.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    /// True if the host is a subdomain of `domain` and not an IP address (§5.1.3).
    func isBelow(_ domain: String) -> Bool {
        let isAddress = last?.isNumber == true || contains(":")
        return !domain.isEmpty && !isAddress && hasSuffix("." + domain)
    }

    /// True if the path is `path` or below it (§5.1.4).
    fileprivate func isWithin(_ path: String) -> Bool {
        guard hasPrefix(path) else { return false }
        return path.hasSuffix("/") || count == path.count || dropFirst(path.count).first == "/"
    }
}

extension URL {
    var requestPath: String {
        let path = path(percentEncoded: true)
        return path.hasPrefix("/") ? path : "/"
    }
}
