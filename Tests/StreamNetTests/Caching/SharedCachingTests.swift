import StreamNet
import Testing

/// Rules for the cache of many users: `CDN-Cache-Control` (RFC 9213), and 504.
@Suite(.hangLimit) struct SharedCachingTests {
    private static let soon = "Thu, 01 Jan 2026 00:01:00 GMT"

    /// The second answer, a second after a first one with these fields.
    private func second(_ fields: HTTPHeaders, status: Int = 200, by mode: CachePolicy) -> String {
        let bench = CacheBench(mode)
        bench.answers(Response(status: status, headers: fields, text: "a"), Response(text: "b"))
        _ = bench.ask()
        bench.clock.date += 1
        return bench.ask()
    }

    @Test(arguments: [
        ("max-age=60", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=60", "no-store", "200 hit; ttl=59: a"),
        ("max-age=60", "no-cache, private", "200 hit; ttl=59: a"),
        ("max-age=60;a=1, x=(a b);c, *y=:YQ==:", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=9, max-age=60", "max-age=0", "200 hit; ttl=59: a"),
        ("s-maxage=60, max-age=0", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=60, no-store=?0", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=60, x=\"a, no-store\"", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=60, no-cache=\"x-a, x-b\"", "max-age=0", "200 hit; ttl=59: a"),
        ("max-age=0", "max-age=60", "200 fwd=stale: b"),
        ("no-store", "max-age=60", "200 fwd=uri-miss: b"),
        ("no-store=?1", "max-age=60", "200 fwd=uri-miss: b"),
        ("no-cache", "max-age=60", "200 fwd=stale: b"),
        ("private", "max-age=60", "200 fwd=uri-miss: b"),
        ("max-age=\"60\"", "max-age=60", "200 fwd=stale: b"),
        ("max-age=60.0", "max-age=60", "200 fwd=stale: b"),
        // What cannot be read counts as absent.
        ("", "max-age=60", "200 hit; ttl=59: a"),
        ("no-store, %", "max-age=60", "200 hit; ttl=59: a"),
        ("No-Store", "max-age=60", "200 hit; ttl=59: a"),
        ("no-store, max-age=", "max-age=60", "200 hit; ttl=59: a"),
        ("no-store, max-age =60", "max-age=60", "200 hit; ttl=59: a"),
        ("no-store, x=\"a", "max-age=60", "200 hit; ttl=59: a"),
        ("no-store, x=?2", "max-age=60", "200 hit; ttl=59: a"),
    ])
    func `CDN-Cache-Control stands in place of Cache-Control (RFC 9213 2.2)`(
        targeted: String, control: String, answer: String
    ) {
        let headers: HTTPHeaders = ["CDN-Cache-Control": targeted, "Cache-Control": control]
        #expect(second(headers, by: .standard(shared: true)) == answer)
        // A private cache is no CDN.
        let own = second(["Cache-Control": control], by: .standard)
        #expect(second(headers, by: .standard) == own)
    }

    @Test(arguments: [
        ("max-age=0", 200, "200 fwd=stale: b"), ("public", 200, "200 fwd=stale: b"),
        ("%", 200, "200 hit; ttl=59: a"), ("x", 403, "200 fwd=uri-miss: b"),
    ])
    func `Expires does not count beside it`(targeted: String, status: Int, answer: String) {
        let headers: HTTPHeaders = ["CDN-Cache-Control": targeted, "Expires": Self.soon]
        #expect(second(headers, status: status, by: .standard(shared: true)) == answer)
    }

    @Test(arguments: [
        (CachePolicy.standard(shared: true), "504 no cache: "),
        (.standard, "\(TransportError.Reason.notCached)"),
        (.cacheOnly, "\(TransportError.Reason.notCached)"),
    ])
    func `a shared cache without one answers 504 (5.2.1.7)`(caching: CachePolicy, answer: String) {
        let bench = CacheBench(caching)
        for headers in [[:], ["Range": "bytes=0-1"]] as [HTTPHeaders] {
            #expect(bench.ask(.get, "page", headers, .cacheControl(.onlyIfCached)) == answer)
        }
        #expect(bench.requests.all.isEmpty)
    }
}
