/// The sizes and the order of use of what a cache stores, so that the least recently used is
/// removed first.
struct LeastRecentlyUsed<Key: Hashable & Sendable>: Sendable {
    private struct Use: Sendable {
        var size: Int
        var number: Int
    }

    private var uses: [Key: Use] = [:]
    private var last = 0
    /// The sum of all sizes.
    private(set) var size = 0

    var count: Int { uses.count }

    func contains(_ key: Key) -> Bool { uses[key] != nil }

    /// Sets the size of a key, and makes it the most recently used.
    ///
    /// An equal key that is there stays in its place: releasing it may run code of its owner.
    mutating func insert(_ key: Key, size: Int) {
        last += 1
        let former = uses.updateValue(Use(size: size, number: last), forKey: key)
        self.size += size - (former?.size ?? 0)
    }

    /// Makes a key the most recently used, if it is there.
    mutating func use(_ key: Key) {
        guard let index = uses.index(forKey: key) else { return }
        last += 1
        uses.values[index].number = last
    }

    mutating func remove(_ key: Key) { size -= uses.removeValue(forKey: key)?.size ?? 0 }

    /// Removes the least recently used keys if there are more than these or if they are larger, and
    /// returns them: a tenth more than necessary, so that it rarely has to run.
    mutating func shrink(to count: Int, size limit: Int) -> [Key] {
        guard self.count > count || size > limit else { return [] }
        // Nine tenths, without overflow for any number.
        let fewer = count / 10 * 9 + count % 10 * 9 / 10
        var removed: [Key] = []
        for (key, _) in uses.sorted(byNumber: { Double($0.value.number) }) {
            guard self.count > fewer || size > limit / 10 * 9 else { break }
            remove(key)
            removed.append(key)
        }
        return removed
    }

    /// Removes all keys but these.
    mutating func keep(_ keys: Set<Key>) {
        for key in uses.keys where !keys.contains(key) { remove(key) }
    }

    /// Inserts other keys, which count as used before all that are here.
    mutating func precede(with others: Self) {
        for (key, use) in uses { uses[key]?.number = use.number + others.last }
        last += others.last
        uses.merge(others.uses) { mine, _ in mine }
        size = uses.values.reduce(0) { $0 + $1.size }
    }
}
