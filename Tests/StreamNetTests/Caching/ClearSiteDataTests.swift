import StreamNet
import Testing

@Suite(.hangLimit) struct ClearSiteDataTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bench(_ caching: CachePolicy, _ kind: CacheKind) -> CacheBench {
        let bench = CacheBench(caching, cache: kind.cache(in: folder))
        bench.answers(Response(headers: ["Cache-Control": "max-age=60"], text: "a"))
        for path in ["page?a=1", "other/page"] { _ = bench.ask(.get, path) }
        return bench
    }

    private func answer(_ value: String, at url: String = "https://host/logout") -> Response {
        Response(
            headers: ["Clear-Site-Data": value, "Cache-Control": "max-age=60"],
            body: Data("out".utf8), url: URL(string: url))
    }

    @Test(
        arguments: CacheKind.allCases,
        [
            (HTTPMethod.get, CachePolicy.standard), (.get, .cacheFirst), (.get, .none),
            (.post, .standard), (.head, .networkFirst),
        ])
    func `all of the origin goes, and the response itself is not stored`(
        kind: CacheKind, row: (method: HTTPMethod, caching: CachePolicy)
    ) {
        let bench = bench(row.caching == .none ? .cacheFirst : row.caching, kind)
        bench.answers(
            answer("\"cookies\", \"cache\""),
            Response(headers: ["Cache-Control": "max-age=60"], text: "b"))
        _ = bench.ask(row.method, "logout", [:], .caching(row.caching))
        for path in ["page?a=1", "other/page", "logout"] { #expect(!bench.isStored(path)) }
        _ = bench.ask(.get, "logout")
        #expect(bench.isStored("logout"))
    }

    @Test(
        arguments: CacheKind.allCases,
        [
            ("\"cache\"", "https://host/", true), ("\"*\"", "https://HOST:443", true),
            ("cache", "https://host/", false), ("\"cookies\"", "https://host/", false),
            ("\"cache\"", "http://host/", false), ("\"cache\"", "https://host:444/", false),
            ("\"cache\"", "https://host.other/", false), ("\"cache\"", "https://other/", false),
        ])
    func `only over https, and only the origin of the response`(
        kind: CacheKind, row: (value: String, url: String, isRemoved: Bool)
    ) throws {
        let bench = bench(.cacheFirst, kind)
        let plain = try #require(
            URL(string: "http://host/a").flatMap { CacheKey(EncodedRequest(url: $0)) })
        try bench.cache.store(CacheEntry(text: "a"), for: plain)
        bench.answers(answer(row.value, at: row.url))
        _ = bench.ask(.post, "logout")
        #expect(bench.isStored("page?a=1") != row.isRemoved)
        #expect(bench.cache.entries(for: plain).count == 1)
    }

    @Test(arguments: CacheKind.allCases)
    func `what is under way from the origin is not stored, others are`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        func key(_ url: String) throws -> CacheKey {
            let url = try #require(URL(string: url))
            return try #require(CacheKey(EncodedRequest(url: url)))
        }
        let start = cache.generation
        try cache.remove(.origin(of: key("https://host/logout")))
        for url in ["https://host/a", "https://host", "https://ann@HOST:443/a", "https://other/a"] {
            let key = try key(url)
            try cache.store(CacheEntry(text: "a"), for: key, since: start)
            #expect(cache.entries(for: key).isEmpty != url.contains("other"))
            try cache.store(CacheEntry(text: "a"), for: key, since: cache.generation)
            #expect(cache.entries(for: key).count == 1)
        }
    }
}
