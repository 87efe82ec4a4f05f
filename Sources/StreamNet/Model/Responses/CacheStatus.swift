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
        /// The method may change something on the server.
        case method
        /// The request forbids it: `no-store`, a range, a condition of the caller's own.
        case request
        /// The body of the request is a file or a stream, or the policy is ``CachePolicy/none``.
        case unsupported
    }
}

extension CacheStatus: CustomStringConvertible {
    /// The text of `Cache-Status` (RFC 9211): `StreamNet; hit; ttl=59`, `StreamNet; fwd=uri-miss`.
    public var description: String {
        switch self {
        case .hit(_, let left?): "StreamNet; hit; ttl=\(left.components.seconds)"
        case .hit(_, nil): "StreamNet; hit"
        case .revalidated: "StreamNet; fwd=stale; fwd-status=304"
        case .stale(_, .whileRevalidating): "StreamNet; hit; detail=stale-while-revalidate"
        case .stale(_, .onError): "StreamNet; hit; detail=stale-if-error"
        case .stale(_, .requested): "StreamNet; hit; detail=max-stale"
        case .miss(.absent): "StreamNet; fwd=uri-miss"
        case .miss(.vary): "StreamNet; fwd=vary-miss"
        case .miss(.expired), .miss(.noCache): "StreamNet; fwd=stale"
        case .miss(.request): "StreamNet; fwd=request"
        case .bypassed(.method): "StreamNet; fwd=method"
        case .bypassed(.request), .bypassed(.unsupported): "StreamNet; fwd=bypass"
        }
    }

    var reason: String {
        switch self {
        case .hit(_, let left?): "hit: fresh for another \(left.components.seconds) s"
        case .hit(_, nil): "hit: never expires"
        case .revalidated: "hit: confirmed by the server"
        case .stale(_, .whileRevalidating): "hit: stale while the server is asked again"
        case .stale(_, .onError): "hit: stale, as the request failed"
        case .stale(_, .requested): "hit: stale, as the request permits"
        case .miss(.absent): "miss: nothing is stored"
        case .miss(.vary): "miss: stored for other fields that Vary names"
        case .miss(.expired): "miss: no longer fresh"
        case .miss(.noCache): "miss: stored with no-cache, to be confirmed"
        case .miss(.request): "miss: the request asks for a newer one"
        case .bypassed(.method): "not asked: the method may change something"
        case .bypassed(.request): "not asked: the request forbids it"
        case .bypassed(.unsupported): "not asked: the body is a file or a stream"
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
