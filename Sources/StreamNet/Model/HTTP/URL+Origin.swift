import Foundation

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
