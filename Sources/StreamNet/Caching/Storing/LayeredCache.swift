import Foundation
import Locks

/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// An entry that only the second cache has is copied to the first when it is used. What the first
/// one answers counts as used in the second one, too, once a minute.
public final class LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache
    private let now: @Sendable () -> Date
    /// The beginnings and ends of changes, by which a copy to the first cache may be outdated.
    // One order for all: a reader that missed a change must not miss its number, too.
    private let changes = Atomic<Int>(0)
    /// The keys for which the first cache has answered in this minute.
    private let uses = Mutex<(minute: Double, keys: Set<CacheKey>)>((0, []))

    /// Puts one cache in front of another.
    public convenience init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.init(first, second) { Date() }
    }

    init(
        _ first: any ResponseCache, _ second: any ResponseCache, now: @escaping @Sendable () -> Date
    ) { (self.first, self.second, self.now) = (first, second, now) }

    /// The larger of both.
    public var maximumBodySize: Int { max(first.maximumBodySize, second.maximumBodySize) }

    /// The removals so far from either.
    public var generation: CacheGeneration {
        CacheGeneration(first.generation, over: second.generation)
    }

    /// Returns the entries of the first cache, or else those of the second.
    public func entries(for key: CacheKey) -> [CacheEntry] {
        let entries = first.entries(for: key)
        if !entries.isEmpty {
            if noteUse(of: key) { second.markUsed(key) }
            return entries
        }
        let (generation, count) = (first.generation, changeCount)
        let found = second.entries(for: key)
        if found.isEmpty { return [] }
        // A copy that cannot be stored is no loss.
        for entry in found.reversed() { try? first.store(entry, for: key, since: generation) }
        // One that took the place of a newer entry is.
        if changeCount != count { try? first.remove(.key(key)) }
        return found
    }

    /// Stores an entry in both caches; throws the first error of either.
    ///
    /// If anything was removed from one of them since `generation`, the second one decides, and the
    /// first one has nothing for `key` until the entry is used.
    public func store(
        _ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration
    ) throws {
        try changing {
            let lasting = Result {
                try second.store(entry, for: key, since: generation.both.second)
            }
            if self.generation == generation {
                try first.store(entry, for: key, since: generation.both.first)
            } else {
                try first.remove(.key(key))
            }
            try lasting.get()
        }
    }

    /// Removes entries from both caches, also if one fails, and throws the first error of either;
    /// from the second one first, as entries are copied from it.
    public func remove(_ entries: CacheRemoval) throws {
        try changing {
            let lasting = Result { try second.remove(entries) }
            try first.remove(entries)
            try lasting.get()
        }
    }

    private var changeCount: Int { changes.load(ordering: .sequentiallyConsistent) }

    private func changing(_ change: () throws -> Void) rethrows {
        changes.add(1, ordering: .sequentiallyConsistent)
        defer { changes.add(1, ordering: .sequentiallyConsistent) }
        try change()
    }

    /// Notes a use; returns true for the first one in this minute.
    private func noteUse(of key: CacheKey) -> Bool {
        let minute = (now().timeIntervalSinceReferenceDate / 60).rounded(.down)
        // The keys of former minutes are released after the lock.
        let (isFirst, former) = uses.withLock { uses in
            let former = uses.minute == minute ? nil : uses
            if former != nil { uses = (minute, []) }
            return (uses.keys.insert(key).inserted, former)
        }
        return withExtendedLifetime(former) { isFirst }
    }
}
