import StreamNet
import Testing

@Suite(.hangLimit) struct CachedMethodsTests {
    private static let modes: [CachePolicy] = [
        .cacheAndNetwork, .cacheAndRefresh, .cacheFirst, .networkFirst, .cacheOnly,
    ]

    private let bench = CacheBench(.cacheFirst)
    private let nothing = "\(TransportError.Reason.notCached)"

    init() { bench.answers(Response(status: 201), Response(status: 503)) }

    private func ask(_ method: HTTPMethod, _ caching: CachePolicy) -> String {
        bench.ask(method, "page", [:], .caching(caching))
    }

    @Test(
        arguments: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SEARCH"] as [HTTPMethod], modes)
    func `other methods are neither stored nor answered`(method: HTTPMethod, caching: CachePolicy) {
        #expect(ask(method, .cacheFirst) == "201 fwd=method: ")
        #expect(ask(method, caching) == (caching == .cacheOnly ? nothing : "503 fwd=method: "))
        #expect(ask(method, .cacheOnly) == nothing)
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func `GET and HEAD are`(method: HTTPMethod) {
        #expect(ask(method, .cacheFirst) == "201 fwd=uri-miss: ")
        #expect(ask(method, .networkFirst) == "201 hit; detail=stale-if-error: ")
    }

    @Test func `what a cache has for another method answers nothing`() throws {
        let key = try #require(CacheKey(CacheBench.target(.post).endpoint.encoded()))
        try bench.cache.store(CacheEntry(Response(), stored: bench.clock.date), for: key)
        #expect(ask(.post, .cacheFirst) == "201 fwd=method: ")
        #expect(ask(.post, .networkFirst) == "503 fwd=method: ")
        #expect(ask(.post, .cacheOnly) == nothing)
    }
}
