import Foundation

/// The way in which a request uses a cache.
///
/// ``standard`` obeys the server, as RFC 9111 says; with every other policy the request decides.
/// `rx.cached(target)` delivers twice where the policy says so, and with ``standard`` a stale
/// response before that of the server. `rx(target)` delivers once: with ``offlineFirst`` as with
/// ``networkFirst``, with ``cacheAndNetwork`` and ``cacheAndRefresh`` the response of the network.
///
/// Only responses to GET and HEAD are stored, and to requests that ``Attributes/isSafe`` marks. Any
/// other removes what is stored for its URL if it succeeds (RFC 9111 §4.4). With
/// `Cache-Control: no-store` in the request or in the response, nothing is stored (§5.2).
public enum CachePolicy: Sendable, Hashable {
    /// Nothing is stored, and no cached response is used.
    case none
    /// The cached response if it is fresh, then the response of the network.
    case cacheAndNetwork
    /// The cached response if it is fresh, while the network refreshes the cache, of which only the
    /// plugins are notified; otherwise the response of the network.
    case cacheAndRefresh
    /// The cached response if it is fresh; otherwise the response of the network.
    case cacheFirst
    /// The response of the network; if there is no usable one, its status is 500, 502, 503 or 504,
    /// or a limit refuses the request, the cached response, even if it has expired (RFC 5861 §4,
    /// `stale-if-error`).
    ///
    /// This is decided after all retries; ``Attributes/maximumStaleness`` applies. If the
    /// validation rejects the cached response, the failure of the network is delivered.
    case networkFirst
    /// The cached response, even if it has expired, then the response of the network; if there is
    /// no usable one, the cached response again, as with ``networkFirst``. In both places
    /// ``Attributes/maximumStaleness`` applies.
    case offlineFirst
    /// The cached response, never the network; fails with ``TransportError/Reason/notCached`` if
    /// there is none. ``Attributes/maximumStaleness`` applies.
    case cacheOnly
    /// The rules of RFC 9111, 5861 and 8246: a stored response answers while it is fresh, and after
    /// that once the server has confirmed it, or where both sides permit it.
    ///
    /// ``Attributes/cacheControl(_:)`` is for the wishes of a request, ``Attributes/cacheExpiry``
    /// beside it a ``ConfigurationError``. ``Attributes/maximumStaleness`` limits all uses of a
    /// stale response, and permits none.
    /// - Parameters:
    ///   - shared: True for a cache of many users, as in a server: `private` and `s-maxage` count,
    ///     and responses to credentials are stored only if the server says so (§3.5).
    ///   - heuristics: True if a response without an expiry, but with `Last-Modified`, stays fresh
    ///     for a tenth of its age then, and a day at most (§4.2.2). nil, the default, is true for
    ///     the cache of one user, as in browsers, and false for a shared one.
    case standard(shared: Bool = false, heuristics: Bool? = nil)

    /// The rules of RFC 9111 for the cache of one user.
    public static var standard: CachePolicy { .standard() }

    var rules: CacheRules? {
        guard case .standard(let isShared, let usesHeuristics) = self else { return nil }
        return CacheRules(isShared: isShared, usesHeuristics: usesHeuristics ?? !isShared)
    }

    /// True if the request itself determines that a stored response answers in place of a failure.
    var isForOutages: Bool { self == .networkFirst || self == .offlineFirst }

    var name: String {
        guard case .standard(let isShared, let usesHeuristics) = self else { return "\(self)" }
        let words = [
            isShared ? "shared" : nil, usesHeuristics.map { $0 ? "heuristics" : "no heuristics" },
        ].compactMap(\.self)
        return words.isEmpty ? "standard" : "standard(\(words.joined(separator: ", ")))"
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
    package func date(from now: Date) -> Date? {
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
    /// The way in which the request uses ``cache``; ``CachePolicy/none`` by default.
    public static var caching: Key<CachePolicy> { .init(.none) }
    /// The time for which the response is fresh; ``CacheExpiry/never`` by default.
    public static var cacheExpiry: Key<CacheExpiry> { .init(.never) }

    /// The time after its expiry for which a response may still be used, with
    /// ``CachePolicy/networkFirst``, ``CachePolicy/offlineFirst`` and ``CachePolicy/cacheOnly``,
    /// and where the server permits it with ``CachePolicy/standard``; nil, the default, is
    /// unlimited.
    public static var maximumStaleness: Key<Duration?> { .init(nil) }
    /// The parts of the request that count for its ``CacheKey``.
    public static var cacheVariation: Key<CacheVariation> { .init(CacheVariation()) }

    /// Returns false for responses that are not to be stored; true by default.
    ///
    /// It can only forbid: with ``CachePolicy/standard`` the server permits, with all others a
    /// status of 200…299, but never 206. A response that the request's ``validation`` rejects, or
    /// that is mapped in its stream and cannot be, is not stored in any case.
    public static var isCacheable: Key<@Sendable (Response) -> Bool> { .init({ _ in true }) }

    /// True if the request only asks, whatever its method, such as a search by POST: its response
    /// may be stored and used again for equal bodies, and removes nothing. False by default, for
    /// all methods that are not safe as such (RFC 9110 §9.2.1).
    public static var isSafe: Key<Bool> { .init(false) }
    /// Returns the current date, by which expiry is measured; for tests.
    public static var cacheClock: Key<@Sendable () -> Date> { .init({ Date() }) }
    /// The source of the response, as `response.source`; set by the cache.
    public static var source: Key<ResponseSource> { .init(.network) }
}

extension Endpoint {
    var cacheDate: Date { self.cacheClock().withinCentury }
}
