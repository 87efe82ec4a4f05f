@testable import StreamNet
import Testing

/// A response that was useless to its request is not stored.
@Suite(.hangLimit) struct ForgettingTests {
    private let cache = MemoryCache()
    private let stubs = Stubs<Sayings>()
    private let fresh: Attributes

    init() { fresh = [.cache(cache), .caching(.cacheFirst)] }

    private var provider: Provider<Sayings> { Provider(backend: stubs, attributes: fresh) }

    private func text(_ attributes: Attributes = []) -> String {
        provider.rx(.zen, attributes).outcome.sourceText
    }

    private var portal: StubAnswer {
        .response(Response(headers: ["Content-Type": "text/html"], text: "<html>"))
    }

    @Test func `what the request's validation refuses is not kept`() {
        stubs.on(.zen, [portal, .response(Response(text: "2"))])
        let strict = Attributes.validation(.custom { $0.headers["Content-Type"] == nil })
        #expect(provider.rx(.zen, strict).outcome?.error != nil)
        #expect(text(strict) == "network: 2")
        #expect(text(strict) == "cache: 2")
    }

    @Test func `a predicate permits nothing that the validation refuses`() {
        stubs.on(.zen, [404, 404])
        let kept: Attributes = [.validation(.successCodes), .isCacheable { _ in true }]
        for _ in 1...2 { #expect(provider.rx(.zen, kept).outcome?.rejected?.status == 404) }
        #expect(stubs.requests.count == 2)
    }

    @Test(arguments: [false, true])
    func `what a typed request or an action cannot read is not kept`(isAction: Bool) throws {
        stubs.on(.zen, [portal, #"{"text": "2"}"#])
        let saying = isAction ? provider.rx(Wisdom.zen) : provider.send(Wise())
        #expect(saying.outcome?.error is ParseError)
        for _ in 1...2 { #expect(try saying.outcome?.get().text == "2") }
        #expect(stubs.requests.count == 2)
    }

    @Test func `what is mapped by hand, and cannot be, is not kept`() throws {
        stubs.on(.zen, ["x", "2"])
        let number = provider.rx(.zen).number
        #expect(number.outcome?.error != nil)
        for _ in 1...2 { #expect(try number.outcome?.get() == 2) }
    }

    @Test func `what was kept before, and cannot be mapped any more, is asked for anew`() {
        stubs.on(.zen, ["1", "2"])
        #expect(text() == "network: 1")
        let failing = provider.rx(.zen).mapResponse { throw NetError.rejected($0) } as Single<Int>
        #expect(failing.outcome?.error != nil)
        #expect(text() == "network: 2")
    }

    @Test func `a copy in a second cache is forgotten, too`() throws {
        let folder = try TemporaryFolder()
        stubs.on(.zen, ["1", "2"])
        let layers = Attributes.cache(LayeredCache(MemoryCache(), DiskCache(in: folder.url)))
        try provider.rx(.zen, layers).outcome?.get().forget()
        #expect(text(layers) == "network: 2")
    }

    @Test func `the predicate knows the request`() {
        stubs.on(.zen, "1")
        let asking = Attributes.isCacheable { $0.timeout == .seconds(7) }
        #expect(text([asking, .timeout(.seconds(6))]) == "network: 1")
        #expect(text([asking, .timeout(.seconds(7))]) == "network: 1")
        #expect(text() == "cache: 1")
    }

    @Test func `nothing follows a withdrawal`() throws {
        var endpoint = Endpoint(url: Ping().baseURL)
        endpoint.attributes.caching = .cacheFirst
        let location = try #require(CacheLocation(endpoint, endpoint.encoded(), in: cache))
        let entry = CacheEntry(text: "a")
        let write = CacheWrite(of: entry, at: location)
        Response().forget()
        write.withdraw()
        write.store()
        #expect(location.entries.isEmpty)
        // That of another request, of the same instant.
        try location.store(entry)
        write.withdraw()
        #expect(location.entries.count == 1)
    }
}

private struct Saying: Decodable, Parsable { let text: String }

private struct Wise: TypedTarget {
    typealias Response = Saying
    let baseURL = URL(string: "https://sayings.host")!
    let path: Path = "zen"
}

private struct Wisdom: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://sayings.host")!)
    @GET("zen") var zen: Action<Void, Saying>
}
