import Foundation
import StreamNet
import Streams
import Testing

/// The policies by which the request decides, when a clock or another request interferes.
@Suite(.hangLimit) struct RequestedCachingTests {
    private let nothing = "\(TransportError.Reason.notCached)"

    @Test(arguments: [CacheExpiry.after(.zero), .after(.seconds(-1)), .at(CacheBench.start)])
    func `a response without time to be fresh is not stored`(expiry: CacheExpiry) {
        let bench = CacheBench(.cacheFirst)
        bench.answers(Response(text: "a"))
        #expect(bench.ask(.get, "page", [:], .cacheExpiry(expiry)) == "200 fwd=uri-miss: a")
        #expect(bench.ask(.get, "page", [:], .caching(.cacheOnly)) == nothing)
    }

    @Test func `the time that is left is that until the expiry`() {
        let bench = CacheBench(.cacheFirst)
        bench.answers(Response(text: "a"))
        _ = bench.ask(.get, "page", [:], .cacheExpiry(.after(.seconds(60))))
        bench.clock.date += 10
        #expect(bench.ask() == "200 hit; ttl=50: a")
    }

    @Test func `a clock that is set back makes no age below zero`() throws {
        let bench = CacheBench(.cacheFirst)
        bench.answers(Response(text: "a"))
        let expiry = Attributes.cacheExpiry(.after(.seconds(60)))
        _ = bench.ask(.get, "page", [:], expiry)
        bench.clock.date -= 10
        let response = try bench.provider().rx(CacheBench.target()).outcome?.get()
        #expect(response?.cacheStatus == .hit(age: .zero, left: .seconds(70)))
    }

    @Test func `an entry that is removed meanwhile takes the place of no failure`() throws {
        let bench = CacheBench(.networkFirst)
        bench.answers(Response(text: "a"))
        for isRemoved in [false, true] {
            let expiry = Attributes.cacheExpiry(.after(.seconds(60)))
            #expect(bench.ask(.get, "page", [:], expiry).hasSuffix(": a"))
            bench.clock.date += 60
            bench.fail(.connectionLost)
            if isRemoved { bench.onAnswer(to: "page") { try? bench.cache.remove(.all) } }
            let lost = "\(TransportError.Reason.connectionLost)"
            #expect(bench.ask() == (isRemoved ? lost : "200 hit; detail=stale-if-error: a"))
            bench.answers(Response(text: "a"))
        }
    }
}
