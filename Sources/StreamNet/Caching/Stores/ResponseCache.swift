import Foundation

/// Stores responses for later requests; see ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is called from any thread, also from several at a time, and should return at once. An entry
/// that is missing or cannot be read is absent.
public protocol ResponseCache: Sendable {
    /// Returns the entries stored for `key`, however old: at most one without a
    /// ``CacheEntry/variant``, or several with different ones, the latest first.
    func entries(for key: CacheKey) -> [CacheEntry]

    /// Stores `entry` in place of those that it replaces; throws if that is not possible. See
    /// ``CacheEntry/added(to:)``.
    func store(_ entry: CacheEntry, for key: CacheKey) throws

    /// Removes the entries of `key`; does nothing if there are none.
    func remove(_ key: CacheKey) throws

    /// Removes the entries of all keys with this address.
    func removeAll(at address: CacheAddress) throws

    /// Removes all entries.
    func removeAll() throws

    /// Returns true the first time that this is called on this cache for `key`.
    func isFirstUse(of key: CacheKey) -> Bool

    /// The maximum number of bytes in the body of an entry; longer ones are not offered.
    var maximumBodySize: Int { get }
}

extension ResponseCache {
    /// Unlimited.
    public var maximumBodySize: Int { .max }
}
