import Foundation
import StreamNet
import Streams
import Testing

/// Only GET and HEAD are stored and answered, with every policy.
@Suite(.hangLimit) struct CachedMethodsTests {
    private static let modes: [CachePolicy] = [
        .cacheAndNetwork, .cacheAndRefresh, .cacheFirst, .networkFirst, .cacheOnly,
    ]

    private let cache = MemoryCache()

    /// The outcomes of two equal requests, the second one to a server that fails.
    private func outcomes(
        _ method: HTTPMethod, _ first: CachePolicy, _ second: CachePolicy
    ) -> [String] {
        let order = Given(endpoint: Endpoint(url: Ping().baseURL, method: method))
        return [(first, 201), (second, 503)].map { caching, status in
            let provider = Provider<Given>(
                backend: StubBackend { _ in Response(status: status) },
                attributes: [.cache(cache), .caching(caching)])
            switch provider.rx(order).outcome {
            case .success(let response): return "\(response.source) \(response.status)"
            case .failure(NetError.transport(let failure)): return "\(failure.reason)"
            case .failure(let error): return "\(error)"
            case nil: return "nothing"
            }
        }
    }

    @Test(
        arguments: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SEARCH"] as [HTTPMethod], modes)
    func `other methods are neither stored nor answered`(method: HTTPMethod, caching: CachePolicy) {
        let nothing = "\(TransportError.Reason.notCached)"
        let second = caching == .cacheOnly ? nothing : "network 503"
        #expect(outcomes(method, .cacheFirst, caching) == ["network 201", second])
        #expect(outcomes(method, caching, .cacheOnly).last == nothing)
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func `GET and HEAD are`(method: HTTPMethod) {
        #expect(outcomes(method, .cacheFirst, .networkFirst) == ["network 201", "cache 201"])
    }

    @Test func `what a cache has for another method answers nothing`() throws {
        let request = EncodedRequest(url: Ping().baseURL, method: .post)
        let key = try #require(CacheKey(request))
        cache.store(CacheEntry(Response(status: 201), stored: Date()), for: key)
        #expect(outcomes(.post, .networkFirst, .cacheFirst).last == "network 503")
        #expect(outcomes(.post, .cacheFirst, .networkFirst).last == "network 503")
        #expect(
            outcomes(.post, .cacheFirst, .cacheOnly).last == "\(TransportError.Reason.notCached)")
    }
}
