import Foundation
import Locks

/// Stores the cookies that servers set, and sends them back (RFC 6265bis).
///
///     let backend = try URLSessionBackend(.init(cookies: CookieJar()))
///
/// A jar may serve several backends, on any thread. It is held in memory; to store it elsewhere,
/// use ``cookies`` and ``set(_:)``. A request that has a `Cookie` header is sent with no other.
/// There is no list of public suffixes: a server below `co.uk` may set a cookie for all below it.
///
/// A response over http neither sets nor replaces a cookie that is `Secure`. The prefixes
/// `__Secure-` and `__Host-` are enforced. A redirect to another site gets no cookies with
/// ``Cookie/SameSite-swift.enum/strict``, and most others with safe methods only. Two URLs are of
/// one site if they have the same scheme and one host is the other or below it, or if the cookie
/// is for both hosts.
///
/// It holds up to 3000 cookies, 180 of them for one domain; those that are not secure are removed
/// first, and then the oldest. A server's cookie of more than 4096 bytes is ignored, an
/// attribute of more than 1024 bytes does not count, and no age exceeds 400 days (§5.5, §5.6).
public final class CookieJar: Sendable {
    private let stored: Mutex<[Cookie]>
    private let now: @Sendable () -> Date

    /// Makes a jar; `now` returns the current time, with which the expiry of cookies is compared.
    public init(_ cookies: [Cookie] = [], now: @escaping @Sendable () -> Date = { Date() }) {
        stored = Mutex([])
        self.now = now
        for cookie in cookies { set(cookie) }
    }

    /// The cookies that have not expired, the oldest first.
    public var cookies: [Cookie] {
        let now = now()
        return stored.withLock { stored in
            stored.removeAll { $0.isOver(at: now) }
            return stored
        }
    }

    func cookies(for url: URL) -> [Cookie] {
        // A stable sort: among equals, those stored earlier come first (§5.4).
        cookies.filter { $0.isMeant(for: url) }.sorted(byNumber: { -Double($0.path.count) })
    }

    /// Stores a cookie, and replaces one of the same name, domain and path. One with a control
    /// character in its name or value is ignored, since it could end the header and begin another.
    public func set(_ cookie: Cookie) { if cookie.isPlain { set(cookie, mayCover: true) } }

    /// - Parameter mayCover: False if the cookie must leave secure ones alone.
    private func set(_ cookie: Cookie, mayCover: Bool) {
        let now = now()
        stored.withLock { stored in
            // An expired cookie must not displace another one.
            stored.removeAll { $0.isOver(at: now) }
            guard mayCover || !stored.contains(where: cookie.covers) else { return }
            let place = stored.firstIndex(where: cookie.replaces)
            if cookie.isOver(at: now) {
                if let place { stored.remove(at: place) }
            } else if let place {
                stored[place] = cookie
            } else {
                stored.append(cookie)
                Self.shorten(&stored, for: cookie.domain)
            }
        }
    }

    private static let limits = (all: 3_000, domain: 180)

    /// Removes one if there are too many, in all or for a domain that has got another.
    private static func shorten(_ stored: inout [Cookie], for domain: String) {
        if stored.count(where: { $0.domain == domain }) > limits.domain {
            let plain = stored.firstIndex { $0.domain == domain && !$0.isSecure }
            let oldest = plain ?? stored.firstIndex { $0.domain == domain }
            if let oldest { stored.remove(at: oldest) }
        }
        if stored.count > limits.all { stored.remove(at: stored.firstIndex { !$0.isSecure } ?? 0) }
    }

    /// Empties the jar.
    public func removeAll() { stored.withLock { $0 = [] } }

    /// - Parameter start: The URL of the first request, before redirects; nil without any.
    func adding(to request: EncodedRequest, after start: URL? = nil) -> EncodedRequest {
        let cookies = cookies(for: request.url).filter {
            $0.mayFollow(start ?? request.url, to: request)
        }
        guard !cookies.isEmpty, request.headers["Cookie"] == nil else { return request }
        var request = request
        request.headers["Cookie"] = cookies.map(\.pair).joined(separator: "; ")
        return request
    }

    func store(from response: Response) {
        guard let url = response.url else { return }
        for field in response.headers.values(for: "Set-Cookie") {
            guard let cookie = Cookie(field, from: url, at: now()) else { continue }
            set(cookie, mayCover: cookie.isSecure || url.isEncrypted)
        }
    }
}
