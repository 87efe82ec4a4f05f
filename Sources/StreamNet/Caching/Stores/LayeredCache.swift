import Synchronization

/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// An entry that only the second cache has is copied to the first when it is used.
public struct LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache
    private let changes = Changes()

    /// Puts one cache in front of another.
    public init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.first = first
        self.second = second
    }

    /// The larger of both.
    public var maximumBodySize: Int { max(first.maximumBodySize, second.maximumBodySize) }

    /// Returns the entries of the first cache, or else those of the second.
    public func entries(for key: CacheKey) -> [CacheEntry] {
        let entries = first.entries(for: key)
        if !entries.isEmpty { return entries }
        let before = changes.count
        let found = second.entries(for: key)
        if found.isEmpty { return [] }
        // A copy that cannot be stored is no loss; one of an entry that has been removed meanwhile
        // would bring it back.
        changes.ifNone(since: before) {
            for entry in found.reversed() { try? first.store(entry, for: key) }
        }
        return found
    }

    /// Stores an entry in both caches; throws the first error of either.
    public func store(_ entry: CacheEntry, for key: CacheKey) throws {
        try change { try $0.store(entry, for: key) }
    }

    /// Removes the entries of `key` from both; throws the first error of either.
    public func remove(_ key: CacheKey) throws { try change { try $0.remove(key) } }

    /// Removes the entries of an address from both; throws the first error of either.
    public func removeAll(at address: CacheAddress) throws {
        try change { try $0.removeAll(at: address) }
    }

    /// Removes all entries from both; throws the first error of either.
    public func removeAll() throws { try change { try $0.removeAll() } }

    /// Changes both caches, also if the change of one fails.
    private func change(_ change: (any ResponseCache) throws -> Void) throws {
        try changes.add {
            let lasting = Result { try change(second) }
            try change(first)
            try lasting.get()
        }
    }

    /// Returns true the first time that this is called on the first cache for `key`.
    public func isFirstUse(of key: CacheKey) -> Bool { first.isFirstUse(of: key) }
}

/// The number of beginnings and ends of changes to a layered cache, by which a copy from the second
/// cache to the first finds out that it is outdated. A change is made in the second cache first.
private final class Changes: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    /// Runs `copy`, unless a change has begun or ended since the count was `before`.
    func ifNone(since before: Int, _ copy: () -> Void) {
        number.withLock { if $0 == before { copy() } }
    }

    /// Runs a change.
    func add(_ change: () throws -> Void) rethrows {
        number.withLock { $0 += 1 }
        defer { number.withLock { $0 += 1 } }
        try change()
    }
}
