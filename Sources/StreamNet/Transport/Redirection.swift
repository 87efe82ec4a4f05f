import Foundation

extension EncodedRequest {
    /// Returns the request that follows a redirect, or nil if the redirect must not be followed.
    ///
    /// According to RFC 9110 §15.4 and the Fetch standard, 303 becomes GET, 301 and 302 turn POST
    /// into GET, and all others keep method and body. A request to another scheme, host or port
    /// loses the name of the old host and all headers that ``Redaction/standard`` takes for
    /// credentials. A redirect from https to http, or to any
    /// other scheme, is not followed.
    func redirected(to location: String, status: Int) -> EncodedRequest? {
        guard let target = URL(string: location, relativeTo: url)?.withoutFragment,
            url.mayLead(to: target)
        else { return nil }
        var next = self
        next.url = target
        if status == 303 && method != .head || (status == 301 || status == 302) && method == .post {
            next.method = .get
            next.body = nil
            for part in ["Type", "Length", "Encoding", "Language", "Location"] {
                next.headers["Content-" + part] = nil
            }
        }
        return target.origin == url.origin ? next : next.withoutCredentials
    }
}

extension URL {
    fileprivate var withoutFragment: URL? {
        var text = URLText(absoluteString)
        text.fragment = nil
        return URL(string: text.text)
    }

    /// True if a server that was asked by this URL may lead to another one: to https, or from http
    /// to http.
    func mayLead(to target: URL) -> Bool {
        let scheme = target.scheme?.lowercased()
        let isSafe = scheme == "https" || scheme == "http" && self.scheme?.lowercased() == "http"
        return isSafe && target.host()?.isEmpty == false
    }

    /// Scheme, host and port (RFC 6454 §4), as text to compare.
    var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        let port = port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(asciiHost ?? ""):\(port)"
    }
}
