import Foundation

/// Keeps responses for later requests; see ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is asked from any thread, also several at a time, and should answer at once. What it does not
/// have, or cannot read, is nil.
public protocol ResponseCache: Sendable {
    /// What was stored last for `key`, however old; nil where there is nothing.
    func entry(for key: CacheKey) -> CacheEntry?

    /// Keeps `entry`, in the place of what was there; throws where that cannot be.
    func store(_ entry: CacheEntry, for key: CacheKey) throws

    /// Forgets what was stored for `key`; nothing happens where there is none.
    func remove(_ key: CacheKey) throws

    /// Forgets everything.
    func removeAll() throws

    /// Whether this is the first time that this value is asked so about `key`.
    func isFirstUse(of key: CacheKey) -> Bool
}

/// A response that was kept.
///
/// Its headers are as they came, so that an `ETag` among them may be sent again by whoever wants to
/// have the response confirmed.
public struct CacheEntry: Sendable {
    /// Status, headers, body and URL.
    public let response: Response
    /// When it was stored.
    public let stored: Date
    /// When it is not fresh any more; nil is never.
    public let expires: Date?
    /// What the request had in the headers that the response's `Vary` names, as a digest; nil where
    /// it names none.
    ///
    /// A cache keeps it with the rest: a response with `Vary` that has lost it answers no request.
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

    /// Whether it may still be an answer.
    public func isFresh(at now: Date) -> Bool { expires.map { now < $0 } ?? true }
}
