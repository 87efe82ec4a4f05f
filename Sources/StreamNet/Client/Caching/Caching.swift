import Foundation

/// A mode in which a request uses a cache.
///
/// A mode that delivers twice does so with `rx.cached(target)`. `rx(target)` delivers the response
/// of the network, except in the modes ``cacheFirst``, ``networkFirst`` and ``cacheOnly``. In every
/// mode but ``none``, the response of the network is stored if ``Attributes/isCacheable`` permits
/// it.
///
/// Only responses to GET and HEAD are stored and used. Requests with other methods go to the
/// network; in the mode ``cacheOnly`` they fail with ``TransportFailure/Reason/notCached``. With
/// `Cache-Control: no-store` in the request or in the response, nothing is stored in any mode (RFC
/// 9111 §5.2).
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
    /// ``TransportFailure/Reason/notCached`` if there is none. ``Attributes/maximumStaleness``
    /// limits the time since the expiry.
    case cacheOnly
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

    /// Returns true for the responses to store; by default, those with a status of 200…299 that the
    /// request's ``validation`` accepts.
    ///
    /// Called with the response and all attributes of its request. A response that its request
    /// cannot map is removed in any case; see ``Response/forget()``. A response that is delivered
    /// as a stream or to a file is neither stored nor answered from a cache, and neither is one to
    /// a request whose body is a file or a stream. A partial response, 206, is never stored, nor is
    /// a response to a method other than GET and HEAD, or with `Cache-Control: no-store`.
    public static var isCacheable: Key<@Sendable (Response) -> Bool> {
        .init({ (200..<300).contains($0.status) })
    }

    /// Returns the current date, by which expiry is measured; for tests.
    public static var cacheClock: Key<@Sendable () -> Date> { .init({ Date() }) }

    /// The source of the response, as `response.source`; set by the cache.
    public static var source: Key<ResponseSource> { .init(.network) }
}
