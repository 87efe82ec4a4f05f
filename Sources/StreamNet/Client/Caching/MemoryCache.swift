import Synchronization

/// Stores the most recently used responses in memory, for the lifetime of the cache.
public final class MemoryCache: ResponseCache {
    private struct Kept: Sendable {
        var entry: CacheEntry
        var lastUse: Int
    }

    private struct State: Sendable {
        var kept: [CacheKey: Kept] = [:]
        var bytes = 0
        var uses = 0

        mutating func use(_ key: CacheKey) -> CacheEntry? {
            guard let index = kept.index(forKey: key) else { return nil }
            uses += 1
            kept.values[index].lastUse = uses
            return kept.values[index].entry
        }

        mutating func add(_ entry: CacheEntry, _ key: CacheKey) {
            remove(key)
            uses += 1
            kept[key] = Kept(entry: entry, lastUse: uses)
            bytes += entry.response.body.count
        }

        mutating func remove(_ key: CacheKey) {
            bytes -= kept.removeValue(forKey: key)?.entry.response.body.count ?? 0
        }

        /// Removes the least recently used entries, more than necessary, so that it rarely has to
        /// run.
        mutating func shrink(to count: Int, _ byteLimit: Int) {
            guard kept.count > count || bytes > byteLimit else { return }
            // Nine tenths, without overflow for any number.
            let fewer = count / 10 * 9 + count % 10 * 9 / 10
            for (key, _) in kept.sorted(byNumber: { Double($0.value.lastUse) }) {
                guard kept.count > fewer || bytes > byteLimit / 10 * 9 else { return }
                remove(key)
            }
        }
    }

    private let state = Mutex(State())
    private let firstUses = SeenKeys()
    private let count: Int
    private let bytes: Int

    /// Makes an empty cache.
    /// - Parameters:
    ///   - count: The maximum number of responses.
    ///   - bytes: The maximum size of their bodies together; a longer body is not stored.
    public init(count: Int = 500, bytes: Int = 20_000_000) {
        self.count = max(0, count)
        self.bytes = max(0, bytes)
    }

    /// Returns the entry stored for `key`.
    public func entry(for key: CacheKey) -> CacheEntry? { state.withLock { $0.use(key) } }

    /// Stores an entry; one that is too long for the cache only removes the earlier entry.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { state in
            guard entry.response.body.count <= bytes, count > 0 else { return state.remove(key) }
            state.add(entry, key)
            state.shrink(to: count, bytes)
        }
    }

    /// Removes the entry of `key`.
    public func remove(_ key: CacheKey) { state.withLock { $0.remove(key) } }

    /// Removes all entries.
    public func removeAll() { state.withLock { $0 = State() } }

    /// Returns true the first time that this is called on this cache for `key`.
    public func isFirstUse(of key: CacheKey) -> Bool { firstUses.claim(key) }
}

/// The keys that have been used with a cache.
final class SeenKeys: Sendable {
    private let seen = Mutex<Set<CacheKey>>([])

    func claim(_ key: CacheKey) -> Bool { seen.withLock { $0.insert(key).inserted } }
}
