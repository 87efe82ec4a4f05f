import Foundation

/// A mode in which a request uses a cache.
///
/// ``standard`` obeys the server, as RFC 9111 says; in all other modes the request itself says what
/// is stored and for how long. Neither uses what the other has stored.
///
/// A mode that delivers twice does so with `rx.cached(target)`. `rx(target)` delivers the response
/// of the network, except in the modes ``standard``, ``cacheFirst``, ``networkFirst`` and
/// ``cacheOnly``. In every mode but ``none`` and ``standard``, the response of the network is
/// stored if ``Attributes/isCacheable`` permits it.
///
/// In every mode, only responses to GET and HEAD are stored and used, and to requests that
/// ``Attributes/isSafe`` marks. Requests with other methods go to the network; one that succeeds
/// removes what is stored for its URL, and for those of the same origin in `Location` and
/// `Content-Location` (RFC 9111 §4.4). In the mode ``cacheOnly`` they fail with
/// ``TransportError/Reason/notCached``. With `Cache-Control: no-store` in the request or in the
/// response, nothing is stored in any mode (§5.2).
public enum Caching: Sendable, Hashable {
    /// Nothing is stored, and no cached response is used.
    case none
    /// The cached response if it is fresh, then the response of the network.
    case cacheAndNetwork
    /// The cached response if it is fresh, and nothing else; the network refreshes the cache
    /// meanwhile, and only the plugins are notified if that fails. Without a fresh response, the
    /// response of the network.
    case cacheAndRefresh
    /// The cached response if it is fresh; otherwise the response of the network.
    case cacheFirst
    /// As ``cacheAndNetwork`` for the first request with its key that uses this cache object; all
    /// others go to the network.
    case firstTime
    /// The response of the network; if there is no usable one, or its status is 500, 502, 503 or
    /// 504, the cached response, even if it has expired (RFC 5861 §4, `stale-if-error`).
    ///
    /// This is decided after all retries; ``Attributes/maximumStaleness`` limits the time since the
    /// expiry. Exceeding a limit of the request, such as ``Delivery/buffered(upTo:)``, is no such
    /// failure. The cached response passes the validation and the interceptors, too; if the
    /// validation rejects it, the failure of the network is delivered.
    case networkFirst
    /// The cached response, even if it has expired, and never the network. Fails with
    /// ``TransportError/Reason/notCached`` if there is none. ``Attributes/maximumStaleness``
    /// limits the time since the expiry.
    case cacheOnly
    /// The rules of RFC 9111, 5861 and 8246, by a policy: a stored response answers while it is
    /// fresh, and after that once the server has confirmed it, or where both sides permit it.
    case standard(CachePolicy)

    /// The rules of RFC 9111 for a private cache, without heuristics: the server decides what is
    /// stored and for how long.
    ///
    /// ``Attributes/cacheExpiry`` and ``Attributes/maximumStaleness`` beside it are a
    /// ``ConfigurationError``; ``Attributes/cacheControl(_:)`` is for the wishes of a request.
    public static var standard: Caching { .standard(CachePolicy()) }

    /// The rules of RFC 9111 for another kind of cache.
    /// - Parameters:
    ///   - kind: The users of the cache.
    ///   - heuristics: True if a response without an expiry, but with `Last-Modified`, stays fresh
    ///     for a tenth of its age then, and a day at most.
    public static func standard(
        _ kind: CachePolicy.Kind = .private, heuristics: Bool = false
    ) -> Caching {
        .standard(CachePolicy(kind, heuristics: heuristics))
    }

    /// The policy of ``standard``; nil in all other modes.
    var policy: CachePolicy? { if case .standard(let policy) = self { policy } else { nil } }
}

extension Caching: CustomStringConvertible {
    /// The name of the mode: `cacheFirst`, `standard`, `standard(shared, heuristics)`.
    public var description: String {
        switch self {
        case .none: "none"
        case .cacheAndNetwork: "cacheAndNetwork"
        case .cacheAndRefresh: "cacheAndRefresh"
        case .cacheFirst: "cacheFirst"
        case .firstTime: "firstTime"
        case .networkFirst: "networkFirst"
        case .cacheOnly: "cacheOnly"
        case .standard(let policy): "standard\(policy)"
        }
    }
}

extension CachePolicy: CustomStringConvertible {
    /// `(shared, heuristics)`; "" for the usual one.
    public var description: String {
        let words = [isShared ? "shared" : nil, usesHeuristics ? "heuristics" : nil]
            .compactMap(\.self)
        return words.isEmpty ? "" : "(\(words.joined(separator: ", ")))"
    }
}

/// The time for which a response is fresh.
public enum CacheExpiry: Sendable, Hashable {
    /// Forever: the response never expires.
    case never
    /// For this time after it is stored; not at all if zero or less.
    case after(Duration)
    /// Until this date.
    case at(Date)

    /// The date from which a response that is stored at `now` is no longer fresh; nil is never.
    public func date(from now: Date) -> Date? {
        switch self {
        case .never: nil
        case .after(let duration): now.addingTimeInterval(duration / .seconds(1))
        case .at(let date): date
        }
    }
}

/// The source of a response.
public enum ResponseSource: Sendable, Hashable {
    /// A ``ResponseCache``.
    case cache
    /// A backend.
    case network
}

extension Attributes {
    /// The cache that stores the responses; nil, the default, stores none.
    public static var cache: Key<(any ResponseCache)?> { .init(nil) }

    /// The mode in which the request uses ``cache``; ``Caching/none`` by default.
    public static var caching: Key<Caching> { .init(.none) }

    /// The time for which the response is fresh; ``CacheExpiry/never`` by default: it never
    /// expires.
    public static var cacheExpiry: Key<CacheExpiry> { .init(.never) }

    /// The time after its expiry for which a response may still be used in the modes
    /// ``Caching/networkFirst`` and ``Caching/cacheOnly``; nil, the default, is unlimited.
    public static var maximumStaleness: Key<Duration?> { .init(nil) }

    /// The parts of the request that count for its ``CacheKey``.
    public static var cacheVariation: Key<CacheVariation> { .init(.usual) }

    /// Returns false for responses that are not to be stored; true by default.
    ///
    /// It can only forbid: in the mode ``Caching/standard`` the server permits, in all others a
    /// response with a status of 200…299 is stored. Called with the response and all attributes of
    /// its request. A response that the request's ``validation`` rejects, or that is mapped in its
    /// stream and cannot be, is not stored in any case; see ``Response/forget()``. A request whose
    /// body is a file or a stream does not use the cache. A partial response, 206, is never stored.
    public static var isCacheable: Key<@Sendable (Response) -> Bool> { .init({ _ in true }) }

    /// True if the request only asks, whatever its method, such as a search by POST: its response
    /// may be stored and used again for equal bodies, and removes nothing. False by default, for
    /// all methods that are not safe as such (RFC 9110 §9.2.1).
    public static var isSafe: Key<Bool> { .init(false) }

    /// Returns the current date, by which expiry is measured; for tests. Counts as the dates of a
    /// ``CacheEntry`` do, however far away it is.
    public static var cacheClock: Key<@Sendable () -> Date> { .init({ Date() }) }

    /// The source of the response, as `response.source`; set by the cache.
    public static var source: Key<ResponseSource> { .init(.network) }
}

extension Endpoint {
    /// The date by ``Attributes/cacheClock``.
    var cacheDate: Date { self.cacheClock().withinCentury }
}
