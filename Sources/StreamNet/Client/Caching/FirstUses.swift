import Synchronization

/// The latest keys that have been used with a cache, 10,000 at most: a key that was used long ago
/// may be claimed again.
final class FirstUses: Sendable {
    private let used = Mutex(LeastRecentlyUsed<CacheKey>())

    /// Returns true the first time that this is called for `key`.
    func claim(_ key: CacheKey) -> Bool {
        let (isFirst, forgotten) = used.withLock { used in
            let isFirst = !used.contains(key)
            used.insert(key, size: 0)
            return (isFirst, used.shrink(to: 10_000, size: 0))
        }
        // Released outside of the lock, as a key may have bytes of a user's.
        return withExtendedLifetime(forgotten) { isFirst }
    }
}
