import Foundation

// The rules by which a server sets a cookie (RFC 6265bis §5.6, §5.7).
extension Cookie {
    /// The greatest length of name and value together, in bytes.
    private static let longest = 4_096

    /// Parses a `Set-Cookie` from `url`; nil for one that must be ignored, as for another domain.
    init?(_ field: String, from url: URL, at now: Date) {
        guard !field.hasControlCharacter, let host = url.asciiHost else { return nil }
        let parts = field.split(at: ";", keepingEmpty: true)
        let halves = parts[0].split(at: "=", cuts: 1, keepingEmpty: true).map(\.trimmingBlanks)
        let (name, value) = halves.count == 2 ? (halves[0], halves[1]) : ("", halves[0])
        let count = name.utf8.count + value.utf8.count
        guard count > 0, count <= Self.longest else { return nil }

        let attributes = CookieAttributes(parts.dropFirst(), at: now)
        let domain = attributes.domain
        let isOwn = domain == host || host.isBelow(domain) && domain.hasSeveralLabels
        // A domain is sent in ASCII; another has no host.
        guard domain.isEmpty || isOwn else { return nil }
        let cookie = try? Cookie(
            name: name, value: value, domain: domain.isEmpty ? host : domain,
            isForSubdomains: domain.hasSeveralLabels,
            path: attributes.path.flatMap { $0.isEmpty ? nil : $0 } ?? url.cookiePath,
            expires: attributes.expires, isSecure: attributes.isSecure,
            sameSite: attributes.sameSite)
        guard let cookie else { return nil }
        self = cookie
        // Servers compare the prefixes in any case, and take a value without a name for a name.
        let isForHost = pair.lowercased().hasPrefix("__host-")
        let isPrefixed = isForHost || pair.lowercased().hasPrefix("__secure-")
        let isOnlyHost = !isForSubdomains && attributes.path != nil && self.path == "/"
        if isSecure ? !url.isEncrypted : isPrefixed || sameSite == .unrestricted { return nil }
        if isPrefixed && name.isEmpty || isForHost && !isOnlyHost { return nil }
    }

    /// True if this cookie, which is not Secure, would be sent in place of `other` (§5.7, step 16).
    func covers(_ other: Cookie) -> Bool {
        // The domains last: they take the longest, and a jar compares with all of its cookies.
        other.isSecure && name == other.name && path.isWithin(other.path)
            && (domain == other.domain || domain.isBelow(other.domain)
                || other.domain.isBelow(domain))
    }

    func replaces(_ other: Cookie) -> Bool {
        (name, domain, isForSubdomains, path)
            == (other.name, other.domain, other.isForSubdomains, other.path)
    }
}

extension URL {
    /// The path of a cookie that specifies none: the request's up to the last slash (§5.1.4).
    fileprivate var cookiePath: String {
        let path = requestPath
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
