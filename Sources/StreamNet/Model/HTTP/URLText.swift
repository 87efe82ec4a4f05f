import Foundation

/// A URL as text, cut at `?` and `#`, on bytes: a mark after a `/` makes another `Character` of it.
///
/// Foundation's components escape again (`%20` becomes `%2520`), turn `?` into `%3F` and differ
/// between platforms; three pieces of text do neither.
struct URLText {
    var place: String
    var query: String?
    var fragment: String?

    init(_ text: String) {
        place = text
        guard text.hasQueryOrFragment else { return }
        let (rest, fragment) = Self.cut(text[...], at: UInt8(ascii: "#"))
        let (place, query) = Self.cut(rest, at: UInt8(ascii: "?"))
        self.place = String(place)
        (self.query, self.fragment) = (query.map(String.init), fragment.map(String.init))
    }

    var text: String {
        var text = place
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }

    /// The text before `://`, if that can be a scheme (RFC 3986 §3.1); nil otherwise.
    var scheme: Substring? {
        guard let colon = place.utf8.firstIndex(of: UInt8(ascii: ":")),
            place.utf8[colon...].starts(with: "://".utf8), let first = place.utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
        else { return nil }
        let scheme = place[..<colon]
        return scheme.utf8.allSatisfy { ASCIISet.scheme.contains($0) } ? scheme : nil
    }

    var authority: Substring {
        guard let start = startOfHost else { return place[..<place.startIndex] }
        return place[..<(place.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? place.endIndex)]
    }

    private var startOfHost: String.Index? {
        scheme.map { place.utf8.index($0.endIndex, offsetBy: 3) }
    }

    /// The host, and the port if there is one, for the field `Host` (RFC 9110 §7.2).
    var hostAndPort: Substring {
        let rest = authority[(startOfHost ?? place.startIndex)...]
        guard let at = rest.utf8.lastIndex(of: UInt8(ascii: "@")) else { return rest }
        return rest[rest.utf8.index(after: at)...]
    }

    var path: Substring { place[authority.endIndex...] }

    /// The path and the query, as the first line of a request has them (RFC 9112 §3.2.1).
    var requestTarget: String {
        let path = path
        return (path.isEmpty ? "/" : String(path)) + (query.map { "?" + $0 } ?? "")
    }

    /// Scheme, host and path without user and password, for errors and logs; the values of secret
    /// parameters of the path are hidden.
    var summary: String { Redaction.standard.redacted(placeWithoutUser) }

    /// The same with all values, to be compared.
    var placeWithoutUser: String {
        guard let start = place.utf8.firstRange(of: "//".utf8)?.upperBound,
            scheme != nil || place.utf8.starts(with: "//".utf8)
        else { return place }
        let host = place.utf8[start...].prefix { $0 != UInt8(ascii: "/") }
        guard let at = host.lastIndex(of: UInt8(ascii: "@")) else { return place }
        return String(place[..<start] + place[place.utf8.index(after: at)...])
    }

    var pairs: [Substring] { (query ?? "").split(at: "&") }

    mutating func append(query more: String) {
        guard !more.isEmpty else { return }
        query = query.map { $0.isEmpty ? more : $0 + "&" + more } ?? more
    }

    private static func cut(_ text: Substring, at mark: UInt8) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: mark) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }
}

extension String {
    var hasQueryOrFragment: Bool {
        utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    }
}

extension URL {
    /// Makes a URL of this text; nil if characters of it would have to be encoded. So is, before
    /// macOS 14 and iOS 17, what is a URL by RFC 3986 and not by RFC 2396.
    init?(strict text: String) {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
            self.init(string: text, encodingInvalidCharacters: false)
        } else {
            self.init(string: text)
        }
    }

    /// The host in lowercase and in its ASCII form (RFC 5891 §4.4), which is the same for `☃.net`
    /// and `xn--n3h.net`; nil without a host.
    var asciiHost: String? { host(percentEncoded: false)?.asciiHost }

    /// True if a server asked by this URL may lead to another: to https, or from http to http.
    func mayLead(to target: URL) -> Bool {
        let scheme = target.scheme?.lowercased()
        let isSafe = scheme == "https" || scheme == "http" && self.scheme?.lowercased() == "http"
        return isSafe && target.host()?.isEmpty == false
    }

    /// The URL of a socket as the one of its handshake (RFC 6455 §3); nil for any other.
    var ofHTTP: URL? {
        guard let scheme = scheme?.lowercased(), ["ws", "wss"].contains(scheme) else { return nil }
        return URL(strict: "http\(scheme.dropFirst(2))\(absoluteString.dropFirst(scheme.count))")
    }

    /// Scheme, host and port (RFC 6454 §4), as text to compare.
    var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        let port = port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(asciiHost ?? ""):\(port)"
    }
}

extension String {
    /// The name of a host in lowercase and in its ASCII form; a name that has none is unchanged.
    var asciiHost: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        // Foundation has Unicode's tables for it.
        guard let url = URL(string: "http://\(self)/") else { return lowercased() }
        return URLText(url.absoluteString).authority.dropFirst("http://".count).lowercased()
    }
}
