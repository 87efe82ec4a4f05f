@testable import StreamNet
import Testing

@Suite(.hangLimit) struct CacheRemovalsTests {
    private let folder: TemporaryFolder
    private let key = CacheKey(named: "a")

    init() throws { folder = try TemporaryFolder() }

    private func removeOthers(_ count: Int, from cache: any ResponseCache) throws {
        for number in 0..<count { try cache.remove(.key(CacheKey(named: "other \(number)"))) }
    }

    /// Stores an entry of a request that began then, or that begins now; true if it is there.
    private func stores(
        _ text: String = "a", in cache: any ResponseCache, since start: CacheGeneration? = nil
    ) throws -> Bool {
        try cache.store(CacheEntry(text: text), for: key, since: start ?? cache.generation)
        return cache.text("a") == text
    }

    @Test(arguments: CacheKind.allCases)
    func `an address is removed for what began before, and others are not`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        for _ in 1...3 {
            let start = cache.generation
            #expect(cache.generation == start)
            try cache.remove(.key(CacheKey(named: "b")))
            #expect(cache.generation != start)
            for name in ["a", "b"] {
                try cache.store(CacheEntry(text: name), for: CacheKey(named: name), since: start)
            }
            #expect(cache.text("a") == "a")
            #expect(cache.text("b") == nil)
            try cache.remove(.all)
            #expect(try !stores(in: cache, since: start))
        }
    }

    @Test func `memory remembers 1 000 addresses`() throws {
        for more in [0, 2_500] {
            let cache = MemoryCache()
            try removeOthers(more, from: cache)
            let start = cache.generation
            try removeOthers(1_000, from: cache)
            #expect(try stores(in: cache, since: start))
            try removeOthers(1, from: cache)
            #expect(try !stores("b", in: cache, since: start))
            #expect(cache.text("a") == "a")
        }
    }

    @Test(arguments: [0, 1, 999, 1_000, 1_001, 2_500], [false, true])
    func `memory finds a removal behind any number of others`(count: Int, isAll: Bool) throws {
        let cache = MemoryCache()
        try removeOthers(count, from: cache)
        if isAll { cache.remove(.all) }
        let start = cache.generation
        cache.remove(.key(key))
        try removeOthers(3, from: cache)
        #expect(try !stores(in: cache, since: start))
    }

    @Test func `a removal of everything is remembered for ever`() throws {
        let cache = MemoryCache()
        let start = cache.generation
        try removeOthers(3, from: cache)
        cache.remove(.all)
        let later = cache.generation
        try removeOthers(999, from: cache)
        #expect(try !stores(in: cache, since: start))
        #expect(try stores(in: cache, since: later))
    }

    @Test(arguments: CacheKind.allCases, [Int.min, -1, 1, 3, 8, 4_096, .max])
    func `a generation the cache never had stores nothing`(kind: CacheKind, number: Int) throws {
        #expect(try !stores(in: kind.cache(in: folder), since: CacheGeneration(number)))
    }

    @Test func `a disk remembers 8 192 removals in a file of 64 KB`() throws {
        let (one, other) = (DiskCache(in: folder.url), DiskCache(in: folder.url))
        let (start, same) = (one.generation, other.generation)
        try removeOthers(1, from: other)
        let record = try Data(contentsOf: records)
        try append(Data(Array(repeating: record, count: 8_190).joined()))
        try removeOthers(1, from: other)
        #expect(try size() == 65_536)
        #expect(try stores(in: one, since: start))
        try removeOthers(1, from: other)
        #expect(try size() == 8)
        for (cache, start, former) in [(one, start, "a"), (other, same, "c")] {
            #expect(try !stores("b", in: cache, since: start))
            #expect(cache.text("a") == former)
            #expect(try stores("c", in: cache))
        }
    }

    @Test func `a folder that is gone is a removal of everything`() throws {
        let cache = DiskCache(in: folder.url)
        try cache.remove(.all)
        let start = cache.generation
        try FileManager.default.removeItem(at: folder.url)
        #expect(cache.generation != start)
        #expect(try !stores(in: cache, since: start))
        let later = cache.generation
        try DiskCache(in: folder.url).remove(.all)
        for start in [start, later] { #expect(try !stores(in: cache, since: start)) }
        #expect(try stores(in: cache))
    }

    @Test func `the records of another folder say nothing of what began before`() throws {
        let cache = DiskCache(in: folder.url)
        try removeOthers(1, from: cache)
        let start = cache.generation
        try FileManager.default.removeItem(at: folder.url)
        try removeOthers(3, from: DiskCache(in: folder.url))
        #expect(try !stores(in: cache, since: start))
    }

    @Test(arguments: [1, 7, 9]) func `a cut record is a removal of everything`(count: Int) throws {
        let cache = DiskCache(in: folder.url)
        let start = cache.generation
        _ = try folder.ownFile("removals", Data(repeating: 1, count: count))
        #expect(try !stores(in: cache, since: start))
        let later = cache.generation
        try removeOthers(1, from: cache)
        #expect(try size() == 8)
        #expect(try !stores(in: cache, since: later))
        #expect(try stores(in: cache))
    }

    @Test func `records behind one that was cut are removals of everything`() throws {
        let cache = DiskCache(in: folder.url)
        _ = try folder.ownFile("removals", Data(repeating: 1, count: 3))
        let start = cache.generation
        try append(Data(repeating: 2, count: 8))
        #expect(try !stores(in: cache, since: start))
    }

    @Test func `a removal that cannot be recorded is an error, and removes the files`() throws {
        let cache = DiskCache(in: folder.url)
        try cache.store(CacheEntry(text: "a"), for: key)
        // A link is refused.
        try FileManager.default.createSymbolicLink(
            at: folder.own.appending(path: "removals"),
            withDestinationURL: folder.own.appending(path: "nowhere"))
        #expect(throws: ConfigurationError.self) { try cache.remove(.key(key)) }
        #expect(cache.text("a") == nil)
        #expect(throws: ConfigurationError.self) { try cache.remove(.address(of: key)) }
        #expect(throws: ConfigurationError.self) { try cache.remove(.origin(of: key)) }
        // A removal of everything begins another file.
        try cache.remove(.all)
        try cache.remove(.key(key))
    }

    @Test func `a folder in the place of the file of removals makes way for it`() throws {
        _ = try folder.ownFile("removals/a", Data())
        try DiskCache(in: folder.url).remove(.key(key))
        #expect(folder.ownFiles == ["removals"])
    }

    @Test func `the file of removals is no entry`() throws {
        let cache = DiskCache(measuring: folder.url, bytes: 2_000)
        try removeOthers(300, from: cache)
        try cache.store(CacheEntry(text: "a"), for: key)
        for number in 0..<20 {
            let entry = CacheEntry(text: String(repeating: "x", count: 500))
            try cache.store(entry, for: CacheKey(named: "\(number)"))
        }
        #expect(try size() == 300 * 8)
        // No trace of the others is left.
        try cache.remove(.all)
        #expect(try size() == 8)
        #expect(folder.ownFiles == ["removals"])
    }

    @Test func `an eviction is no removal`() throws {
        for cache in [MemoryCache(count: 1), DiskCache(measuring: folder.url, bytes: 700)]
            as [any ResponseCache]
        {
            let start = cache.generation
            for name in ["a", "b", "c", "d"] {
                let entry = CacheEntry(text: String(repeating: name, count: 300))
                try cache.store(entry, for: CacheKey(named: name))
            }
            #expect(cache.text("a") == nil)
            #expect(cache.generation == start)
        }
    }

    private var records: URL { folder.own.appending(path: "removals") }

    /// The length of the file of removals.
    private func size() throws -> Int { try Data(contentsOf: records).count }

    private func append(_ bytes: Data) throws {
        let handle = try FileHandle(forWritingTo: records)
        try handle.seekToEnd()
        try handle.write(contentsOf: bytes)
        try handle.close()
    }
}
