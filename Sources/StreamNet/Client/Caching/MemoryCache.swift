import Foundation
import Synchronization

/// Keeps responses in memory, the latest used, as long as it lives.
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

        /// Forgets the longest unused, some more than must be, so that it need not be done often.
        mutating func shrink(to count: Int, _ byteLimit: Int) {
            guard kept.count > count || bytes > byteLimit else { return }
            // Nine tenths, of a number as large as there may be.
            let fewer = count / 10 * 9 + count % 10 * 9 / 10
            for (key, _) in kept.sorted(byNumber: { Double($0.value.lastUse) }) {
                guard kept.count > fewer || bytes > byteLimit / 10 * 9 else { return }
                remove(key)
            }
        }
    }

    private let state = Mutex(State())
    private let firstUses = FirstUses()
    private let count: Int
    private let bytes: Int

    /// Makes an empty cache.
    /// - Parameters:
    ///   - count: how many responses are kept at most.
    ///   - bytes: how many bytes their bodies have at most; a longer one is not kept.
    public init(count: Int = 500, bytes: Int = 20_000_000) {
        self.count = max(0, count)
        self.bytes = max(0, bytes)
    }

    /// What was stored for `key`.
    public func entry(for key: CacheKey) -> CacheEntry? { state.withLock { $0.use(key) } }

    /// Keeps an entry; what is too long for the cache takes the place of the earlier one, too, and
    /// is not kept.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { state in
            guard entry.response.body.count <= bytes, count > 0 else { return state.remove(key) }
            state.add(entry, key)
            state.shrink(to: count, bytes)
        }
    }

    /// Forgets one.
    public func remove(_ key: CacheKey) { state.withLock { $0.remove(key) } }

    /// Forgets all.
    public func removeAll() { state.withLock { $0 = State() } }

    /// Whether `key` is asked about for the first time.
    public func isFirstUse(of key: CacheKey) -> Bool { firstUses.claim(key) }
}

/// Which keys have been asked about.
final class FirstUses: Sendable {
    private let seen = Mutex<Set<CacheKey>>([])

    func claim(_ key: CacheKey) -> Bool { seen.withLock { $0.insert(key).inserted } }
}
