import StreamNet
import Testing

/// The numbers in the documentation of caching, each at its limit and one beyond.
@Suite(.hangLimit) struct CacheLimitsTests {
    private let folder: TemporaryFolder
    private let key = CacheKey(named: "a")

    init() throws { folder = try TemporaryFolder() }

    @Test func `a disk stores an entry of all its bytes, and none of one more`() throws {
        #expect(DiskCache(in: folder.url).maximumBodySize == 50_000_000)
        try DiskCache(in: folder.url).store(CacheEntry(text: "1234"), for: key)
        let cache = DiskCache(in: folder.url, bytes: try folder.ownEntries[0].count)
        for text in ["abcd", "efgh"] {
            try cache.store(CacheEntry(text: text), for: key)
            #expect(cache.text("a") == text)
        }
        try cache.store(CacheEntry(text: "abcde"), for: key)
        #expect(cache.text("a") == nil)
    }

    @Test(arguments: [0, -1]) func `a disk for nothing stores nothing`(bytes: Int) throws {
        let cache = DiskCache(in: folder.url, bytes: bytes)
        #expect(cache.maximumBodySize == 0)
        try cache.store(CacheEntry(text: ""), for: key)
        #expect(cache.text("a") == nil)
    }

    @Test(arguments: [(200, true), (299, true), (300, false), (199, false), (206, false)])
    func `statuses of success are stored by policies of a request`(status: Int, isStored: Bool) {
        for caching in [CachePolicy.cacheFirst, .cacheAndNetwork, .networkFirst] {
            let bench = CacheBench(caching)
            bench.answers(Response(status: status, text: "a"))
            _ = bench.ask()
            let answer = bench.ask(.get, "page", [:], .caching(.cacheOnly))
            #expect(answer.hasPrefix("\(status) hit") == isStored, "\(answer)")
        }
    }

    @Test(
        arguments: [
            ([.noCache, .noStore, .onlyIfCached], "no-cache, no-store, only-if-cached"),
            ([.maxAge(.milliseconds(1_999)), .minFresh(.zero)], "max-age=1, min-fresh=0"),
            ([.maxStale(), .maxStale(.seconds(2))], "max-stale, max-stale=2"),
            ([.maxAge(.seconds(-1)), .minFresh(.seconds(-1))], "max-age=0, min-fresh=0"),
            (
                [.maxStale(.seconds(-1)), .staleIfError(.seconds(-1))],
                "max-stale=0, stale-if-error=0"
            ),
        ] as [([CacheDirective], String)])
    func `a directive has whole seconds from zero on`(directives: [CacheDirective], text: String) {
        let attributes = directives.map { Attributes.cacheControl($0).headers }
        #expect(attributes.compactMap { $0["Cache-Control"] }.joined(separator: ", ") == text)
    }
}
