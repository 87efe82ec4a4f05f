import StreamNet
import Testing

/// The effect of a newer response on the one that is stored (RFC 9111).
@Suite(.hangLimit) struct NewerResponsesTests {
    private let bench = CacheBench()
    private let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]

    private func store(_ headers: HTTPHeaders, status: Int = 200, _ request: HTTPHeaders = [:]) {
        bench.answers(Response(status: status, headers: headers, text: "a"))
        #expect(bench.ask(.get, "page", request) == "\(status) fwd=uri-miss: a")
    }

    @Test(arguments: [
        (200, "no-store", "uri-miss"), (299, "no-store", "uri-miss"), (300, "no-store", "stale"),
        (404, "no-store", "stale"), (500, "no-store", "stale"), (200, "no-cache", "stale"),
    ])
    func `one that may not be stored removes it, unless it is an error`(
        status: Int, control: String, miss: String
    ) {
        store(fresh)
        bench.clock.date += 60
        bench.answers(
            Response(status: status, headers: ["Cache-Control": control], text: "b"),
            Response(text: "c"))
        #expect(bench.ask() == "\(status) fwd=stale: b")
        #expect(bench.ask() == "200 fwd=\(miss): c")
    }

    @Test func `one that may not be stored leaves other variants`() {
        store(fresh.merging(["Vary": "X-A"]), ["X-A": "1"])
        bench.answers(Response(headers: ["Cache-Control": "no-store"], text: "b"))
        #expect(bench.ask(.get, "page", ["X-A": "2"]) == "200 fwd=vary-miss: b")
        #expect(bench.ask(.get, "page", ["X-A": "1"]) == "200 hit; ttl=60: a")
    }

    @Test(arguments: [
        (200, "If-None-Match", "304 hit; ttl=60: "), (404, "If-None-Match", "404 hit; ttl=60: a"),
        (203, "If-None-Match", "203 hit; ttl=60: a"),
        (404, "If-Modified-Since", "404 hit; ttl=60: a"),
    ])
    func `304 answers for a stored 200 only (4.3.2)`(status: Int, name: String, answer: String) {
        store(fresh.merging(["ETag": "\"1\""]), status: status)
        let value = name == "If-None-Match" ? "\"1\"" : "Thu, 01 Jan 2026 00:00:00 GMT"
        #expect(bench.ask(.get, "page", HTTPHeaders([.init(name: name, value: value)])) == answer)
        #expect(bench.requests.all.count == 1)
    }

    @Test(
        arguments: [
            (200, [:], ["Content-Length": "1"], "hit; ttl=60: a"),
            (200, [:], ["Content-Length": "2"], "fwd=uri-miss: b"),
            (200, ["Content-Length": "1"], ["Content-Length": "2"], "fwd=uri-miss: b"),
            (200, dated, dated, "hit; ttl=60: a"),
            (200, dated, ["Last-Modified": "Wed, 31 Dec 2025 23:00:01 GMT"], "fwd=uri-miss: b"),
            (200, [:], ["ETag": "\"1\""], "hit; ttl=60: a"),
            (200, ["ETag": "\"1\""], ["ETag": "\"1\""], "hit; ttl=60: a"),
            (200, ["ETag": "\"1\""], ["ETag": "\"2\""], "fwd=uri-miss: b"),
            (200, [:], ["Cache-Control": "no-store"], "fwd=uri-miss: b"),
            (404, [:], ["Content-Length": "2"], "fwd=stale: b"),
        ] as [(Int, HTTPHeaders, HTTPHeaders, String)])
    func `HEAD freshens what it agrees with, and removes what it does not (4.3.5)`(
        status: Int, stored: HTTPHeaders, head: HTTPHeaders, answer: String
    ) {
        store(fresh.merging(stored))
        bench.clock.date += 60
        bench.answers(Response(status: status, headers: fresh.merging(head)), Response(text: "b"))
        #expect(bench.ask(.head) == "\(status) fwd=stale: ")
        #expect(bench.ask() == "200 \(answer)")
    }

    private static let dated: HTTPHeaders = ["Last-Modified": "Wed, 31 Dec 2025 23:00:00 GMT"]

    @Test func `the fields of HEAD are those of the stored response from then on`() throws {
        store(fresh)
        bench.clock.date += 60
        bench.answers(Response(headers: fresh.merging(["X-New": "1"])))
        _ = bench.ask(.head)
        let response = try bench.provider().rx(CacheBench.target()).outcome?.get()
        #expect(response?.headers["X-New"] == "1")
        #expect(response?.body == Data("a".utf8))
    }

    @Test(
        arguments: [
            ([:], "ttl=50"), (["Age": "20"], "ttl=30"),
            (["Date": "Wed, 31 Dec 2025 23:59:50 GMT"], "ttl=40"),
            (["Date": "Wed, 31 Dec 2025 23:59:50 GMT", "Age": "20"], "ttl=30"),
            (["Date": "Wed, 31 Dec 2025 23:59:50 GMT", "Age": "5"], "ttl=40"),
            (["Date": "Thu, 01 Jan 2026 00:00:30 GMT"], "ttl=50"),
        ] as [(HTTPHeaders, String)])
    func `a response's own time counts in its age (4.2.3)`(headers: HTTPHeaders, left: String) {
        bench.answers(Response(headers: fresh.merging(headers), text: "a"))
        bench.onAnswer(to: "page") { [clock = bench.clock] in clock.date += 10 }
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask() == "200 hit; \(left): a")
    }

    @Test func `the time that a confirmation takes counts, too`() {
        store(fresh.merging(["ETag": "\"1\""]))
        bench.clock.date += 60
        bench.answers(Response(status: 304))
        bench.onAnswer(to: "page") { [clock = bench.clock] in clock.date += 10 }
        #expect(bench.ask() == "200 fwd=stale; fwd-status=304: a")
        #expect(bench.ask() == "200 hit; ttl=50: a")
    }

    @Test func `a clock that is set back meanwhile makes no response younger`() {
        bench.answers(Response(headers: fresh.merging(["Age": "30"]), text: "a"))
        bench.onAnswer(to: "page") { [clock = bench.clock] in clock.date -= 10 }
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask() == "200 hit; ttl=30: a")
    }

    @Test func `a request that is sent again takes the time of its own only`() {
        store(fresh.merging(["ETag": "\"1\""]))
        bench.clock.date += 60
        bench.answers(
            Response(status: 304, headers: ["ETag": "\"2\""]),
            Response(headers: fresh, text: "b"))
        bench.onAnswer(to: "page") { [clock = bench.clock] in clock.date += 10 }
        #expect(bench.ask() == "200 fwd=stale: b")
        #expect(bench.ask() == "200 hit; ttl=60: b")
    }
}
