import StreamNet
import Testing

@Suite(.hangLimit) struct MemoryCacheTests {
    private static let removals: [String: @Sendable (MemoryCache, [CacheKey]) -> Void] = [
        "all": { cache, _ in cache.remove(.all) },
        "the address": { cache, keys in cache.remove(.address(of: keys[0])) },
        "each key": { cache, keys in for key in keys { cache.remove(.key(key)) } },
    ]

    private func keys() throws -> [CacheKey] {
        let url = try #require(URL(string: "https://host/a"))
        return try ["ann", "bob"].map {
            try #require(CacheKey(EncodedRequest(url: url, headers: ["Cookie": $0])))
        }
    }

    @Test(arguments: ["all", "the address", "each key"])
    func `an entry that was removed counts no longer`(removal: String) throws {
        for cache in [MemoryCache(count: 3), MemoryCache(bytes: 3_000)] {
            let (keys, entry) = (try keys(), CacheEntry(Response(body: Data(count: 1_000)), at: 0))
            for key in keys { cache.store(entry, for: key) }
            Self.removals[removal]?(cache, keys)
            for name in ["a", "b", "c"] { cache.store(entry, for: CacheKey(named: name)) }
            for name in ["a", "b", "c"] { #expect(cache.text(name) != nil) }
        }
    }

    @Test(arguments: [1, 2, 3, 10, 500])
    func `so many responses are stored, and the latest of one more`(count: Int) {
        let cache = count == 500 ? MemoryCache() : MemoryCache(count: count)
        for number in 1...count {
            cache.store(CacheEntry(text: "a"), for: CacheKey(named: "\(number)"))
        }
        for number in 1...count { #expect(cache.text("\(number)") == "a") }
        cache.store(CacheEntry(text: "b"), for: CacheKey(named: "more"))
        #expect(cache.text("1") == nil)
        #expect(cache.text("more") == "b")
        // A tenth more than necessary goes, the least recently used first.
        let gone = count - max(1, count * 9 / 10) + 1
        for number in 2...max(2, count) where number <= count {
            #expect(cache.text("\(number)") == (number <= gone ? nil : "a"), "\(number)")
        }
    }

    @Test(arguments: [nil, 1_000]) func `so many bytes are stored, and no more`(bytes: Int?) {
        let limit = bytes ?? 20_000_000
        let cache = bytes.map { MemoryCache(count: .max, bytes: $0) } ?? MemoryCache()
        #expect(cache.maximumBodySize == limit)
        for name in ["a", "b"] {
            let entry = CacheEntry(Response(body: Data(count: limit)), at: 0)
            cache.store(entry, for: CacheKey(named: name))
            #expect(cache.text(name) != nil)
        }
        #expect(cache.text("a") == nil)
        let longer = CacheEntry(Response(body: Data(count: limit + 1)), at: 0)
        cache.store(longer, for: CacheKey(named: "b"))
        #expect(cache.text("b") == nil)
    }

    @Test func `names and values of headers count`() {
        let cache = MemoryCache(bytes: 10)
        for (body, isStored) in [("1234", true), ("12345", false)] {
            let response = Response(headers: ["ABC": "123"], text: body)
            cache.store(CacheEntry(response, at: 0), for: CacheKey(named: "a"))
            #expect((cache.text("a") != nil) == isStored)
        }
    }

    @Test func `a cache for nothing stores nothing`() {
        for cache in [MemoryCache(count: 0), MemoryCache(count: -1), MemoryCache(bytes: -1)] {
            cache.store(CacheEntry(text: "a"), for: CacheKey(named: "a"))
            #expect(cache.text("a") == nil)
            #expect(cache.maximumBodySize >= 0)
        }
    }

    @Test func `the variants of one response count as one, and their bytes together`() {
        func store(_ cache: MemoryCache) {
            for digest in ["1", "2", "3"] {
                let entry = CacheEntry(
                    Response(text: "12345"), stored: CacheEntry.testDate, variant: "\(digest) a")
                cache.store(entry, for: CacheKey(named: "a"))
            }
        }
        let (few, small) = (MemoryCache(count: 1), MemoryCache(bytes: 14))
        store(few)
        store(small)
        #expect(few.entries(for: CacheKey(named: "a")).count == 3)
        #expect(small.entries(for: CacheKey(named: "a")).isEmpty)
    }
}

extension CacheEntry {
    fileprivate init(_ response: Response, at seconds: Double) {
        self.init(response, stored: Date(timeIntervalSinceReferenceDate: seconds))
    }
}
