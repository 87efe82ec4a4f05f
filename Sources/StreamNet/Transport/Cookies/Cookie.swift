import Foundation

/// A name and a value that a server sets, and that later requests send back (RFC 6265bis).
public struct Cookie: Sendable, Hashable, Codable, DescribedMirror {
    /// The requests to which a redirect from another site leads, and with which the cookie is sent.
    ///
    /// See ``CookieJar`` for the requests that are of another site.
    public enum SameSite: String, Sendable, Hashable, Codable {
        /// None of them.
        case strict = "Strict"
        /// Those with a safe method, such as GET.
        case lax = "Lax"
        /// All of them: `SameSite=None`.
        case unrestricted = "None"
    }

    /// The name; empty for a cookie that is sent as its value alone.
    public let name: String
    /// The value, as it is sent back.
    public let value: String
    /// The host to which the cookie belongs, in lowercase and in its ASCII form.
    public let domain: String
    package let isForSubdomains: Bool
    /// The path with which those of matching requests begin.
    public let path: String
    /// The date on which it expires; nil if it lasts as long as the jar.
    public let expires: Date?
    package let isSecure: Bool
    /// The requests from other sites with which it is sent; nil is ``SameSite-swift.enum/lax``.
    package let sameSite: SameSite?

    /// Makes a cookie. Throws ``ConfigurationError`` if it would be sent as another one: for a
    /// control character other than a tab or a `;` in name or value, and for a `=` in the name.
    public init(
        name: String, value: String, domain: String, isForSubdomains: Bool = false,
        path: String = "/", expires: Date? = nil, isSecure: Bool = false,
        sameSite: SameSite? = nil
    ) throws(ConfigurationError) {
        (self.name, self.value, self.path) = (name, value, path)
        (self.domain, self.isForSubdomains) = (domain.asciiHost, isForSubdomains)
        (self.expires, self.isSecure, self.sameSite) = (expires, isSecure, sameSite)
        try require(
            isPlain, "a cookie without control characters and `;`, and no `=` in its name",
            "another: \(name.debugDescription)")
    }

    /// True if it is sent as itself; one that was decoded may not be.
    var isPlain: Bool {
        !name.hasControlCharacter && !value.hasControlCharacter
            && !(name + value).utf8.contains(UInt8(ascii: ";"))
            && !name.utf8.contains(UInt8(ascii: "="))
    }

    func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

    /// The cookie as a server would set it, with its value hidden: `id=•••; Path=/`.
    public var description: String {
        let attributes = [
            isForSubdomains ? "Domain=\(domain)" : nil, "Path=\(path)",
            expires.map { "Expires=\($0.ISO8601Format())" }, isSecure ? "Secure" : nil,
            sameSite.map { "SameSite=\($0.rawValue)" },
        ]
        let parts = ["\(name)=\(Redaction.mark)"] + attributes.compactMap(\.self)
        return parts.joined(separator: "; ")
    }
}

extension String {
    /// True if there is a control character other than a tab (RFC 6265bis §5.6).
    var hasControlCharacter: Bool { utf8.contains(where: \.isControl) }

    /// True if the host is a subdomain of `domain` and not an IP address (§5.1.3).
    func isBelow(_ domain: String) -> Bool {
        let isAddress = last?.isNumber == true || contains(":")
        return !domain.isEmpty && !isAddress && hasSuffix("." + domain)
    }

    /// True if a name has several parts: only one of one part is known to be a public suffix.
    var hasSeveralLabels: Bool { split(at: ".").count > 1 }

    /// True if the path is `path` or below it (§5.1.4).
    func isWithin(_ path: String) -> Bool {
        guard hasPrefix(path) else { return false }
        return path.hasSuffix("/") || count == path.count || dropFirst(path.count).first == "/"
    }
}
