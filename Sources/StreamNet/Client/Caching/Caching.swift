import Foundation

/// Whether a request is answered by what was kept of an earlier one.
///
/// Where a mode delivers twice, `rx.cached(target)` does; `rx(target)` delivers what the network
/// brings, but for ``ifFresh``, ``networkElseKept`` and ``keptOnly``. Whatever the mode, what the
/// network brings is kept, as ``Attributes/isCacheable`` says.
///
/// Only GET and HEAD are stored and answered; other methods go to the network, and fail with
/// ``TransportFailure/Reason/notKept`` in the mode ``keptOnly``. `Cache-Control: no-store`, in the
/// request or in the response, keeps it from being stored in every mode (RFC 9111 §5.2).
public enum Caching: Sendable, Hashable {
    /// Nothing is kept, nothing is used.
    case none
    /// What was kept, if it is fresh, and then what the network brings.
    case thenNetwork
    /// What was kept, if it is fresh, and nothing else; the network brings the next one meanwhile,
    /// and its failure is only the plugins'. Without it, what the network brings.
    case thenRefresh
    /// What was kept, if it is fresh; what the network brings otherwise.
    case ifFresh
    /// As ``thenNetwork`` for the first request with its key that a cache value sees; the network
    /// for all others.
    case firstTime
    /// What the network brings; where it brings no usable response, or a status of 500, 502, 503
    /// or 504, what was kept, also if it has expired (RFC 5861 §4, `stale-if-error`).
    ///
    /// That is decided behind all retries; ``Attributes/maximumStaleness`` limits it. A limit of
    /// one's own that was exceeded, such as ``Delivery/buffered(upTo:)``, is no such failure. What
    /// was kept goes through validation and interceptors, which are asked once more for it; where
    /// they refuse it, the network's failure stands.
    case networkElseKept
    /// What was kept, also if it has expired, and never the network; where there is nothing, it
    /// fails with ``TransportFailure/Reason/notKept``. ``Attributes/maximumStaleness`` limits it.
    case keptOnly
}

/// How long a response is fresh.
public enum CacheExpiry: Sendable, Hashable {
    /// For ever.
    case never
    /// For so long from when it is stored; zero and less is not at all.
    case after(Duration)
    /// Until then.
    case at(Date)

    /// When what is stored at `now` is not fresh any more; nil is never.
    public func date(from now: Date) -> Date? {
        switch self {
        case .never: nil
        case .after(let duration): now.addingTimeInterval(duration / .seconds(1))
        case .at(let date): date
        }
    }
}

/// Where a response came from.
public enum ResponseSource: Sendable, Hashable {
    /// From a ``ResponseCache``.
    case cache
    /// From a backend.
    case network
}

extension Attributes {
    /// Where responses are kept; nil keeps none.
    public static var cache: Key<(any ResponseCache)?> { .init(nil) }

    /// Whether the request is answered from ``cache``; ``Caching/none`` unless said.
    public static var caching: Key<Caching> { .init(.none) }

    /// How long the response is fresh; ``CacheExpiry/never``, it always is, unless said.
    public static var cacheExpiry: Key<CacheExpiry> { .init(.never) }

    /// How long a response is still good for ``Caching/networkElseKept`` and
    /// ``Caching/keptOnly`` when it has expired; nil, for ever, unless said.
    public static var maximumStaleness: Key<Duration?> { .init(nil) }

    /// What of the request counts for its ``CacheKey``.
    public static var cacheVariation: Key<CacheVariation> { .init(.usual) }

    /// Which responses are kept: unless said, those with a status of 200…299 that the request's
    /// ``validation`` accepts.
    ///
    /// Asked about the response with all that was said about its request. Whatever it says, what
    /// cannot be mapped by the request that it answers is forgotten; see ``Response/forget()``.
    /// What is delivered as a stream or to a file is neither kept nor answered from a cache, and so
    /// is a request whose body is a file or a stream. A part of something, 206, is never kept, nor
    /// is a response to another method than GET and HEAD, or with `Cache-Control: no-store`.
    public static var isCacheable: Key<@Sendable (Response) -> Bool> {
        .init({ (200..<300).contains($0.status) })
    }

    /// What expiry is counted by; for tests.
    public static var cacheClock: Key<@Sendable () -> Date> { .init({ Date() }) }

    /// Where the response came from: `response.source`; said by the cache.
    public static var source: Key<ResponseSource> { .init(.network) }
}
