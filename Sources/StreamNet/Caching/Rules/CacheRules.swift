import Foundation

/// The rules of RFC 9111 for one kind of cache, as ``CachePolicy/standard`` uses them.
struct CacheRules: Sendable, Hashable {
    let isShared: Bool
    /// True if a response without an expiry stays fresh for a part of its age (§4.2.2).
    let usesHeuristics: Bool

    /// Returns true if a response may be stored (RFC 9111 §3).
    /// - Parameter sent: All fields of the request.
    func mayStore(_ response: Response, for sent: HTTPHeaders) -> Bool {
        let control = CacheControl(response, isShared: isShared)
        // A part is never combined (§3.3), and 304 only changes what is stored (§4.3.4).
        guard response.status >= 200, response.status != 206, response.status != 304,
            !CacheControl(sent).contains("no-store"), !response.variesByAnything
        else { return false }
        // Beside `must-understand`, `no-store` is for caches that do not know it (§5.2.2.3).
        let isForbidden =
            control.contains("must-understand")
            ? !response.isUnderstood : control.contains("no-store")
        if isForbidden { return false }
        if isShared {
            if control.containsWhole("private") { return false }
            // A response to one user's credentials answers others only where it says so (§3.5).
            let isForAll = ["public", "s-maxage", "must-revalidate"].contains(
                where: control.contains)
            if !isForAll, sent.contains(where: \.isCredential) { return false }
        }
        return hasExpiry(response, control) || response.isHeuristicallyCacheable
            || control.contains("public") || !isShared && control.contains("private")
    }

    /// True if the server says how long the response is fresh (§4.2.1), readable or not.
    private func hasExpiry(_ response: Response, _ control: CacheControl) -> Bool {
        control.contains("max-age") || isShared && control.contains("s-maxage")
            || !control.isTargeted && response.headers.firstValue(for: "Expires") != nil
    }

    /// Returns the fields that are stored (§3.1): all but those of one connection, and those that
    /// `no-cache` and, in a shared cache, `private` list (§5.2.2.4, §5.2.2.7).
    func storedHeaders(of response: Response) -> HTTPHeaders {
        let control = CacheControl(response, isShared: isShared)
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

/// The facts by which the freshness of a stored response is computed (RFC 9111 §4.2), in seconds.
struct Freshness: Sendable, Hashable {
    let rules: CacheRules
    let control: CacheControl
    /// The time for which the response is fresh (§4.2.1); 0 if its server does not say.
    let lifetime: Double
    /// Its age when it was received (§4.2.3).
    let initialAge: Double
    let received: Date

    init(_ response: Response, requested: Date, received: Date, by rules: CacheRules) {
        (self.rules, self.received) = (rules, received)
        control = CacheControl(response, isShared: rules.isShared)
        // Without a date it is of the time of its receipt (RFC 9110 §6.6.1).
        let date = response.date("Date", near: received) ?? received
        let ageValue = response.headers.firstValue(for: "Age").flatMap { text in
            text.split(at: ",", keepingEmpty: true).first?.trimmingBlanks.deltaSeconds
        }
        let delay = max(0, received.timeIntervalSince(requested))
        initialAge = max(0, received.timeIntervalSince(date), (ageValue ?? 0) + delay)
        lifetime = rules.lifetime(response, control, date)
    }

    /// The age at `now` (§4.2.3); nil if the clock has been set back since the receipt.
    func age(at now: Date) -> Double? {
        let resident = now.timeIntervalSince(received)
        return resident < 0 ? nil : initialAge + resident
    }

    /// False if the server forbids every use without asking again (RFC 9111 §4.2.4).
    var mayBeStale: Bool {
        if control.contains("must-revalidate") { return false }
        return !rules.isShared
            || !control.contains("proxy-revalidate") && !control.contains("s-maxage")
    }
}

extension CacheRules {
    fileprivate func lifetime(_ response: Response, _ control: CacheControl, _ date: Date) -> Double
    {
        if isShared, let seconds = control.seconds("s-maxage", invalid: 0) { return seconds }
        if let seconds = control.seconds("max-age", invalid: 0) { return seconds }
        let expires = response.headers.values(for: "Expires")
        if !control.isTargeted, let text = expires.first {
            // `0`, several lines and any other text that is no date are in the past (§5.3).
            guard expires.count == 1, let end = HTTPDate(exactly: text, near: date)?.date
            else { return 0 }
            return max(0, end.timeIntervalSince(date))
        }
        guard usesHeuristics, response.isHeuristicallyCacheable || control.contains("public"),
            let modified = response.date("Last-Modified", near: date)
        else { return 0 }
        // §4.2.2
        return min(max(0, date.timeIntervalSince(modified)) / 10, 86_400)
    }
}

extension Response {
    /// True for a status that RFC 9110 §15 defines.
    fileprivate var isUnderstood: Bool {
        switch status {
        case 200...206, 300...305, 307, 308, 400...417, 421, 422, 426, 500...505: true
        default: false
        }
    }

    /// True for a status that may be stored without an expiry (RFC 9110 §15.1).
    fileprivate var isHeuristicallyCacheable: Bool {
        [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(status)
    }

    /// The date in the first field of this name; nil if there is none, or none that can be read.
    func date(_ name: String, near now: Date) -> Date? {
        headers.firstValue(for: name).flatMap { HTTPDate($0, near: now)?.date }
    }
}
