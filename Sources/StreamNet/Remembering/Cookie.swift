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

extension Cookie {
    /// The cookie of a `Set-Cookie` in a response from `url`; nil for one that is not to be kept,
    /// such as one for a host that `url` has no say over (§5.2, §5.3).
    init?(_ field: String, from url: URL, at now: Date) {
        let parts = field.split(separator: ";", omittingEmptySubsequences: false)
        let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2, let host = url.host()?.lowercased() else { return nil }
        let name = String(pair[0]).trimmed
        if name.isEmpty { return nil }

        var attributes: [String: String] = [:]
        for part in parts.dropFirst() {
            let halves = part.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(halves[0]).trimmed.lowercased()
            attributes[key] = halves.count > 1 ? String(halves[1]).trimmed : ""
        }

        var domain = attributes["domain"]?.lowercased() ?? ""
        if domain.hasPrefix(".") { domain.removeFirst() }
        // Without a list of public suffixes, a name of one part is all that is known to be one.
        let isOwn = domain == host || host.isBelow(domain) && domain.contains(".")
        guard domain.isEmpty || isOwn else { return nil }

        let path = attributes["path"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let age = attributes["max-age"].flatMap { Int($0) }
            .map { $0 > 0 ? now.addingTimeInterval(TimeInterval($0)) : Date.distantPast }
        self.init(
            name: name, value: String(pair[1]).trimmed, domain: domain.isEmpty ? host : domain,
            isForSubdomains: !domain.isEmpty, path: path ?? url.cookiePath,
            expires: age ?? attributes["expires"].flatMap { Date(cookieDate: $0) },
            isSecure: attributes.keys.contains("secure"))
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }

    /// Whether the host has more in front of `domain`, which is no address (§5.1.3).
    fileprivate func isBelow(_ domain: String) -> Bool {
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
    fileprivate var requestPath: String {
        let path = path(percentEncoded: true)
        return path.hasPrefix("/") ? path : "/"
    }

    /// The path of a cookie that names none: up to the last slash (§5.1.4).
    fileprivate var cookiePath: String {
        let path = requestPath
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
