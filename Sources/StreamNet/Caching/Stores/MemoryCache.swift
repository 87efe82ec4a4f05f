import Synchronization

/// Stores the most recently used responses in memory, for the lifetime of the cache.
public final class MemoryCache: ResponseCache {
    private struct State: Sendable {
        /// The entries by address, since an address is removed as a whole.
        var entries: [CacheAddress: [CacheKey: [CacheEntry]]] = [:]
        var uses = LeastRecentlyUsed<CacheKey>()

        mutating func remove(_ key: CacheKey) {
            uses.remove(key)
            guard let address = entries.index(forKey: key.address) else { return }
            entries.values[address][key] = nil
            if entries.values[address].isEmpty { entries.remove(at: address) }
        }
    }

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

    /// Stores an entry; one that is too long for the cache only removes the earlier entries.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { state in
            let entries = entry.added(to: state.entries[key.address]?[key] ?? [])
            let size = entries.reduce(0) { $0 + $1.size }
            guard size <= bytes, count > 0 else { return state.remove(key) }
            state.entries[key.address, default: [:]][key] = entries
            state.uses.insert(key, size: size)
            for key in state.uses.shrink(to: count, size: bytes) { state.remove(key) }
        }
    }

    /// Removes the entries of `key`.
    public func remove(_ key: CacheKey) { state.withLock { $0.remove(key) } }

    /// Removes the entries of all keys with this address.
    public func removeAll(at address: CacheAddress) {
        state.withLock { state in
            guard let entries = state.entries.removeValue(forKey: address) else { return }
            for key in entries.keys { state.uses.remove(key) }
        }
    }

    /// Removes all entries.
    public func removeAll() { state.withLock { $0 = State() } }

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
