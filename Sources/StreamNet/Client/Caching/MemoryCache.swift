import Synchronization

/// Stores the most recently used responses in memory, for the lifetime of the cache.
public final class MemoryCache: ResponseCache {
    /// Removed entries are returned: the caller releases them, and with them values and bytes of
    /// users, whose ends may call the cache, outside of the lock.
    private struct State: Sendable {
        /// The entries by address, since an address is removed as a whole.
        var entries: [CacheAddress: [CacheKey: [CacheEntry]]] = [:]
        var uses = LeastRecentlyUsed<CacheKey>()
        var removals = Removals()

        mutating func remove(_ key: CacheKey) -> Stored? {
            uses.remove(key)
            guard let address = entries.index(forKey: key.address),
                let index = entries.values[address].index(forKey: key)
            else { return nil }
            let stored = entries.values[address].remove(at: index)
            if entries.values[address].isEmpty { entries.remove(at: address) }
            return stored
        }

        /// Stores entries, and returns those that they replace and those that are evicted.
        mutating func store(
            _ entry: CacheEntry, for key: CacheKey, count: Int, bytes: Int
        ) -> [Stored?] {
            let former = entries[key.address]?[key] ?? []
            let entries = entry.added(to: former)
            let size = entries.reduce(0) { $0 + $1.size }
            guard size <= bytes, count > 0 else { return [remove(key)] }
            self.entries[key.address, default: [:]][key] = entries
            uses.insert(key, size: size)
            return [(key, former)] + uses.shrink(to: count, size: bytes).map { remove($0) }
        }
    }

    private typealias Stored = (key: CacheKey, value: [CacheEntry])

    private let state = Mutex(State())
    private let firstUses = FirstUses()
    private let count: Int
    private let bytes: Int

    /// Makes an empty cache.
    /// - Parameters:
    ///   - count: The maximum number of responses, the variants of one counted as one.
    ///   - bytes: The maximum size of their bodies and heads together; a longer body is not stored.
    public init(count: Int = 500, bytes: Int = 20_000_000) {
        self.count = max(0, count)
        self.bytes = max(0, bytes)
    }

    /// The maximum size of a body is that of the cache.
    public var maximumBodySize: Int { bytes }

    /// Returns the entries stored for `key`.
    public func entries(for key: CacheKey) -> [CacheEntry] {
        state.withLock { state in
            guard let entries = state.entries[key.address]?[key] else { return [] }
            state.uses.use(key)
            return entries
        }
    }

    /// The removals so far, without those for space.
    public var generation: CacheGeneration { state.withLock { $0.removals.generation } }

    /// Stores an entry, unless its address was removed since `generation`, or 1 000 others were;
    /// one that is too long for the cache only removes the earlier entries.
    public func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) {
        _ = state.withLock { state -> [Stored?] in
            if state.removals.contain(key.address, since: generation) { return [] }
            return state.store(entry, for: key, count: count, bytes: bytes)
        }
    }

    /// Removes the entries of `key`.
    public func remove(_ key: CacheKey) {
        _ = state.withLock { state in
            state.removals.add(key.address)
            return state.remove(key)
        }
    }

    /// Removes the entries of all keys with this address.
    public func removeAll(at address: CacheAddress) {
        _ = state.withLock { state in
            state.removals.add(address)
            let entries = state.entries.removeValue(forKey: address) ?? [:]
            for key in entries.keys { state.uses.remove(key) }
            return entries
        }
    }

    /// Removes all entries.
    public func removeAll() {
        _ = state.withLock { state in
            let former = state
            state = State(removals: former.removals)
            state.removals.addAll()
            return former
        }
    }

    /// Returns true the first time that this is called on this cache for `key`.
    public func isFirstUse(of key: CacheKey) -> Bool { firstUses.claim(key) }
}

extension CacheEntry {
    /// The number of bytes of the body and, roughly, of the head.
    fileprivate var size: Int {
        response.headers.reduce(response.body.count) { size, field in
            size + field.name.utf8.count + field.value.utf8.count
        }
    }
}
