/// Stores responses for later requests: ``MemoryCache``, ``DiskCache`` and ``LayeredCache``.
///
/// It is called from any thread, also from several at a time, and should return at once.
public protocol ResponseCache: Sendable {
    /// Returns the entries stored for `key` that can be read, however old: at most one without a
    /// ``CacheEntry/variant``, or several with different ones, the latest first.
    func entries(for key: CacheKey) -> [CacheEntry]

    /// The removals so far. Read when a request begins, and passed to ``store(_:for:since:)`` with
    /// each of its responses: one that is always the same brings back what was removed.
    var generation: CacheGeneration { get }

    /// Stores `entry` in place of those that it replaces, ``CacheEntry/added(to:)``, or throws.
    ///
    /// Does nothing if the entries of `key`, of its address or all were removed since `generation`;
    /// a cache that only counts its removals, if any were. No removal comes between comparing and
    /// storing.
    func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) throws

    /// Removes entries, and changes ``generation``, even if there are none.
    func remove(_ entries: CacheRemoval) throws

    /// The maximum number of bytes in the body of an entry; longer ones are not offered.
    var maximumBodySize: Int { get }

    /// Counts the entries of `key` as used. Called when a cache in front of this one has answered
    /// in its place, at most once a minute.
    func markUsed(_ key: CacheKey)
}

extension ResponseCache {
    /// Does nothing.
    public func markUsed(_ key: CacheKey) {}
}

/// The entries that are removed from a cache.
public enum CacheRemoval: Sendable, Hashable {
    /// All entries.
    case all
    /// The entries of all keys with the scheme, host and port of this one (RFC 6454 §5).
    case origin(of: CacheKey)
    /// The entries of all keys with the address of this one, that is, of all requests for its URL.
    case address(of: CacheKey)
    /// The entries of one key.
    case key(CacheKey)
}

/// The removals from a cache so far, as a value that differs after each of them.
///
/// A response to a request that began before a removal may belong to a user who has signed out:
/// ``ResponseCache/store(_:for:since:)`` does not store it.
public struct CacheGeneration: Sendable, Hashable {
    /// The number of removals, or the length of the file in which they are recorded.
    let number: Int
    /// The number of files that recorded them before.
    let epoch: Int
    /// Those of two caches, one in front of the other.
    private let layers: [CacheGeneration]

    /// Makes the generation of a cache that counts its removals.
    /// - Parameter number: Their number; always 0 for a cache that does not count.
    public init(_ number: Int = 0) { self.init(number, epoch: 0) }
    init(_ number: Int, epoch: Int) { (self.number, self.epoch, layers) = (number, epoch, []) }

    init(_ first: CacheGeneration, over second: CacheGeneration) {
        let isFirst = first == CacheGeneration() && second == CacheGeneration()
        (number, epoch, layers) = (0, 0, isFirst ? [] : [first, second])
    }

    /// The generations of both caches; one that is of neither is of no meaning to both.
    var both: (first: CacheGeneration, second: CacheGeneration) {
        layers.count == 2 ? (layers[0], layers[1]) : (self, self)
    }
}

extension Attributes {
    /// The cache that stores the responses; nil, the default, stores none.
    public static var cache: Key<(any ResponseCache)?> { .init(nil) }
}
