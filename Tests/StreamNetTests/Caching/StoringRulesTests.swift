import StreamNet
import Testing

/// The responses and fields that a private and a shared cache store (RFC 9111 §3, §5.2.2).
@Suite(.hangLimit) struct StoringRulesTests {
    private static let policies: [CachePolicy] = [.standard, .standard(shared: true)]

    private static func control(_ value: String) -> HTTPHeaders { ["Cache-Control": value] }

    /// The second answer to a request, the first of which had these fields.
    private func second(_ status: Int, _ control: String, by caching: CachePolicy) -> String {
        let bench = CacheBench(caching)
        bench.answers(
            Response(status: status, headers: Self.control(control), text: "a"),
            Response(text: "b"))
        _ = bench.ask()
        return bench.ask()
    }

    @Test(arguments: [
        ("private", "200 fwd=stale: b", "200 fwd=uri-miss: b"),
        ("private=\"x-a\"", "200 fwd=stale: b", "200 fwd=uri-miss: b"),
        ("public", "200 fwd=stale: b", "200 fwd=stale: b"),
        ("s-maxage=60", "200 fwd=uri-miss: b", "403 hit; ttl=60: a"),
        ("max-age=60", "403 hit; ttl=60: a", "403 hit; ttl=60: a"),
    ])
    func `a status that is not cacheable as such is stored where the server says so`(
        control: String, own: String, shared: String
    ) { #expect(Self.policies.map { second(403, control, by: $0) } == [own, shared]) }

    @Test func `fields of one user are stored in a private cache only (5.2.2.7)`() throws {
        for (caching, names) in [
            (CachePolicy.standard, ["Cache-Control", "X-A", "Age"]),
            (.standard(shared: true), ["Cache-Control", "Age"]),
        ] {
            let bench = CacheBench(caching)
            bench.answers(
                Response(
                    headers: ["Cache-Control": "max-age=60, private=\"x-a\"", "X-A": "1"],
                    text: "a"))
            _ = bench.ask()
            let response = try bench.provider().rx(CacheBench.target()).outcome?.get()
            #expect(response?.headers.map(\.name) == names)
        }
    }

    @Test func `users are told apart in a shared cache by the headers of the variation`() {
        let bench = CacheBench(.standard(shared: true))
        let fresh = Self.control("max-age=60, public")
        bench.answers(Response(headers: fresh, text: "1"), Response(headers: fresh, text: "2"))
        let variation = Attributes.cacheVariation(CacheVariation(headers: ["X-User"]))
        func ask(_ user: String) -> String {
            bench.ask(.get, "page", ["X-User": user], variation)
        }
        #expect(ask("ann") == "200 fwd=uri-miss: 1")
        #expect(ask("bob") == "200 fwd=uri-miss: 2")
        #expect(ask("ann") == "200 hit; ttl=60: 1")
    }

    @Test(arguments: policies) func `a caller's own 304 is not stored`(caching: CachePolicy) {
        let bench = CacheBench(caching)
        bench.answers(
            Response(status: 304, headers: Self.control("max-age=60")), Response(text: "b"))
        #expect(bench.ask(.get, "page", ["If-None-Match": "\"1\""]) == "304 fwd=uri-miss: ")
        #expect(bench.ask() == "200 fwd=uri-miss: b")
    }

    @Test func `a response that was fixed while it was fresh is asked for when it is stale`() {
        let bench = CacheBench()
        bench.answers(
            Response(headers: Self.control("max-age=60, immutable"), text: "a"),
            Response(text: "b"))
        _ = bench.ask()
        bench.clock.date += 70
        let asking = Attributes.cacheControl(.maxAge(.seconds(5)), .maxStale())
        #expect(bench.ask(.get, "page", [:], asking) == "200 fwd=request: b")
    }

    @Test(arguments: [
        ("max-age=60, stale-if-error=30", "stale-if-error=10", true),
        ("max-age=60, stale-if-error=10", "stale-if-error=30", true),
        ("max-age=60, stale-if-error=10", "stale-if-error=20", false),
        ("max-age=60, stale-if-error=30", "no-cache", false),
    ])
    func `the longer time of server and request counts after an error (RFC 5861 4)`(
        stored: String, asked: String, isAnswered: Bool
    ) {
        for (limit, isWithin) in [(nil, true), (21, true), (20, false)] as [(Int?, Bool)] {
            let answer = afterError(stored, asked, limit.map { .seconds($0) })
            let isStale = answer.hasPrefix("200 hit; detail=stale-if-error")
            #expect(isStale == (isAnswered && isWithin), "\(answer)")
        }
    }

    private func afterError(_ stored: String, _ asked: String, _ limit: Duration?) -> String {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.control(stored), text: "a"))
        _ = bench.ask()
        bench.clock.date += 80
        bench.fail(.connectionLost)
        return bench.ask(.get, "page", Self.control(asked), .maximumStaleness(limit))
    }

    @Test func `none stores nothing, and takes nothing away`() {
        let bench = CacheBench(.cacheFirst)
        bench.answers(Response(text: "a"), Response(text: "b"))
        #expect(bench.ask(.get, "page", [:], .caching(.none)) == "200 no cache: a")
        #expect(bench.ask() == "200 fwd=uri-miss: b")
        #expect(bench.ask(.get, "page", [:], .caching(.none)) == "200 no cache: b")
        #expect(bench.ask().hasPrefix("200 hit"))
        #expect(bench.requests.all.count == 3)
    }

    @Test func `a fragment makes no other URL of a response's`() {
        let bench = CacheBench()
        bench.answers(
            Response(
                headers: ["Cache-Control": "max-age=60"], body: Data("a".utf8),
                url: URL(string: "https://host/page#top")))
        _ = bench.ask()
        #expect(bench.ask() == "200 hit; ttl=60: a")
    }
}
