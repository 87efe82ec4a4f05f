import Foundation

/// A cached response.
///
/// Its headers are as received, so that an `ETag` among them may be sent again to have the response
/// revalidated.
///
/// Its dates are at most a century before or after 1 January 2001: a clock or an expiry may give
/// any, and a later one is the last of these, an earlier one the first. A date that is no number is
/// that day.
public struct CacheEntry: Sendable {
    /// Status, headers, body and URL.
    public let response: Response
    /// The date when its request was sent.
    public let requested: Date
    /// The date when it was received.
    public let stored: Date
    /// The date from which it is no longer fresh; nil is never. Of no meaning for
    /// ``Caching/standard``.
    public let expires: Date?
    /// The fields of the request that the response's `Vary` names; nil if it names none.
    ///
    /// A cache must store it with the rest.
    public let variant: CacheVariant?
    /// The facts of its freshness, if they were needed before.
    private let freshness: Freshness?

    /// Makes an entry.
    /// - Parameter requested: The date when the request was sent; nil is that of `stored`.
    public init(
        _ response: Response, requested: Date? = nil, stored: Date, expires: Date? = nil,
        variant: CacheVariant? = nil
    ) {
        self.init(response, requested ?? stored, stored, expires, variant, nil)
    }

    private init(
        _ response: Response, _ requested: Date, _ stored: Date, _ expires: Date?,
        _ variant: CacheVariant?, _ policy: CachePolicy?
    ) {
        self.response = response
        let (requested, stored) = (requested.withinCentury, stored.withinCentury)
        self.requested = requested
        self.stored = stored
        self.expires = expires?.withinCentury
        self.variant = variant
        freshness = policy.map {
            Freshness(response, requested: requested, received: stored, by: $0)
        }
    }

    /// Returns true if the entry has not expired at `now`.
    public func isFresh(at now: Date) -> Bool { expires.map { now < $0 } ?? true }

    /// Returns `entries` with this one in place of those that it replaces: an entry of the same
    /// variant, all of them if it has none, and the oldest of many.
    public func added(to entries: [CacheEntry]) -> [CacheEntry] {
        guard let variant else { return [self] }
        let others = entries.filter { $0.variant != nil && $0.variant != variant }
        return [self] + others.prefix(Self.maximumVariants - 1)
    }

    /// The number of variants that are stored for one key: each is compared with a request.
    static let maximumVariants = 16

    /// The entry with the facts of its freshness, which then are not computed at each use.
    func prepared(for policy: CachePolicy) -> CacheEntry {
        CacheEntry(response, requested, stored, expires, variant, policy)
    }

    /// The entry with another body.
    func with(body: Data) -> CacheEntry {
        CacheEntry(
            response.with(body: body), requested, stored, expires, variant, freshness?.policy)
    }

    /// The facts of its freshness by a policy.
    func freshness(by policy: CachePolicy) -> Freshness {
        if let freshness, freshness.policy == policy { return freshness }
        return Freshness(response, requested: requested, received: stored, by: policy)
    }

    /// True if the entry answers a request with these headers as far as `Vary` is concerned.
    func matches(_ headers: HTTPHeaders, of address: CacheAddress) -> Bool {
        variant?.matches(headers, of: address) ?? true
    }

    /// True if the cookies of a request count.
    var variesByCookie: Bool { variant?.names.contains("cookie") ?? false }
}

extension Date {
    /// The nearest date that is at most a century from 1 January 2001, and that day for one that is
    /// no number: every difference of two of them is a number that any type of number holds.
    var withinCentury: Date {
        let (seconds, century) = (timeIntervalSinceReferenceDate, 100 * 365.25 * 86_400)
        if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return Date(timeIntervalSinceReferenceDate: min(max(seconds, -century), century))
    }
}
