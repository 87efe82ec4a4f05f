import Foundation
import Synchronization

/// Stores the cookies that servers set, and sends them back (RFC 6265).
///
///     let backend = try URLSessionBackend(.init(cookies: CookieJar()))
///
/// A jar may serve several backends, on any thread. It is held in memory; to store it elsewhere,
/// use ``cookies`` and ``set(_:)``. A request that has a `Cookie` header is sent with that one, and
/// no other is added. There is no list of public suffixes: a server below `co.uk` may set a cookie
/// for all hosts below it.
///
/// It holds up to 3000 cookies, 180 of them for one domain; the oldest are removed first. A
/// server's cookie of more than 4096 bytes is ignored (§6.1).
public final class CookieJar: Sendable {
    private let stored: Mutex<[Cookie]>
    private let now: @Sendable () -> Date

    /// Makes a jar.
    /// - Parameters:
    ///   - cookies: The initial cookies.
    ///   - now: Returns the current time, with which the expiry of cookies is compared.
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

    /// The cookies for a request to `url`, those of longer paths first.
    public func cookies(for url: URL) -> [Cookie] {
        let now = now()
        let meant = cookies.filter { $0.isMeant(for: url, at: now) }
        // A stable sort: among equals, those stored earlier come first (§5.4).
        return meant.sorted(byNumber: { -Double($0.path.count) })
    }

    /// Stores a cookie, and replaces one of the same name, domain and path.
    ///
    /// A cookie with a control character in its name or value is ignored, since it could end the
    /// header and begin another.
    public func set(_ cookie: Cookie) {
        guard cookie.isPlain else { return }
        let isOver = cookie.isOver(at: now())
        stored.withLock { stored in
            let place = stored.firstIndex {
                ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
            }
            if isOver {
                // An expired cookie must not displace another one.
                if let place { stored.remove(at: place) }
            } else if let place {
                stored[place] = cookie
            } else {
                stored.append(cookie)
                Self.shorten(&stored, for: cookie.domain)
            }
        }
    }

    private static let limits = (all: 3_000, domain: 180, bytes: 4_096)

    /// Removes the oldest if there are too many, in all or for a domain that has got another.
    private static func shorten(_ stored: inout [Cookie], for domain: String) {
        let isFull = stored.count { $0.domain == domain } > limits.domain
        if isFull, let oldest = stored.firstIndex(where: { $0.domain == domain }) {
            stored.remove(at: oldest)
        }
        if stored.count > limits.all { stored.removeFirst(stored.count - limits.all) }
    }

    /// Empties the jar.
    public func removeAll() { stored.withLock { $0 = [] } }

    /// Returns the request with the cookies for its URL.
    func adding(to request: EncodedRequest) -> EncodedRequest {
        let cookies = cookies(for: request.url)
        guard !cookies.isEmpty, request.headers["Cookie"] == nil else { return request }
        var request = request
        request.headers["Cookie"] = cookies.map { "\($0.name)=\($0.value)" }
            .joined(separator: "; ")
        return request
    }

    /// Stores the cookies that the response sets.
    func store(from response: Response) {
        guard let url = response.url else { return }
        for field in response.headers.values(for: "Set-Cookie") {
            guard let cookie = Cookie(field, from: url, at: now()),
                cookie.name.utf8.count + cookie.value.utf8.count <= Self.limits.bytes
            else { continue }
            set(cookie)
        }
    }
}
