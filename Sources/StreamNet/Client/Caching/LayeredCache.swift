/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// An entry that only the second cache has is copied to the first when it is used.
public struct LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache

    /// Puts one cache in front of another.
    public init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.first = first
        self.second = second
    }

    /// Returns the entry of the first cache, or else that of the second.
    public func entry(for key: CacheKey) -> CacheEntry? {
        if let entry = first.entry(for: key) { return entry }
        guard let entry = second.entry(for: key) else { return nil }
        // A copy that cannot be stored is no loss.
        try? first.store(entry, for: key)
        return entry
    }

    /// Stores an entry in the first cache, then in the second; throws the first error of either.
    public func store(_ entry: CacheEntry, for key: CacheKey) throws {
        try first.store(entry, for: key)
        try second.store(entry, for: key)
    }

    /// Removes the entry of `key` from both.
    public func remove(_ key: CacheKey) throws {
        try first.remove(key)
        try second.remove(key)
    }

    /// Removes all entries from both.
    public func removeAll() throws {
        try first.removeAll()
        try second.removeAll()
    }

    /// Returns true the first time that this is called on the first cache for `key`.
    public func isFirstUse(of key: CacheKey) -> Bool { first.isFirstUse(of: key) }
}
