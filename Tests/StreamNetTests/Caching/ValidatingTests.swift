import StreamNet
import Testing

/// Responses that are no longer fresh are confirmed by the server (RFC 9111 §4.3).
@Suite(.hangLimit) struct ValidatingTests {
    private func bench(
        _ stored: HTTPHeaders, then responses: [(Int, HTTPHeaders)],
        cache: any ResponseCache = MemoryCache()
    ) -> CacheBench {
        let bench = CacheBench(cache: cache)
        bench.answers(Response(headers: stored, text: "a"))
        for (status, headers) in responses {
            bench.answers(
                Response(status: status, headers: headers, text: status == 304 ? "" : "b"))
        }
        _ = bench.ask()
        bench.clock.date += 60
        return bench
    }

    private static let tag: HTTPHeaders = ["Cache-Control": "max-age=60", "ETag": "\"1\""]
    private static let dated: HTTPHeaders = [
        "Cache-Control": "max-age=60", "Last-Modified": "Wed, 31 Dec 2025 23:00:00 GMT",
    ]

    @Test(
        arguments: [
            (tag, ["If-None-Match: \"1\""]),
            (dated, ["If-Modified-Since: Wed, 31 Dec 2025 23:00:00 GMT"]),
            (["Cache-Control": "max-age=60", "ETag": "W/\"1\""], ["If-None-Match: W/\"1\""]),
            (["Cache-Control": "max-age=60"], []),
            // What no request may have is no validator.
            (["Cache-Control": "max-age=60", "ETag": "\"\u{7}\"", "Last-Modified": "\u{1}"], []),
        ] as [(HTTPHeaders, [String])])
    func `the server is asked by its validators`(stored: HTTPHeaders, conditions: [String]) {
        let bench = bench(stored, then: [(200, [:])])
        #expect(bench.ask() == "200 fwd=stale: b")
        #expect(bench.conditions == conditions)
    }

    @Test(arguments: CacheKind.allCases)
    func `304 freshens what is stored, for the next request, too`(kind: CacheKind) throws {
        let folder = try TemporaryFolder()
        let bench = bench(
            Self.tag, then: [(304, ["ETag": "\"1\"", "X-New": "1"])], cache: kind.cache(in: folder))
        let second = try bench.provider().rx(CacheBench.target()).outcome?.get()
        #expect(second?.summary == "200 fwd=stale; fwd-status=304: a")
        #expect(second?.headers["X-New"] == "1")
        #expect(bench.requests.all.count == 2)
        bench.clock.date += 59
        let third = try bench.provider().rx(CacheBench.target()).outcome?.get()
        #expect(third?.summary == "200 hit; ttl=1: a")
        #expect(third?.headers["X-New"] == "1")
        #expect(bench.requests.all.count == 2)
    }

    @Test func `the lifetime is computed with the newer fields (servo 46307)`() {
        let bench = bench(Self.tag, then: [(304, ["Cache-Control": "max-age=600"])])
        _ = bench.ask()
        bench.clock.date += 599
        #expect(bench.ask() == "200 hit; ttl=1: a")
    }

    @Test func `the stored age and date do not outlive a 304 (undici 5505)`() {
        var old = Self.tag
        old["Age"] = "30"
        old["Date"] = "Thu, 01 Jan 2026 00:00:00 GMT"
        let bench = bench(old, then: [(304, [:])])
        _ = bench.ask()
        bench.clock.date += 59
        #expect(bench.ask() == "200 hit; ttl=1: a")
    }

    @Test func `fields of the body stay with it (3.2)`() throws {
        var old = Self.tag
        old["Content-Type"] = "text/plain"
        old["Content-Length"] = "1"
        let bench = bench(
            old,
            then: [(304, ["Content-Type": "a/b", "Content-Length": "0", "Content-Encoding": "br"])])
        let response = try bench.provider().rx(CacheBench.target()).outcome?.get()
        #expect(response?.headers["Content-Type"] == "text/plain")
        #expect(response?.headers["Content-Length"] == "1")
        #expect(response?.headers["Content-Encoding"] == nil)
    }

    @Test func `a 304 may add a Vary (undici 5732)`() {
        let bench = bench(Self.tag, then: [(304, ["Vary": "X-A"]), (200, [:])])
        _ = bench.ask()
        #expect(bench.ask() == "200 hit; ttl=60: a")
        #expect(bench.ask(.get, "page", ["X-A": "1"]) == "200 fwd=vary-miss: b")
    }

    @Test func `a 304 with no-store removes what it confirms`() {
        let bench = bench(Self.tag, then: [(304, ["Cache-Control": "no-store"]), (200, [:])])
        #expect(bench.ask() == "200 fwd=stale; fwd-status=304: a")
        #expect(bench.ask() == "200 fwd=uri-miss: b")
    }

