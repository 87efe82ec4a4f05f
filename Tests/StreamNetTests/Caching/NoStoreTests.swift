import StreamNet
import Testing

/// `Cache-Control: no-store` (RFC 9111 §5.2.1.5 and §5.2.2.5) has the last word.
@Suite(.hangLimit) struct NoStoreTests {
    private let folder: TemporaryFolder
    private let stubs = Stubs<Sayings>()

    init() throws { folder = try TemporaryFolder() }

    /// The source of the second of two answers.
    private func second(
        _ cache: any ResponseCache, _ caching: CachePolicy, response: HTTPHeaders,
        request: HTTPHeaders = [:]
    ) -> String {
        stubs.on(.zen, [.response(Response(headers: response, body: Data("secret".utf8))), "2"])
        let provider = Provider<Sayings>(
            backend: stubs,
            attributes: [
                .cache(cache), .isCacheable { _ in true }, .headers(request), .caching(caching),
            ])
        #expect(provider.rx(.zen).outcome?.response?.source == .network)
        return provider.rx(.zen, .caching(.cacheFirst)).outcome.sourceText
    }

    @Test(
        arguments: CacheKind.allCases,
        [CachePolicy.cacheAndNetwork, .cacheAndRefresh, .cacheFirst, .networkFirst])
    func `such a response is never stored`(kind: CacheKind, caching: CachePolicy) throws {
        let cache = kind.cache(in: folder)
        #expect(second(cache, caching, response: ["Cache-Control": "no-store"]) == "network: 2")
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            let data = FileManager.default.contents(atPath: folder.url.path + "/" + name)
            #expect(data?.range(of: Data("secret".utf8)) == nil)
        }
    }

    @Test(arguments: [
        (["no-store"], false), (["No-Store"], false), (["max-age=60, no-store"], false),
        (["max-age=60,\tno-store ,private"], false), (["private", "no-store"], false),
        (["no-store=1"], false), (["private=\"set-cookie, x\", no-store"], false),
        (["no-cache"], true), (["no-stores"], true), (["x=no-store"], true),
        (["private=\"a, no-store, b\""], true), (["x=\"\\\", no-store, \""], true), ([""], true),
    ])
    func `the directive is read as a list is written`(values: [String], isStored: Bool) {
        let headers = HTTPHeaders(values.map { .init(name: "cache-control", value: $0) })
        let source = isStored ? "cache: secret" : "network: 2"
        #expect(second(MemoryCache(), .cacheFirst, response: headers) == source)
    }

    @Test func `neither is a response to a request that says so`() {
        let source = second(
            MemoryCache(), .cacheFirst, response: [:], request: ["Cache-Control": "no-store"])
        #expect(source == "network: 2")
    }
}
