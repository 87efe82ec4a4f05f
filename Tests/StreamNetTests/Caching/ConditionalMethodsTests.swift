import StreamNet
import Testing

/// Conditions ask for a newer response with GET and HEAD only (RFC 9110 §13.1.2, §13.1.3).
@Suite(.hangLimit) struct ConditionalMethodsTests {
    private static let validators: HTTPHeaders = [
        "Cache-Control": "max-age=60, stale-while-revalidate=30", "ETag": "\"1\"",
        "Last-Modified": "Wed, 31 Dec 2025 23:00:00 GMT",
    ]

    /// A response "a" stored for each method, and a server that has "b" after that.
    private func bench(_ method: HTTPMethod) -> CacheBench {
        let bench = CacheBench()
        bench.answers(
            Response(headers: Self.validators, text: "a"),
            Response(headers: Self.validators, text: "b"))
        #expect(ask(bench, method) == "200 fwd=uri-miss: a")
        return bench
    }

    private func ask(
        _ bench: CacheBench, _ method: HTTPMethod, _ headers: HTTPHeaders = [:]
    ) -> String { bench.ask(method, "page", headers, .isSafe()) }

    @Test(
        arguments: [
            (.get, ["If-None-Match", "If-Modified-Since"]), (.post, []), ("OPTIONS", []),
            ("SEARCH", []),
        ] as [(HTTPMethod, [String])])
    func `a stale response has conditions only for GET`(method: HTTPMethod, names: [String]) {
        let bench = bench(method)
        bench.clock.date += 90
        #expect(ask(bench, method) == "200 fwd=stale: b")
        #expect(bench.requests.all.last?.headers.map(\.name).filter(isCondition) == names)
        #expect(ask(bench, method) == "200 hit; ttl=60: b")
    }

    @Test(arguments: [.post, "SEARCH"] as [HTTPMethod])
    func `a refresh in the background has none, either`(method: HTTPMethod) {
        let bench = bench(method)
        bench.clock.date += 60
        #expect(ask(bench, method) == "200 hit; detail=stale-while-revalidate: a")
        #expect(bench.conditions.isEmpty)
        #expect(ask(bench, method) == "200 hit; ttl=60: b")
    }

    @Test(arguments: [304, 412])
    func `a status that would answer a condition is the answer to another method`(status: Int) {
        let bench = bench(.post)
        bench.answers(Response(status: status, headers: ["ETag": "\"1\""]))
        bench.clock.date += 90
        _ = ask(bench, .post)
        bench.clock.date += 90
        #expect(ask(bench, .post) == "\(status) fwd=stale: ")
        #expect(bench.requests.all.count == 3)
    }

    @Test(
        arguments: [
            (.head, "If-None-Match", "\"1\"", "304 hit; ttl=60: "),
            (.post, "If-None-Match", "\"1\"", "200 fwd=bypass: b"),
            (.post, "If-None-Match", "*", "200 fwd=bypass: b"),
            (.post, "If-Modified-Since", "Thu, 01 Jan 2026 00:00:00 GMT", "200 hit; ttl=60: a"),
        ] as [(HTTPMethod, String, String, String)])
    func `a condition of the caller's is the server's with another method`(
        method: HTTPMethod, name: String, value: String, expected: String
    ) {
        let bench = bench(method == .head ? .get : method)
        let headers = HTTPHeaders([.init(name: name, value: value)])
        #expect(ask(bench, method, headers) == expected)
        let isSent = expected.contains("bypass")
        #expect(bench.requests.all.count == (isSent ? 2 : 1))
        if isSent { #expect(bench.conditions == ["\(name): \(value)"]) }
    }

    @Test func `HEAD does not change what is stored for POST`() {
        let bench = bench(.post)
        bench.answers(Response(headers: ["Cache-Control": "max-age=60", "ETag": "\"2\""]))
        #expect(ask(bench, .head).hasPrefix("200 fwd=uri-miss"))
        #expect(ask(bench, .post) == "200 hit; ttl=60: a")
    }

    private func isCondition(_ name: String) -> Bool { name.hasPrefix("If-") }
}