    @Test func `a 304 for nothing that is stored is asked for again`() {
        let bench = bench(Self.tag, then: [(304, ["ETag": "\"2\""]), (200, [:])])
        #expect(bench.ask() == "200 fwd=stale: b")
        #expect(bench.requests.all.count == 3)
        #expect(bench.conditions.isEmpty)
    }

    @Test func `an outage is a stale response where that is permitted (RFC 5861 4)`() {
        for (control, isPermitted) in [
            ("max-age=60, stale-if-error=30", true), ("max-age=60", false),
            ("max-age=60, stale-if-error=30, must-revalidate", false),
            ("max-age=60, stale-if-error=30, no-cache", false),
        ] {
            for status in [500, 502, 503, 504] {
                let answer = bench(["Cache-Control": control], then: [(status, [:])]).ask()
                #expect(
                    answer
                        == (isPermitted
                            ? "200 hit; detail=stale-if-error: a" : "\(status) fwd=stale: b"))
            }
            let bench = bench(["Cache-Control": control], then: [])
            bench.fail(.connectionLost)
            bench.clock.date += 29
            _ = bench.ask()
            #expect(bench.ask().hasPrefix("200") == isPermitted)
            bench.clock.date += 1
            #expect(bench.ask() == "\(TransportError.Reason.connectionLost)")
        }
    }

    @Test func `an outage is retried before that`() {
        let bench = bench(
            ["Cache-Control": "max-age=60, stale-if-error=30"], then: [(503, [:]), (200, [:])])
        let retry = Retry(1, .constant(delay: .zero), scheduler: ImmediateScheduler())
        let outcome = bench.provider(interceptors: [retry]).rx(CacheBench.target()).outcome
        #expect(CacheBench.text(outcome) == "200 fwd=stale: b")
        #expect(bench.requests.all.count == 3)
    }

    @Test func `an outage that may be stored does not displace what answers instead`() {
        let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]
        let bench = bench(["Cache-Control": "max-age=60, stale-if-error=30"], then: [(503, fresh)])
        for _ in 1...2 { #expect(bench.ask() == "200 hit; detail=stale-if-error: a") }
        #expect(bench.requests.all.count == 3)
    }

    @Test func `an attempt that is repeated is not stored`() {
        let bench = CacheBench()
        bench.answers(
            Response(status: 503, headers: ["Cache-Control": "max-age=60"]),
            Response(headers: ["Cache-Control": "no-store"], text: "b"))
        let retry = Retry(1, .constant(delay: .zero), scheduler: ImmediateScheduler())
        let provider = bench.provider(interceptors: [retry])
        for _ in 1...2 {
            let answer = CacheBench.text(provider.rx(CacheBench.target()).outcome)
            #expect(answer == "200 fwd=uri-miss: b")
        }
    }

    @Test(
        arguments: [
            (["If-None-Match": "\"1\""], 304), (["If-None-Match": "W/\"1\", \"3\""], 304),
            (["If-None-Match": "*"], 304), (["If-None-Match": "\"2\""], 200),
            (["If-Modified-Since": "Wed, 31 Dec 2025 23:00:00 GMT"], 304),
            (["If-Modified-Since": "Wed, 31 Dec 2025 22:59:59 GMT"], 200),
        ] as [(HTTPHeaders, Int)])
    func `the cache answers a caller's condition (4.3.2)`(condition: HTTPHeaders, status: Int) {
        let stored = condition["If-None-Match"] == nil ? Self.dated : Self.tag
        let bench = bench(stored, then: [(200, stored)])
        _ = bench.ask()
        let answer = bench.ask(.get, "page", condition)
        #expect(answer == "\(status) hit; ttl=60: \(status == 304 ? "" : "b")")
        #expect(bench.requests.all.count == 2)
    }

    @Test func `HEAD is answered by a stored GET, and stores nothing`() {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.tag, text: "a"))
        #expect(bench.ask(.head).hasPrefix("200 fwd=uri-miss"))
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask(.head) == "200 hit; ttl=60: ")
        #expect(bench.requests.all.count == 2)
    }

    @Test(arguments: ["If-None-Match", "If-Modified-Since", "If-Match"])
    func `a request with a condition of its own gets no other`(name: String) {
        let bench = CacheBench()
        let date = "Thu, 01 Jan 2026 00:00:00 GMT"
        bench.answers(
            Response(
                headers: ["Cache-Control": "max-age=60", "ETag": "\"1\"", "Last-Modified": date],
                text: "a"),
            Response(status: 304), Response(status: 412))
        _ = bench.ask()
        bench.clock.date += 61
        let value = name == "If-Modified-Since" ? date : "\"2\""
        _ = bench.ask(.get, "page", [name: value])
        #expect(bench.conditions == ["\(name): \(value)"])
    }
}
