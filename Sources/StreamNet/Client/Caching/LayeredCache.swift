/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// What only the second one has comes into the first when it is used.
public struct LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache

    /// Puts one cache in front of another.
    public init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.first = first
        self.second = second
    }

    /// What the first one has, else what the second one has.
    public func entry(for key: CacheKey) -> CacheEntry? {
        if let entry = first.entry(for: key) { return entry }
        guard let entry = second.entry(for: key) else { return nil }
        // A copy that cannot be kept is no loss.
        try? first.store(entry, for: key)
        return entry
    }

    /// Keeps an entry in both; throws what the second one throws when the first one has it.
    public func store(_ entry: CacheEntry, for key: CacheKey) throws {
        try first.store(entry, for: key)
        try second.store(entry, for: key)
    }

    /// Forgets one in both.
    public func remove(_ key: CacheKey) throws {
        try first.remove(key)
        try second.remove(key)
    }

    /// Forgets all in both.
    public func removeAll() throws {
        try first.removeAll()
        try second.removeAll()
    }

    /// As the first one has it.
    public func isFirstUse(of key: CacheKey) -> Bool { first.isFirstUse(of: key) }
}
