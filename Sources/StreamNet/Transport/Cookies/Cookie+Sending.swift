import Foundation

// The rules by which a cookie is sent (RFC 6265bis §5.8.3).
extension Cookie {
    /// True if a request for `url` must include the cookie, SameSite apart.
    func isMeant(for url: URL) -> Bool {
        let host = url.asciiHost ?? ""
        let isHost = host == domain || isForSubdomains && host.isBelow(domain)
        return isHost && (!isSecure || url.isEncrypted) && url.requestPath.isWithin(path)
    }

    /// True if SameSite allows the cookie on this request, to which redirects of `start` have led.
    func mayFollow(_ start: URL, to request: EncodedRequest) -> Bool {
        if sameSite == .unrestricted || isSameSite(start, request.url) { return true }
        return sameSite != .strict && HTTPMethod.safe.contains(request.method)
    }

    /// True if one host is the other or below it, with the same scheme, or the cookie is for both.
    private func isSameSite(_ start: URL, _ end: URL) -> Bool {
        guard start.isEncrypted == end.isEncrypted, let first = start.asciiHost,
            let last = end.asciiHost
        else { return false }
        if first == last || isForSubdomains && first.isBelow(domain) { return true }
        return first.isBelow(last) && last.hasSeveralLabels
            || last.isBelow(first) && first.hasSeveralLabels
    }

    var pair: String { name.isEmpty ? value : "\(name)=\(value)" }
}

extension URL {
    var isEncrypted: Bool { scheme?.lowercased() == "https" }

    var requestPath: String {
        let path = path(percentEncoded: true)
        return path.hasPrefix("/") ? path : "/"
    }
}
