/// A directive of a request for the caches on its way (RFC 9111 §5.2.1), those of servers included.
public enum CacheDirective: Sendable, Hashable {
    /// No stored response answers before the server has confirmed it.
    case noCache
    /// Neither the request nor its response is stored.
    case noStore
    /// Only a stored response answers; without one the request fails with
    /// ``TransportError/Reason/notCached``.
    case onlyIfCached
    /// A stored response may be as old as this, in whole seconds.
    case maxAge(Duration)
    /// A stored response stays fresh for at least this time, in whole seconds.
    case minFresh(Duration)
    /// A stored response that is no longer fresh answers, too, if it has been so for no longer than
    /// this, in whole seconds; nil is any time.
    case maxStale(Duration?)
    /// A stored response that has not been fresh for no longer than this answers if the network or
    /// the server fails (RFC 5861 §4).
    case staleIfError(Duration)
}

extension CacheDirective {
    /// ``maxStale(_:)`` for any time.
    public static var maxStale: CacheDirective { .maxStale(nil) }
}

extension CacheDirective: CustomStringConvertible {
    /// The directive as it is sent: `max-age=60`.
    public var description: String {
        switch self {
        case .noCache: "no-cache"
        case .noStore: "no-store"
        case .onlyIfCached: "only-if-cached"
        case .maxAge(let time): "max-age=\(time.wholeSeconds)"
        case .minFresh(let time): "min-fresh=\(time.wholeSeconds)"
        case .maxStale(nil): "max-stale"
        case .maxStale(let time?): "max-stale=\(time.wholeSeconds)"
        case .staleIfError(let time): "stale-if-error=\(time.wholeSeconds)"
        }
    }
}

extension Duration {
    fileprivate var wholeSeconds: Int64 { max(0, components.seconds) }
}

extension Attributes {
    /// Returns attributes that set `Cache-Control` of the request, which ``Caching/standard`` and
    /// the servers obey: `.cacheControl(.noCache)`, `.cacheControl(.maxStale(.seconds(60)))`. Of
    /// several, the last one counts.
    public static func cacheControl(_ directives: CacheDirective...) -> Attributes {
        .headers(["Cache-Control": directives.map(\.description).joined(separator: ", ")])
    }
}
