extension CachePolicy {
    /// Returns true if a response may be stored (RFC 9111 §3).
    /// - Parameters:
    ///   - response: The response, whatever its status.
    ///   - request: The request, with all fields that were sent.
    func mayStore(_ response: Response, for request: EncodedRequest) -> Bool {
        let control = CacheControl(response.headers)
        // A part is never combined (§3.3), and 304 only changes what is stored (§4.3.4).
        guard response.status >= 200, response.status != 206, response.status != 304,
            !control.contains("no-store"), !CacheControl(request.headers).contains("no-store"),
            !response.variesByAnything
        else { return false }
        // §5.2.2.3
        if control.contains("must-understand"), !response.isUnderstood { return false }
        if isShared {
            if control.containsWhole("private") { return false }
            guard !request.headers.hasCredentials || control.isForAll else { return false }
        }
        return hasExpiry(response, control) || response.isHeuristicallyCacheable
            || control.contains("public") || !isShared && control.contains("private")
    }

    /// True if the server says how long the response is fresh (§4.2.1), in words that can be read
    /// or not.
    func hasExpiry(_ response: Response, _ control: CacheControl) -> Bool {
        control.contains("max-age") || isShared && control.contains("s-maxage")
            || response.headers.firstValue(for: "Expires") != nil
    }

    /// Returns the fields that are stored (§3.1): all but those of one connection, and those that
    /// `no-cache` and, in a shared cache, `private` list, which may not be used as they are
    /// (§5.2.2.4, §5.2.2.7).
    func storedHeaders(of response: Response) -> HTTPHeaders {
        let control = CacheControl(response.headers)
        var names = Self.hopByHop
        names += response.headers.values(for: "Connection").flatMap(\.listMembers)
            .map(\.trimmingBlanks)
        names += control.fields(of: "no-cache")
        if isShared { names += control.fields(of: "private") }
        return HTTPHeaders(
            response.headers.filter { field in !names.contains { field.isNamed($0) } })
    }

    /// RFC 9110 §7.6.1 and RFC 9111 §3.1.
    private static let hopByHop = [
        "Connection", "Proxy-Connection", "Keep-Alive", "TE", "Transfer-Encoding", "Upgrade",
        "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    ]
}

extension CacheControl {
    /// True if a response to one user's credentials may answer others (RFC 9111 §3.5).
    fileprivate var isForAll: Bool {
        contains("public") || contains("s-maxage") || contains("must-revalidate")
    }
}

extension HTTPHeaders {
    /// True if one of the fields is a credential, as ``Redaction/standard`` knows them.
    var hasCredentials: Bool {
        let secret = Redaction.standard.headers
        return contains { secret.contains($0.name.utf8) }
    }
}

extension Response {
    /// True for a status that RFC 9110 §15 defines.
    fileprivate var isUnderstood: Bool {
        [
            200, 201, 202, 203, 204, 205, 300, 301, 302, 303, 305, 307, 308, 400, 401, 402, 403,
            404,
            405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 426, 500,
            501,
            502, 503, 504, 505,
        ].contains(status)
    }

    /// True for a status that may be stored without an expiry (RFC 9110 §15.1).
    var isHeuristicallyCacheable: Bool {
        [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(status)
    }
}
