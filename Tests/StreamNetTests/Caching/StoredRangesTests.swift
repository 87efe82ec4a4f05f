import StreamNet
import Testing

/// A request for a range is answered out of a whole response that is fresh (RFC 9110 §14.2).
@Suite(.hangLimit) struct StoredRangesTests {
    private let bench = CacheBench()

    private func store(_ fields: HTTPHeaders = [:], status: Int = 200, text: String = "0123456789")
    {
        let fresh: HTTPHeaders = [
            "Cache-Control": "max-age=60", "ETag": "\"1\"", "Content-Length": "10",
        ]
        bench.answers(
            Response(status: status, headers: fresh.merging(fields), text: text),
            Response(status: 206, text: "server's"))
        _ = bench.ask()
    }

    private func ask(_ fields: HTTPHeaders, _ attributes: Attributes = []) -> String {
        let target = CacheBench.target(headers: fields)
        guard let response = bench.provider().rx(target, attributes).outcome?.response else {
            return "failed"
        }
        return text(response)
    }

    private func text(_ response: Response) -> String {
        let place = response.headers["Content-Range"].map { ", \($0)" } ?? ""
        return "\(response.status) \(response.source) \(response.bodyText)\(place)"
    }

    @Test(arguments: [
        ("bytes=0-0", "206 cache 0, bytes 0-0/10"), ("bytes=2-4", "206 cache 234, bytes 2-4/10"),
        ("BYTES=9-9", "206 cache 9, bytes 9-9/10"), ("bytes=8-", "206 cache 89, bytes 8-9/10"),
        ("bytes=8-10", "206 cache 89, bytes 8-9/10"), ("bytes=-1", "206 cache 9, bytes 9-9/10"),
        ("bytes=-10", "206 cache 0123456789, bytes 0-9/10"),
        ("bytes=-11", "206 cache 0123456789, bytes 0-9/10"),
        ("bytes=0-9223372036854775807", "206 cache 0123456789, bytes 0-9/10"),
        ("bytes=10-", "416 cache , bytes */10"), ("bytes=-0", "416 cache , bytes */10"),
        ("bytes=4-3", "206 network server's"), ("bytes=-", "206 network server's"),
        ("bytes=0-1,3-4", "206 network server's"), ("bytes=a-", "206 network server's"),
        ("bytes=a-5", "206 network server's"), ("bytes=0-a", "206 network server's"),
        ("bytes=1", "206 network server's"),
        ("lines=0-1", "206 network server's"), ("bytes=--1", "206 network server's"),
        ("bytes=0-9223372036854775808", "206 network server's"),
    ])
    func `one range is a part of what is stored`(range: String, answer: String) {
        store()
        #expect(ask(["Range": range]) == answer)
        #expect(bench.ask() == "200 hit; ttl=60: 0123456789")
    }

    @Test func `an empty body has no range`() {
        store(text: "")
        for range in ["bytes=0-", "bytes=-1"] {
            #expect(ask(["Range": range]) == "416 cache , bytes */0")
        }
    }

    @Test(arguments: [
        ("\"1\"", true), ("\"2\"", false), ("W/\"1\"", false),
        ("Thu, 01 Jan 2026 00:00:00 GMT", false),
    ])
    func `the caller's part is of the same response (13.1.5)`(validator: String, isSame: Bool) {
        store()
        let answer = ask(["Range": "bytes=1-1", "If-Range": validator])
        #expect(answer == (isSame ? "206 cache 1, bytes 1-1/10" : "206 network server's"))
    }

    @Test func `a weak tag is that of no part`() {
        store(["ETag": "W/\"1\""])
        #expect(ask(["Range": "bytes=1-1", "If-Range": "W/\"1\""]) == "206 network server's")
    }

    @Test(
        arguments: [
            (["Content-Encoding": "gzip"], 200, [:], 0), ([:], 404, [:], 0), ([:], 200, [:], 60),
            (["Cache-Control": "no-cache"], 200, [:], 0),
            ([:], 200, ["Cache-Control": "no-cache"], 0),
            ([:], 200, ["Cache-Control": "no-store"], 0),
            ([:], 200, ["If-Match": "\"1\""], 0), ([:], 200, ["If-None-Match": "\"2\""], 0),
            (["Vary": "X-A"], 200, ["X-A": "1"], 0),
            (["Cache-Control": "max-age=1, stale-while-revalidate=60"], 200, [:], 2),
        ] as [(HTTPHeaders, Int, HTTPHeaders, Double)])
    func `others are sent`(stored: HTTPHeaders, status: Int, asking: HTTPHeaders, seconds: Double) {
        store(stored, status: status)
        bench.clock.date += seconds
        #expect(ask(asking.merging(["Range": "bytes=1-1"])) == "206 network server's")
    }

    @Test func `only-if-cached has the part, or nothing`() {
        store()
        let only = Attributes.cacheControl(.onlyIfCached)
        #expect(ask(["Range": "bytes=1-1"], only) == "206 cache 1, bytes 1-1/10")
        #expect(ask(["Range": "bytes=1-1,3-3"], only) == "failed")
    }

    @Test func `a fresh part is the only delivery`() {
        store()
        let log = EventLog<String>()
        bench.provider().rx.cached(CacheBench.target(headers: ["Range": "bytes=1-1"]))
            .subscribe(onNext: { log.add(text($0)) })
        #expect(log.all == ["206 cache 1, bytes 1-1/10"])
    }

    @Test func `the length is that of the part`() throws {
        store()
        let target = CacheBench.target(headers: ["Range": "bytes=1-3"])
        let response = try bench.provider().rx(target).outcome?.get()
        #expect(response?.headers.values(for: "Content-Length") == ["3"])
        #expect(response?.headers.values(for: "Age") == ["0"])
    }
}
