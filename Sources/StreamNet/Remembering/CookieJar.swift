import Foundation
import Synchronization

/// Keeps the cookies that servers set, and gives them back (RFC 6265).
///
///     let backend = try URLSessionBackend(.init(cookies: CookieJar()))
///
/// A jar may serve several backends, on any thread. It lives in memory; ``cookies`` and
/// ``set(_:)`` are for who wants to store it. A request that has a `Cookie` header keeps that one,
/// and no other is added. There is no list of public suffixes: a server below `co.uk` may set a
/// cookie for all of them.
public final class CookieJar: Sendable {
    private let kept: Mutex<[Cookie]>
    private let now: @Sendable () -> Date

    /// Makes a jar of its own.
    /// - Parameters:
    ///   - cookies: what is in it.
    ///   - now: what the cookies' ends are compared to.
    public init(_ cookies: [Cookie] = [], now: @escaping @Sendable () -> Date = { Date() }) {
        kept = Mutex([])
        self.now = now
        for cookie in cookies { set(cookie) }
    }

    /// What is in it and not over, the oldest first.
    public var cookies: [Cookie] {
        let now = now()
        return kept.withLock { kept in
            kept.removeAll { $0.isOver(at: now) }
            return kept
        }
    }

    /// The cookies that a request for `url` brings along, those of longer paths first.
    public func cookies(for url: URL) -> [Cookie] {
        let now = now()
        let meant = cookies.filter { $0.isMeant(for: url, at: now) }
        // A stable sort: those that were there earlier come first among equals (§5.4).
        return meant.enumerated().sorted {
            ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset)
        }.map(\.element)
    }

    /// Puts a cookie in, in the place of one of the same name, domain and path.
    ///
    /// One with a control character in its name or value is left out, since it could end the header
    /// and begin another.
    public func set(_ cookie: Cookie) {
        guard cookie.isPlain else { return }
        kept.withLock { kept in
            let place = kept.firstIndex {
                ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
            }
            if let place { kept[place] = cookie } else { kept.append(cookie) }
        }
    }

    /// Empties the jar.
    public func removeAll() { kept.withLock { $0 = [] } }

    /// The request with the cookies that are meant for its URL.
    func adding(to request: EncodedRequest) -> EncodedRequest {
        let cookies = cookies(for: request.url)
        guard !cookies.isEmpty, request.headers["Cookie"] == nil else { return request }
        var request = request
        request.headers["Cookie"] = cookies.map { "\($0.name)=\($0.value)" }
            .joined(separator: "; ")
        return request
    }

    /// Puts in what the response sets.
    func keep(from response: Response) {
        guard let url = response.url else { return }
        for field in response.headers.values(for: "Set-Cookie") {
            Cookie(field, from: url, at: now()).map(set)
        }
    }
}
