import Foundation

/// Stores responses for later requests; see ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is called from any thread, also from several at a time, and should return at once. An entry
/// that is missing or cannot be read is absent.
public protocol ResponseCache: Sendable {
    /// Returns the entries stored for `key`, however old: at most one without a
    /// ``CacheEntry/variant``, or several with different ones, the latest first.
    func entries(for key: CacheKey) -> [CacheEntry]

    /// The removals so far. Read when a request begins, before anything is looked up, and passed to
    /// ``store(_:for:since:)`` for each response that belongs to the request.
    ///
    /// By default always the same: without a generation of its own, a cache is not protected from
    /// responses that arrive after a removal.
    var generation: CacheGeneration { get }

    /// Stores `entry` in place of those that it replaces; throws if that is not possible. See
    /// ``CacheEntry/added(to:)``.
    ///
    /// Does nothing, and throws nothing, if the entries of `key`, of its address or all were
    /// removed since ``generation`` was this one: the response belongs to a user who has signed
    /// out, or is older than a change on the server. Comparing and storing are one step, which no
    /// removal interrupts. A cache that only counts its removals may compare their number.
    func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) throws

    /// Removes the entries of `key`, and changes ``generation``, even if there are none.
    func remove(_ key: CacheKey) throws

    /// Removes the entries of all keys with this address, and changes ``generation``.
    func removeAll(at address: CacheAddress) throws

    /// Removes all entries, and changes ``generation``.
    func removeAll() throws

    /// Returns true the first time that this is called on this cache for `key`.
    func isFirstUse(of key: CacheKey) -> Bool

    /// The maximum number of bytes in the body of an entry; longer ones are not offered.
    var maximumBodySize: Int { get }
}

extension ResponseCache {
    /// Always the same, which protects nothing: a response that arrives after a removal is stored.
    public var generation: CacheGeneration { CacheGeneration() }

    /// Unlimited.
    public var maximumBodySize: Int { .max }
}
