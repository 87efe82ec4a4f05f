import Foundation

/// Stores responses for later requests; see ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is called from any thread, also from several at a time, and should return at once. An entry
/// that is missing or cannot be read is nil.
public protocol ResponseCache: Sendable {
    /// Returns the entry last stored for `key`, however old; nil if there is none.
    func entry(for key: CacheKey) -> CacheEntry?

    /// Stores `entry` in place of an earlier one; throws if that is not possible.
    func store(_ entry: CacheEntry, for key: CacheKey) throws

    /// Removes the entry of `key`; does nothing if there is none.
    func remove(_ key: CacheKey) throws

    /// Removes all entries.
    func removeAll() throws

    /// Returns true the first time that this is called on this cache for `key`.
    func isFirstUse(of key: CacheKey) -> Bool
}

/// A cached response.
///
/// Its headers are as received, so that an `ETag` among them may be sent again to have the response
/// revalidated.
public struct CacheEntry: Sendable {
    /// Status, headers, body and URL.
    public let response: Response
    /// The date when it was stored.
    public let stored: Date
    /// The date from which it is no longer fresh; nil is never.
    public let expires: Date?
    /// A digest of the request's values for the headers that the response's `Vary` names; nil if it
    /// names none.
    ///
    /// A cache must store it with the rest: a response with `Vary` that has lost it answers no
    /// request.
    public let variant: String?

    /// Makes an entry.
    public init(
        _ response: Response, stored: Date, expires: Date? = nil, variant: String? = nil
    ) {
        self.response = response
        self.stored = stored
        self.expires = expires
        self.variant = variant
    }

    /// Returns true if the entry has not expired at `now`.
    public func isFresh(at now: Date) -> Bool { expires.map { now < $0 } ?? true }
}
