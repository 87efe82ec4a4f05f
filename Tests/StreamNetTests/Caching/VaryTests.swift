import StreamNet
import Testing

/// A stored response answers only the requests that its `Vary` permits (RFC 9111 §4.1).
@Suite(.hangLimit) struct VaryTests {
    private let stubs = Stubs<Sayings>()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(
        _ cache: any ResponseCache, _ headers: HTTPHeaders, _ attributes: Attributes = []
    ) -> String {
        let provider = Provider<Sayings>(
            backend: stubs, attributes: [.cache(cache), .caching(.cacheFirst), .headers(headers)])
        return provider.rx(.zen, attributes).outcome.sourceText
    }

    private func answer(_ text: String, varyingBy vary: [String]) -> StubAnswer {
        let fields = vary.map { HTTPHeaders.Field(name: "Vary", value: $0) }
        return .response(Response(headers: HTTPHeaders(fields), body: Data(text.utf8)))
    }

    @Test(
        arguments: [
            (["Accept-Language"], ["Accept-Language": "de"], ["Accept-Language": "de"], true),
            (["Accept-Language"], ["Accept-Language": "de"], ["Accept-Language": "en"], false),
            (["Accept-Language"], ["Accept-Language": "de"], [:], false),
            (["Accept-Language"], [:], [:], true),
            (["accept-language"], ["ACCEPT-LANGUAGE": "de"], ["Accept-Language": "de"], true),
            (["Accept-Language"], ["Accept-Language": "DE-at"], ["Accept-Language": "de-AT"], true),
            (
                ["Accept-Language"], ["Accept-Language": "en,de"], ["Accept-Language": " de , en"],
                true
            ),
            (
                ["Accept-Language"], ["Accept-Language": "en;q=0.50, de;q=1.0"],
                ["Accept-Language": "de, en; Q=0.5"], true
            ),
            (
                ["Accept-Language"], ["Accept-Language": "en;q=0.5, de"],
                ["Accept-Language": "en, de;q=0.5"], false
            ),
            (["Accept-Language"], ["Accept-Language": "en;x"], ["Accept-Language": "en"], false),
            (["Accept"], ["Accept": "a/b, a/c"], ["Accept": "a/c, a/b"], false),
            (["X-Plan"], ["X-Plan": "a"], ["X-Plan": "A"], false),
            (["Accept, X-Plan"], ["X-Plan": "a"], ["X-Plan": "b"], false),
            (["Accept", "X-Plan"], ["X-Plan": "a"], ["X-Plan": "b"], false),
            (["Accept,, X-Plan ,"], ["X-Plan": "a"], ["X-Plan": "a"], true),
            ([""], ["X-Plan": "a"], ["X-Plan": "b"], true),
            (["*"], [:], [:], false),
            (["Accept, *"], [:], [:], false),
        ] as [([String], HTTPHeaders, HTTPHeaders, Bool)])
    func `a request gets what was kept if what Vary names is the same`(
        vary: [String], first: HTTPHeaders, second: HTTPHeaders, isSame: Bool
    ) {
        for cache in [MemoryCache(), DiskCache(in: folder.url)] as [any ResponseCache] {
            stubs.on(.zen, [answer("1", varyingBy: vary), answer("2", varyingBy: vary)])
            #expect(text(cache, first) == "network: 1")
            #expect(text(cache, second) == (isSame ? "cache: 1" : "network: 2"))
        }
    }

    @Test func `equal values of different fields are two variants`() {
        for cache in [MemoryCache(), DiskCache(in: folder.url)] as [any ResponseCache] {
            let answers = ["1", "2"].map { answer($0, varyingBy: ["X, Y"]) }
            stubs.on(.zen, StubAnswer(answers))
            let requests: [HTTPHeaders] = [["X": "y"], ["Y": "y"]]
            for (index, headers) in requests.enumerated() {
                #expect(text(cache, headers) == "network: \(index + 1)")
            }
            for (index, headers) in requests.enumerated() {
                #expect(text(cache, headers) == "cache: \(index + 1)")
            }
        }
    }

    @Test func `a header that counts for the key keeps both`() {
        let cache = MemoryCache()
        let both = Attributes.cacheVariation(
            CacheVariation(headers: ["Authorization", "Cookie", "Accept-Language"]))
        let vary = ["Accept-Language"]
        stubs.on(.zen, [answer("de", varyingBy: vary), answer("en", varyingBy: vary)])
        for language in ["de", "en"] {
            #expect(text(cache, ["Accept-Language": language], both) == "network: \(language)")
        }
        for language in ["de", "en"] {
            #expect(text(cache, ["Accept-Language": language], both) == "cache: \(language)")
        }
    }

    @Test func `credentials are the key's`() {
        let cache = MemoryCache()
        let anybody = Attributes.cacheVariation(CacheVariation(headers: []))
        stubs.on(.zen, [answer("1", varyingBy: ["Authorization, Cookie"])])
        #expect(text(cache, ["Authorization": "a"], anybody) == "network: 1")
        #expect(text(cache, ["Authorization": "b"], anybody) == "cache: 1")
    }

    @Test func `what varies by anything does not displace what was kept`() {
        let cache = MemoryCache()
        stubs.on(.zen, [answer("1", varyingBy: []), answer("2", varyingBy: ["*"])])
        #expect(text(cache, [:]) == "network: 1")
        #expect(text(cache, [:], .caching(.cacheAndNetwork)) == "network: 2")
        #expect(text(cache, [:]) == "cache: 1")
    }
}
