import Foundation
import Synchronization

/// Stores responses for later requests; see ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is called from any thread, also from several at a time, and should return at once. An entry
/// that is missing or cannot be read is absent.
public protocol ResponseCache: Sendable {
    /// Returns the entries stored for `key`, however old: at most one without a
    /// ``CacheEntry/variant``, or several with different ones, the latest first.
    func entries(for key: CacheKey) -> [CacheEntry]

    /// The removals so far. Read when a request begins, before anything is looked up, and passed to
    /// ``store(_:for:since:)`` for each response that belongs to the request.
    ///
    /// A cache for which it is always the same is not protected from responses that arrive after a
    /// removal.
    var generation: CacheGeneration { get }

    /// Stores `entry` in place of those that it replaces; throws if that is not possible. See
    /// ``CacheEntry/added(to:)``.
    ///
    /// Does nothing, and throws nothing, if the entries of `key`, of its address or all were
    /// removed since ``generation`` was this one: the response belongs to a user who has signed
    /// out, or is older than a change on the server. Comparing and storing are one step, which no
    /// removal interrupts. A cache that only counts its removals may compare their number.
    func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) throws

    /// Removes entries, and changes ``generation``, even if there are none.
    func remove(_ entries: CacheRemoval) throws

    /// The maximum number of bytes in the body of an entry; longer ones are not offered.
    var maximumBodySize: Int { get }
}

/// The entries that are removed from a cache.
public enum CacheRemoval: Sendable, Hashable {
    /// All entries.
    case all
    /// The entries of all keys with the address of this one, that is, of all requests for its URL.
    case address(of: CacheKey)
    /// The entries of one key.
    case key(CacheKey)
}

/// The removals from a cache so far, as a value that is another one after each of them.
///
/// A request reads it when it begins, and passes it on when its response is stored: a response to a
/// request that began before a removal does not bring back what was removed. See
/// ``ResponseCache/store(_:for:since:)``.
public struct CacheGeneration: Sendable, Hashable {
    /// The number of removals, or the length of the file in which they are recorded.
    let number: Int
    /// The number of files that recorded them before.
    let epoch: Int
    /// Those of two caches, one in front of the other; empty if neither is of removals.
    private let layers: [CacheGeneration]

    /// Makes the generation of a cache that counts its removals.
    /// - Parameter number: Their number; always 0 for a cache that does not count.
    public init(_ number: Int = 0) { self.init(number, epoch: 0) }

    init(_ number: Int, epoch: Int) { (self.number, self.epoch, layers) = (number, epoch, []) }

    /// Makes the generation of two caches together.
    init(_ first: CacheGeneration, over second: CacheGeneration) {
        let isFirst = first == CacheGeneration() && second == CacheGeneration()
        (number, epoch, layers) = (0, 0, isFirst ? [] : [first, second])
    }

    /// The generations of both caches; one that is of neither is of no meaning to both.
    fileprivate var both: (first: CacheGeneration, second: CacheGeneration) {
        layers.count == 2 ? (layers[0], layers[1]) : (self, self)
    }
}

/// A fast cache in front of a lasting one: `LayeredCache(MemoryCache(), DiskCache(in: folder))`.
///
/// An entry that only the second cache has is copied to the first when it is used.
public struct LayeredCache: ResponseCache {
    private let first: any ResponseCache
    private let second: any ResponseCache
    private let changes = ChangeCount()

    /// Puts one cache in front of another.
    public init(_ first: any ResponseCache, _ second: any ResponseCache) {
        self.first = first
        self.second = second
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
        if !entries.isEmpty { return entries }
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
    private let number = Atomic<Int>(0)

    var count: Int { number.load(ordering: .sequentiallyConsistent) }

    func during(_ change: () throws -> Void) rethrows {
        number.add(1, ordering: .sequentiallyConsistent)
        defer { number.add(1, ordering: .sequentiallyConsistent) }
        try change()
    }
}
