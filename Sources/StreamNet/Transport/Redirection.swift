import Foundation

extension Response {
    /// Where the response wants the request to go next, if it is a redirect that says so.
    var redirectLocation: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location = headers["Location"], !location.isEmpty else { return nil }
        return location
    }
}

extension EncodedRequest {
    /// The request that follows a redirect, or nil where it must not be followed.
    ///
    /// As RFC 9110 §15.4 and the Fetch standard have it: 303 becomes GET, 301 and 302 turn POST
    /// into GET, all else keeps method and body. What leads to another scheme, host or port loses
    /// its credentials and the name of the old host; from https to http and to anything but those
    /// two, nothing leads.
    func redirected(to location: String, status: Int) -> EncodedRequest? {
        guard let target = URL(string: location, relativeTo: url)?.withoutFragment,
            let scheme = target.scheme?.lowercased(), target.host()?.isEmpty == false,
            scheme == "https" || scheme == "http" && url.scheme?.lowercased() == "http"
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
        if target.origin != url.origin {
            for name in ["Authorization", "Cookie", "Proxy-Authorization", "Host"] {
                next.headers[name] = nil
            }
        }
        return next
    }
}

extension URL {
    fileprivate var withoutFragment: URL? {
        var text = URLText(absoluteString)
        text.fragment = nil
        return URL(string: text.text)
    }

    /// Scheme, host and port (RFC 6454 §4), as text to compare.
    fileprivate var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        let port = port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(host()?.lowercased() ?? ""):\(port)"
    }
}
