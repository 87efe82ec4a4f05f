@testable import StreamNet
import Testing

/// What is used stays on a disk, also for later runs: files have the dates of their last use.
@Suite(.hangLimit) struct DiskUseTests {
    private let folder: TemporaryFolder
    private let clock = EventClock.today
    private let body = String(repeating: "x", count: 1_000)

    init() throws { folder = try TemporaryFolder() }

    private func disk(_ bytes: Int = 12_000) -> DiskCache {
        DiskCache(measuring: folder.url, bytes: bytes, clock: clock)
    }

    private func layered() -> LayeredCache {
        LayeredCache(MemoryCache(), disk()) { [clock] in clock.date }
    }

    /// Stores 20 others, twice as much as there is room for, with a minute before each.
    private func fill(_ cache: any ResponseCache, using name: String? = nil) throws {
        for number in 0..<20 {
            clock.date += 60
            if let name { #expect(cache.text(name) == body) }
            try cache.store(CacheEntry(text: body), for: CacheKey(named: "\(number)"))
        }
    }

    @Test(arguments: [true, false])
    func `the home feed is there after a restart with a full cache`(isInMemory: Bool) throws {
        let first: any ResponseCache = isInMemory ? layered() : disk()
        try first.store(CacheEntry(text: body), for: CacheKey(named: "home"))
        try fill(first, using: "home")
        // The next run fills the cache, too, and finds the feed in memory until it ends.
        let second: any ResponseCache = isInMemory ? layered() : disk()
        for number in 20..<25 {
            clock.date += 60
            try second.store(CacheEntry(text: body), for: CacheKey(named: "\(number)"))
        }
        #expect(second.text("home") == body)
        try fill(second, using: "home")
        #expect(disk().text("home") == body)
    }

    @Test func `variants are used together`() throws {
        let cache = layered()
        let key = CacheKey(named: "home")
        for variant in ["1 a", "2 a"] {
            try cache.store(
                CacheEntry(Response(text: body), stored: CacheEntry.testDate, variant: variant),
                for: key)
        }
        try fill(cache, using: "home")
        #expect(disk().entries(for: key).count == 2)
    }

    @Test func `a use is recorded once a minute`() throws {
        let (cache, key) = (disk(), CacheKey(named: "a"))
        try cache.store(CacheEntry(text: "a"), for: key)
        let file = "\(folder.own.path)/\(CacheFolder.Place(key).file)"
        let start = clock.date
        for (seconds, recorded) in [
            (0.0, 0.0), (59, 0), (60, 60), (119, 60), (120, 120), (9_000, 9_000), (8_941, 9_000),
            (8_939, 8_939),
        ] {
            clock.date = start + seconds
            #expect(cache.text("a") == "a")
            let used = try #require(try Disk.facts(of: file)?.change)
            #expect(abs(used.timeIntervalSince(start) - recorded) < 0.001, "\(seconds)")
        }
    }

    @Test func `a hit in memory is passed on once a minute, and former keys are released`() throws {
        let second = CallingCache()
        let cache = LayeredCache(MemoryCache(), second) { [clock] in clock.date }
        clock.date = CacheBench.start
        for name in ["a", "b"] {
            try cache.store(CacheEntry(text: name), for: CacheKey(named: name))
        }
        let calls = { second.calls.all.filter { $0 == "cache is used" }.count }
        for (seconds, count) in [(0.0, 2), (59, 2), (60, 4), (61, 4), (3_600, 6), (0, 8)] {
            clock.date = CacheBench.start + seconds
            for name in ["a", "b", "a", "c"] { _ = cache.text(name) }
            #expect(calls() == count, "\(seconds)")
        }
    }

    @Test func `a clock that was ahead is no reason to stay`() throws {
        let cache = disk()
        clock.date += 3 * 365 * 86_400
        try cache.store(CacheEntry(text: body), for: CacheKey(named: "ahead"))
        clock.date -= 3 * 365 * 86_400
        for number in 0..<12 {
            clock.date += 1
            try cache.store(CacheEntry(text: body), for: CacheKey(named: "\(number)"))
        }
        #expect(cache.text("ahead") == nil)
        #expect(cache.text("11") == body)
    }
}
