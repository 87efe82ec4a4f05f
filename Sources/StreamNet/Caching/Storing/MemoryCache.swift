import Locks

/// Stores the most recently used responses in memory, for the lifetime of the cache.
public final class MemoryCache: ResponseCache {
    private typealias Stored = (key: CacheKey, value: [CacheEntry])

    /// Removed entries are returned, for release outside of the lock: users' values may call back.
    private struct State: Sendable {
        /// The entries by address, since an address is removed as a whole.
        var entries: [String: [CacheKey: [CacheEntry]]] = [:]
        var uses = LeastRecentlyUsed<CacheKey>()
        var removals = LatestRemovals()

        mutating func remove(_ key: CacheKey) -> Stored? {
            uses.remove(key)
            guard let address = entries.index(forKey: key.address),
                let index = entries.values[address].index(forKey: key)
            else { return nil }
            let stored = entries.values[address].remove(at: index)
            if entries.values[address].isEmpty { entries.remove(at: address) }
            return stored
        }

        mutating func removeAll(at address: String) -> [CacheKey: [CacheEntry]] {
            let entries = entries.removeValue(forKey: address) ?? [:]
            for key in entries.keys { uses.remove(key) }
            return entries
        }

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

    private let state = Mutex(State())
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

    /// Removes entries.
    public func remove(_ entries: CacheRemoval) {
        _ = state.withLock { state -> (State?, [[CacheKey: [CacheEntry]]], Stored?) in
            switch entries {
            case .all:
                let former = state
                state = State(removals: former.removals)
                state.removals.addAll()
                return (former, [], nil)
            case .origin(let key):
                let origin = key.origin
                state.removals.add(origin)
                let addresses = state.entries.keys.filter { CacheKey.origin(of: $0) == origin }
                return (nil, addresses.map { state.removeAll(at: $0) }, nil)
            case .address(let key):
                state.removals.add(key.address)
                return (nil, [state.removeAll(at: key.address)], nil)
            case .key(let key):
                state.removals.add(key.address)
                return (nil, [], state.remove(key))
            }
        }
    }
}

extension CacheEntry {
    /// The number of bytes of the body and, roughly, of the head.
    fileprivate var size: Int {
        response.headers.reduce(response.body.count) { size, field in
            size + field.name.utf8.count + field.value.utf8.count
        }
    }
}

/// The removals from a cache in memory: their number, and the addresses of the latest 1 000.
private struct LatestRemovals: Sendable {
    /// The number of addresses stored; what began before the oldest of them counts as removed.
    private static let limit = 1_000
    private var count = 0
    /// The latest addresses, since everything was removed.
    private var latest: [String] = []

    var generation: CacheGeneration { CacheGeneration(count) }

    mutating func addAll() { (count, latest) = (count + 1, []) }

    mutating func add(_ address: String) {
        count += 1
        latest.append(address)
        if latest.count > Self.limit { latest.removeFirst() }
    }

    /// True if entries of the address, or all, were removed since; also for another cache's.
    func contain(_ address: String, since generation: CacheGeneration) -> Bool {
        let former = generation.number
        if former == count { return false }
        guard former >= count - latest.count, former < count else { return true }
        let names = [address, CacheKey.origin(of: address)]
        return latest.suffix(count - former).contains(where: names.contains)
    }
}

/// The sizes and the order of use of what a cache stores: the least recently used goes first.
struct LeastRecentlyUsed<Key: Hashable & Sendable>: Sendable {
    private var uses: [Key: (size: Int, number: Int)] = [:]
    private var last = 0
    private(set) var size = 0

    var count: Int { uses.count }

    /// Sets the size of a key, and makes it the most recently used.
    ///
    /// An equal key that is there stays in its place: releasing it may run code of its owner.
    mutating func insert(_ key: Key, size: Int) {
        last += 1
        let former = uses.updateValue((size, last), forKey: key)
        self.size += size - (former?.size ?? 0)
    }

    mutating func use(_ key: Key) {
        guard let index = uses.index(forKey: key) else { return }
        last += 1
        uses.values[index].number = last
    }

    mutating func remove(_ key: Key) { size -= uses.removeValue(forKey: key)?.size ?? 0 }

    /// Removes and returns the least recently used keys if there are more or they are larger: a
    /// tenth more than necessary, so that it rarely has to run, and the latest one only if it is
    /// larger than the limit by itself.
    mutating func shrink(to count: Int, size limit: Int) -> [Key] {
        guard self.count > count || size > limit else { return [] }
        // Nine tenths, without overflow for any number.
        let fewer = count / 10 * 9 + count % 10 * 9 / 10
        var removed: [Key] = []
        for (key, _) in uses.sorted(byNumber: { Double($0.value.number) }) {
            let isOver = self.count > fewer || size > limit / 10 * 9
            guard self.count > 1 ? isOver : size > limit else { break }
            remove(key)
            removed.append(key)
        }
        return removed
    }
}
