import Foundation
import Locks

/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// An entry that only the second cache has is copied to the first when it is used. What the first
/// one answers counts as used in the second one, too, once a minute.
public struct LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache
    private let changes = ChangeCount()
    private let uses: RecentUses

    /// Puts one cache in front of another.
    public init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.init(first, second) { Date() }
    }

    init(
        _ first: any ResponseCache, _ second: any ResponseCache,
        now: @escaping @Sendable () -> Date
    ) {
        self.first = first
        self.second = second
        uses = RecentUses(now: now)
    }

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
            uses.first(of: key) { second.markUsed(key) }
            return entries
        }
        let (generation, count) = (first.generation, changes.count)
        let found = second.entries(for: key)
        if found.isEmpty { return [] }
        // A copy that cannot be stored is no loss.
        for entry in found.reversed() { try? first.store(entry, for: key, since: generation) }
        // One that took the place of a newer entry is.
        if changes.count != count { try? first.remove(.key(key)) }
        return found
    }

    /// Stores an entry in both caches; throws the first error of either.
    ///
    /// If anything was removed from one of them since `generation`, the second one decides, and the
    /// first one has nothing for `key` until the entry is used.
    public func store(
        _ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration
    ) throws {
        try changes.during {
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
        try changes.during {
            let lasting = Result { try second.remove(entries) }
            try first.remove(entries)
            try lasting.get()
        }
    }
}

/// The number of beginnings and ends of changes to a layered cache, by which a copy from the second
/// cache to the first finds out that it may be outdated.
private final class ChangeCount: Sendable {
    // One order for all: a copy reads it before and behind its reads of two caches, and a reader
    // that missed a change must not miss its number, too.
    private let number = Atomic<Int>(0)

    var count: Int { number.load(ordering: .sequentiallyConsistent) }

    func during(_ change: () throws -> Void) rethrows {
        number.add(1, ordering: .sequentiallyConsistent)
        defer { number.add(1, ordering: .sequentiallyConsistent) }
        try change()
    }
}

private final class RecentUses: Sendable {
    private struct Uses: Sendable {
        var minute = 0.0
        var keys: Set<CacheKey> = []
    }

    private let now: @Sendable () -> Date
    private let uses = Mutex(Uses())

    init(now: @escaping @Sendable () -> Date) { self.now = now }

    func first(of key: CacheKey, _ body: () -> Void) {
        let minute = (now().timeIntervalSinceReferenceDate / 60).rounded(.down)
        // The keys of former minutes are released after the lock.
        let (isFirst, former) = uses.withLock { uses in
            let former = uses.minute == minute ? nil : uses
            if former != nil { uses = Uses(minute: minute) }
            return (uses.keys.insert(key).inserted, former)
        }
        withExtendedLifetime(former) {}
        if isFirst { body() }
    }
}
