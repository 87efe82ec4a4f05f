/// The part that a cache had in a response, as ``Attributes/cacheStatus`` has it.
public enum CacheStatus: Sendable, Hashable {
    /// A stored response answered, which is fresh: its age, and the time that is left, or nil.
    case hit(age: Duration, left: Duration?)
    /// A stored response answered, after the server confirmed it by 304: its age since then.
    case revalidated(age: Duration)
    /// A stored response answered though it is stale, or the request failed: its age, the reason.
    case stale(age: Duration, Staleness)
    /// The server answered, since no stored response could.
    case miss(Miss)
    /// The server answered, without a look into the cache.
    case bypassed(Bypass)

    /// The reason to use a response that is no longer fresh.
    public enum Staleness: Sendable, Hashable {
        /// The server permits it while the cache asks again: `stale-while-revalidate`.
        case whileRevalidating
        /// The network or the server failed: `stale-if-error`, or the policy permits it.
        case onError
        /// The request permits it: `max-stale`, or its policy.
        case requested
    }

    /// The reason to ask the server.
    public enum Miss: Sendable, Hashable {
        /// Nothing is stored for the request.
        case absent
        /// Responses are stored, but to requests with other fields that `Vary` names.
        case vary
        /// The stored response is no longer fresh.
        case expired
        /// The stored response is to be confirmed at each use: `no-cache` in the response.
        case noCache
        /// The request asks for a newer one: `no-cache`, `max-age` or `min-fresh`, or its policy.
        case request
    }

    /// The reason not to look into the cache.
    public enum Bypass: Sendable, Hashable {
        /// Responses to the method are not stored, or it may change something on the server.
        case method
        /// The request forbids it: `no-store`, a range, a condition of the caller's own.
        case request
        /// The body of the request is a file or a stream, or the policy is ``CachePolicy/none``.
        case unsupported
    }
}

extension CacheStatus: CustomStringConvertible {
    /// The text of `Cache-Status` (RFC 9211): `StreamNet; hit; ttl=59`, `StreamNet; fwd=uri-miss`.
    public var description: String { "StreamNet; \(texts.field)" }
    var reason: String { texts.reason }

    private var texts: (field: String, reason: String) {
        switch self {
        case .hit(_, let left?):
            let seconds = left.components.seconds
            return ("hit; ttl=\(seconds)", "hit: fresh for another \(seconds) s")
        case .hit(_, nil): return ("hit", "hit: never expires")
        case .revalidated: return ("fwd=stale; fwd-status=304", "hit: confirmed by the server")
        case .stale(_, .whileRevalidating):
            let reason = "hit: stale while it is validated by the server"
            return ("hit; detail=stale-while-revalidate", reason)
        case .stale(_, .onError):
            return ("hit; detail=stale-if-error", "hit: stale, as the request failed")
        case .stale(_, .requested):
            return ("hit; detail=max-stale", "hit: stale, as the request permits")
        case .miss(.absent): return ("fwd=uri-miss", "miss: nothing is stored")
        case .miss(.vary): return ("fwd=vary-miss", "miss: stored for other fields that Vary names")
        case .miss(.expired): return ("fwd=stale", "miss: no longer fresh")
        case .miss(.noCache): return ("fwd=stale", "miss: stored with no-cache, to be confirmed")
        case .miss(.request): return ("fwd=request", "miss: the request asks for a newer one")
        case .bypassed(.method): return ("fwd=method", "not used: the method is not GET or HEAD")
        case .bypassed(.request): return ("fwd=bypass", "not used: the request forbids it")
        case .bypassed(.unsupported):
            return ("fwd=bypass", "not used: the body is a file or a stream")
        }
    }
}

extension Response {
    /// The time since the server sent or confirmed a response that was stored; nil for any other.
    public var age: Duration? {
        switch self.cacheStatus {
        case .hit(let age, _), .revalidated(let age), .stale(let age, _): age
        case .miss, .bypassed, nil: nil
        }
    }

    /// True if the server has sent the response, or has just confirmed it.
    var isFromServer: Bool {
        switch self.cacheStatus {
        case .hit, .stale: false
        case .revalidated, .miss, .bypassed, nil: true
        }
    }

    /// The part of the cache, after a comma; "" without one.
    var cacheSummary: String { self.cacheStatus.map { ", \($0)" } ?? "" }
}

extension Attributes {
    /// The part that the cache had in the response, set by the cache; nil without ``cache``.
    public static var cacheStatus: Key<CacheStatus?> { .init(nil) }
}
