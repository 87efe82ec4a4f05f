/// The removals from a cache in memory: their number, and the addresses of the latest 1 000.
struct Removals: Sendable {
    /// The number of addresses that are remembered; whatever began before the oldest of them counts
    /// as removed.
    private static let limit = 1_000
    private var count = 0
    /// The number of removals up to the latest one of everything.
    private var start = 0
    /// The addresses since then, the oldest replaced by the latest.
    private var latest: [CacheAddress] = []

    var generation: CacheGeneration { CacheGeneration(count) }

    /// Counts a removal of all entries.
    mutating func addAll() {
        count += 1
        start = count
        latest = []
    }

    /// Counts a removal at one address.
    mutating func add(_ address: CacheAddress) {
        if latest.count < Self.limit {
            latest.append(address)
        } else {
            latest[(count - start) % Self.limit] = address
        }
        count += 1
    }

    /// True if entries of the address were removed, or all, since the removals were `generation`;
    /// also for one that is not of this cache.
    func contain(_ address: CacheAddress, since generation: CacheGeneration) -> Bool {
        let former = generation.number
        guard former >= start, former <= count, count - former <= Self.limit else { return true }
        return (former..<count).contains { latest[($0 - start) % Self.limit] == address }
    }
}
