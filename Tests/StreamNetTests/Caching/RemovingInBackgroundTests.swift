@testable import StreamNet
import Testing

/// A removal returns when its entries cannot be found any more; their files go later.
@Suite(.hangLimit) struct RemovingInBackgroundTests {
    private let folder: TemporaryFolder
    private let key = CacheKey(named: "a")
    /// What was to run in the background.
    private let work = EventLog<@Sendable () -> Void>()

    init() throws { folder = try TemporaryFolder() }

    private func cache(
        willMove: @escaping @Sendable () -> Void = {}, isWaiting: Bool = true
    ) -> DiskCache {
        let files = CacheFolder(
            testing: folder.url, willMove: willMove,
            inBackground: { [work] in isWaiting ? work.add($1) : $1() })
        return DiskCache(files, 1_000_000, nil) { Date() }
    }

    private func fill(_ cache: DiskCache) throws {
        for name in ["a", "b", "c"] {
            try cache.store(CacheEntry(text: name), for: CacheKey(named: name))
        }
    }

    /// The files that a removal has left for later.
    private var waiting: [String] {
        folder.ownFiles.filter { $0.contains(".removed/") && $0.hasSuffix(".response") }
    }

    private static let removals: [(CacheRemoval, count: Int)] = [
        (.all, 3), (.origin(of: CacheKey(named: "a")), 3), (.address(of: CacheKey(named: "a")), 1),
    ]

    @Test(arguments: removals)
    func `entries go at once for all, files later`(removal: CacheRemoval, count: Int) throws {
        let cache = cache()
        try fill(cache)
        let before = work.all.count
        try cache.remove(removal)
        #expect(waiting.count == count)
        // Another process, too, leaves the files for later.
        for cache in [cache, self.cache()] {
            #expect(cache.text("a") == nil)
            #expect(cache.usage().entries == 3 - count)
        }
        // Whatever is stored meanwhile stays.
        try fill(cache)
        for work in work.all[before...] { work() }
        #expect(waiting.isEmpty)
        for name in ["a", "b", "c"] { #expect(cache.text(name) == name) }
    }

    @Test func `a second removal does not wait for the first`() throws {
        let cache = cache()
        for _ in 1...3 {
            try fill(cache)
            try cache.remove(.all)
        }
        #expect(waiting.count == 9)
        // In any order, and twice.
        for work in work.all.reversed() + work.all { work() }
        #expect(waiting.isEmpty)
        #expect(folder.ownFiles == ["removals"])
    }

    @Test func `the next run removes what a killed one has left`() throws {
        try fill(cache())
        try cache().remove(.all)
        _ = try folder.ownFile("1.tmp", Data(count: 8))
        #expect(waiting.count == 3)
        let next = cache(isWaiting: false)
        #expect(folder.ownFiles == ["removals"])
        #expect(next.usage() == (0, 0))
    }

    @Test(arguments: removals)
    func `what is being stored never comes back at all`(removal: CacheRemoval, count: Int) throws {
        let other = cache()
        try fill(other)
        let moves = EventLog<Void>()
        let cache = cache { [folder] in
            moves.add(())
            try? other.remove(removal)
            // Killed after the move, it could not remove the file again.
            #expect(!folder.ownFiles.contains { $0.hasPrefix("entries/") && $0.hasSuffix(".tmp") })
        }
        try cache.store(CacheEntry(text: "a"), for: key)
        #expect(moves.all.count == 1)
        #expect(cache.text("a") == nil)
        #expect(other.usage().entries == 3 - count)
    }
}
