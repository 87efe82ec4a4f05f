import StreamNet
import Testing

/// The stored response that a 304 confirms, among several variants (RFC 9111 §4.3.4).
@Suite(.hangLimit) struct ConfirmingTests {
    private let bench = CacheBench()

    /// Stores a response for each language, with these entity tags.
    private func store(_ tags: (language: String, tag: String)...) {
        for (language, tag) in tags {
            bench.answers(
                Response(
                    headers: [
                        "Cache-Control": "max-age=60", "Vary": "Accept-Language", "ETag": tag,
                    ], text: language))
            _ = ask(language)
            bench.clock.date += 1
        }
    }

    private func ask(_ language: String) -> String {
        bench.ask(.get, "page", ["Accept-Language": language])
    }

    @Test func `an equal tag is sent once`() {
        store(("de", "\"1\""), ("en", "\"1\""), ("fr", "\"2\""))
        _ = ask("it")
        #expect(bench.conditions == ["If-None-Match: \"2\", \"1\""])
    }

    @Test func `of equal tags the one that the request selects is confirmed`() {
        store(("de", "\"1\""), ("en", "\"1\""))
        bench.clock.date += 60
        bench.answers(Response(status: 304, headers: ["ETag": "\"1\""]))
        #expect(ask("de") == "200 fwd=stale; fwd-status=304: de")
    }

    @Test(arguments: [("\"1\"", "de"), ("W/\"1\"", "en")])
    func `the same tag is preferred to a weakly equal one`(tag: String, language: String) {
        store(("de", "\"1\""), ("en", "W/\"1\""))
        bench.answers(Response(status: 304, headers: ["ETag": tag]))
        #expect(ask("fr") == "200 fwd=stale; fwd-status=304: \(language)")
    }

    @Test func `without a tag the only one is confirmed`() {
        store(("de", "\"1\""))
        bench.answers(Response(status: 304))
        #expect(ask("fr") == "200 fwd=stale; fwd-status=304: de")
    }

    @Test func `without a tag none of several is confirmed, unless the request selects it`() {
        store(("de", "\"1\""), ("en", "\"2\""))
        bench.answers(
            Response(status: 304),
            Response(headers: ["Cache-Control": "no-store"], text: "new"))
        #expect(ask("fr") == "200 fwd=vary-miss: new")
        bench.clock.date += 60
        bench.answers(Response(status: 304))
        #expect(ask("de") == "200 fwd=stale; fwd-status=304: de")
    }

    @Test func `the caller's own condition is sent alone, and its 304 confirms nothing`() {
        store(("de", "\"1\""))
        bench.clock.date += 60
        bench.answers(Response(status: 304, headers: ["ETag": "\"2\""]))
        let headers: HTTPHeaders = ["Accept-Language": "de", "If-None-Match": "\"2\""]
        #expect(bench.ask(.get, "page", headers) == "304 fwd=stale: ")
        #expect(bench.conditions == ["If-None-Match: \"2\""])
    }

    @Test func `each request applies its own rules to what is stored`() {
        bench.answers(
            Response(headers: ["Last-Modified": "Wed, 31 Dec 2025 23:00:00 GMT"], text: "a"))
        _ = bench.ask()
        let strict = Attributes.caching(.standard(heuristics: false))
        #expect(bench.ask() == "200 hit; ttl=360: a")
        #expect(bench.ask(.get, "page", [:], strict).hasPrefix("200 fwd=stale"))
    }
}
