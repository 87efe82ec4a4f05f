import Foundation

/// What a server wants to be told again (RFC 6265).
public struct Cookie: Sendable, Hashable, Codable {
    /// Its name.
    public let name: String
    /// Its value, as it is sent back.
    public let value: String
    /// The host it belongs to, in small letters.
    public let domain: String
    /// Whether hosts below the domain get it, too.
    public let isForSubdomains: Bool
    /// The path that those of requests begin with.
    public let path: String
    /// When it is forgotten; nil is when the jar goes.
    public let expires: Date?
    /// Whether only encrypted connections get it.
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

    /// Whether a request for `url` is to bring it along (§5.4).
    func isMeant(for url: URL, at now: Date) -> Bool {
        let host = url.host()?.lowercased() ?? ""
        let isHost = host == domain || isForSubdomains && host.isBelow(domain)
        let isOpen = !isSecure || url.scheme?.lowercased() == "https"
        return isHost && isOpen && url.requestPath.isWithin(path) && !isOver(at: now)
    }

    /// Whether name and value have no control characters.
    var isPlain: Bool {
        (name + value).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }

    func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }
}

extension Cookie: CustomStringConvertible, CustomReflectable {
    /// As a server would set it, but for its value, which may be a session: `id=•••; Path=/`.
    public var description: String {
        let attributes = [
            isForSubdomains ? "Domain=\(domain)" : nil, "Path=\(path)",
            expires.map { "Expires=\($0.ISO8601Format())" }, isSecure ? "Secure" : nil,
        ]
        return (["\(name)=\(Redaction.mark)"] + attributes.compactMap(\.self))
            .joined(separator: "; ")
    }

    /// Nothing: a mirror would show the value.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    /// Whether the host has more in front of `domain`, which is no address (§5.1.3).
    func isBelow(_ domain: String) -> Bool {
        let isAddress = last?.isNumber == true || contains(":")
        return !domain.isEmpty && !isAddress && hasSuffix("." + domain)
    }

    /// Whether the path is `path` or further down (§5.1.4).
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
