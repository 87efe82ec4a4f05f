@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct QuotaTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    /// The quotas as text: `50 in 30`.
    private func quotas(_ headers: HTTPHeaders) -> [String] {
        Response(headers: headers).quotas { Self.now }
            .map { "\($0.remaining) in \(Int($0.reset / .seconds(1)))" }
    }

    @Test(
        arguments: [
            (["RateLimit": "\"burst\";r=50;t=30"], ["50 in 30"]),
            (["ratelimit": "default;r=0;t=0"], ["0 in 0"]),
            (["RateLimit": "\"a\";r=1;t=2,  \"b,\\\"c\" ; r=3;t=4"], []),
            (["RateLimit": "\"a\";r=1;t=2,\t\"b,\\\"c\"; r=3;  t=4"], ["1 in 2", "3 in 4"]),
            (["RateLimit": "\"a\";r=1;t=2", "RateLimit": "\"b\";r=3;t=4"], ["1 in 2", "3 in 4"]),
            (["RateLimit": "\"a\";r=5;pk=:cHsdsRa894==:;t=9"], ["5 in 9"]),
            (["RateLimit": "\"a\";x=\";r=7;t=7\";r=1;t=2;y;z=?0;w=tok/en:a"], ["1 in 2"]),
            (["RateLimit": "\"a\";r=1;r=2;t=3"], ["2 in 3"]),
            (["RateLimit": "\"a\";r=5", "RateLimit-Policy": "\"a\";q=100;w=60"], ["5 in 60"]),
            (["RateLimit": "\"a\";r=5", "RateLimit-Policy": "\"b\";q=100;w=60"], []),
            (["RateLimit": "\"a\";r=5;t=1", "RateLimit-Policy": "\"a\";qu=\"content-bytes\""], []),
            (
                ["RateLimit": "\"a\";r=0;t=1", "RateLimit-Policy": "\"a\";qu=\"content-bytes\""],
                ["0 in 1"]
            ),
            (
                ["RateLimit": "\"a\";r=5;t=1", "RateLimit-Policy": "\"a\";qu=\"requests\""],
                ["5 in 1"]
            ),
            (["RateLimit": "\"a\";r=1;t=86400"], ["1 in 86400"]),
            (["RateLimit": "\"a\";r=1;t=86401"], ["1 in 86400"]),
            (["RateLimit": "\"a\";r=99999999999999999999;t=1"], ["1000000000 in 1"]),
            // Not to be read: as a whole, or as a quota.
            (["RateLimit": "\"a\";r=-1;t=2"], []), (["RateLimit": "\"a\";r=;t=2"], []),
            (["RateLimit": "\"a;r=1;t=2"], []), (["RateLimit": "\"a\";r=1;t=2,"], ["1 in 2"]),
            (["RateLimit": "\"a\";R=1;t=2"], []), (["RateLimit": "limit=10, remaining=5"], []),
            (["RateLimit": ""], []), (["RateLimit": "\"é\";r=1;t=2"], []),
            (["RateLimit": "\"a\";r=1;t=2;"], ["1 in 2"]), (["RateLimit": "\"a\";r=1 ;t=2"], []),
            (["RateLimit": "\"a\";t=2"], []), (["RateLimit": "\"a\";r=\"1\";t=2"], []),
            (["RateLimit": "(\"a\");r=1;t=2"], []), (["RateLimit": "\"a\";r=1.2.3;t=2"], []),
            // Older fields.
            (["X-RateLimit-Remaining": "7", "X-RateLimit-Reset": "30"], ["7 in 30"]),
            (["RateLimit-Remaining": " 7 ", "RateLimit-Reset": "1.5"], ["7 in 1"]),
            (["X-RateLimit-Remaining": "7", "X-RateLimit-Reset": "1700000060"], ["7 in 60"]),
            (["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1699999999"], ["0 in 0"]),
            (["X-RateLimit-Remaining": "7"], []), (["X-RateLimit-Reset": "7"], []),
            (["X-RateLimit-Remaining": "many", "X-RateLimit-Reset": "7"], []),
            (["X-RateLimit-Remaining": "-7", "X-RateLimit-Reset": "7"], []),
            (["X-RateLimit-Remaining": "", "X-RateLimit-Reset": "7"], []),
            (
                [
                    "RateLimit": "\"a\";r=1;t=2", "X-RateLimit-Remaining": "7",
                    "X-RateLimit-Reset": "30",
                ], ["1 in 2"]
            ),
            ([:], []),
        ] as [(HTTPHeaders, [String])])
    func `fields are read to the letter, or not at all`(headers: HTTPHeaders, expected: [String]) {
        #expect(quotas(headers) == expected)
    }

    @Test func `a field of any bytes is read soon`() {
        var random = SplitMix(seed: 7)
        let signs = Array("\"\\;,=:rtw019.?-()* az")
        for length in [10, 100, 60_000] {
            for _ in 0..<(length > 1_000 ? 3 : 200) {
                let text = String(
                    (0..<length).map { _ in signs[Int(random.next() % UInt64(signs.count))] })
                _ = quotas(["RateLimit": text, "RateLimit-Policy": text])
            }
            _ = quotas(["RateLimit": "\"a\"" + String(repeating: ";r=1;t=2", count: length)])
            _ = quotas(["RateLimit": String(repeating: "\"", count: length)])
        }
    }

    private func results(
        _ calls: Int, _ headers: HTTPHeaders, status: Int = 200, until last: Int = 1
    ) -> [String] {
        let load = Load(after: .milliseconds(500)) { _, number in
            Response(status: number > last ? 200 : status, headers: number > last ? [:] : headers)
        }
        let provider = load.provider(RateLimit(1_000, on: load.time))
        load.send(by: provider)
        load.time.advance(by: .seconds(1))
        for _ in 1..<calls { load.send(by: provider) }
        load.time.run()
        return load.results.all
    }

    @Test(
        arguments: [
            (["RateLimit": "a;r=0;t=30"], 200, "31s: 200"),
            (["RateLimit": "a;r=1;t=30"], 200, "1.5s: 200"),
            (["RateLimit": "a;r=0;t=2000"], 200, "1s: rateLimited(2000)"),
            (["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"], 200, "31s: 200"),
            (["Retry-After": "7"], 503, "8s: 200"), (["Retry-After": "7"], 429, "8s: 200"),
            (["Retry-After": "7"], 200, "1.5s: 200"), (["Retry-After": "7"], 500, "1.5s: 200"),
            (["Retry-After": "7", "RateLimit": "a;r=0;t=3"], 429, "8s: 200"),
            (["Retry-After": "7", "RateLimit": "a;r=0;t=30"], 429, "8s: 200"),
            // At most a day.
            (["Retry-After": "86400"], 429, "1s: rateLimited(86400)"),
            (["Retry-After": "86401"], 429, "1s: rateLimited(86400)"),
            (["Retry-After": "Thu, 01 Jan 1970 00:00:10 GMT"], 429, "10.5s: 200"),
        ] as [(HTTPHeaders, Int, String)])
    func `requests wait as the server says`(headers: HTTPHeaders, status: Int, result: String) {
        #expect(results(2, headers, status: status).last == result)
    }

    @Test func `what is left is counted, also of those on their way`() {
        let load = Load(after: .milliseconds(500)) { _, number in
            Response(headers: ["RateLimit": "a;r=\(max(0, 4 - number));t=10"])
        }
        let provider = load.provider(RateLimit(1_000, burst: 9, on: load.time))
        for _ in 0..<2 { load.send(by: provider) }
        load.time.advance(by: .seconds(1))
        for _ in 0..<4 { load.send(by: provider) }
        load.time.advance(by: .seconds(1))
        #expect(load.seconds == [0, 0, 1, 1])
        load.time.advance(by: .seconds(8))
        #expect(load.arrivals.all.count == 4)
    }

    /// The requests that remain by the first response and the second, and their seconds.
    @Test(arguments: [((1, 1), (1, 9), false), ((0, 5), (2, 1), true)])
    func `a request that is not answered yet counts, and the response to the later one`(
        remaining: (Int, Int), delays: (Int, Int), isSent: Bool
    ) {
        let load = Load { _, number in
            let rest = number == 1 ? remaining.0 : remaining.1
            return Response(headers: ["RateLimit": "a;r=\(rest);t=30"])
        }
        let late = Around(per: .exchange) { endpoint, next in
            let delay = load.arrivals.all.isEmpty ? delays.0 : delays.1
            return next(endpoint).delay(.seconds(delay), scheduler: load.time)
        }
        let provider = load.provider(RateLimit(1_000, burst: 9, on: load.time), late)
        for _ in 0..<2 { load.send(by: provider) }
        load.time.advance(by: .seconds(isSent ? 3 : 2))
        load.send(by: provider)
        #expect(load.arrivals.all.count == (isSent ? 3 : 2))
        load.time.advance(by: .seconds(29))
        #expect(load.arrivals.all.count == 3)
    }

    @Test(arguments: [(30, 3, "32s: 200"), (3, 30, "33s: 200"), (3, 0, "5s: 200")])
    func `the longest of several waits counts`(first: Int, second: Int, last: String) {
        let load = Load { _, number in
            let wait = number == 1 ? first : second
            return number > 2
                ? Response() : Response(status: 429, headers: ["Retry-After": "\(wait)"])
        }
        let late = Around(per: .exchange) { endpoint, next in
            next(endpoint).delay(.seconds(load.arrivals.all.count), scheduler: load.time)
        }
        let provider = load.provider(RateLimit(1_000, burst: 9, on: load.time), late)
        for _ in 0..<2 { load.send(by: provider) }
        load.time.advance(by: .seconds(1))
        load.send(by: provider)
        load.time.run()
        #expect(load.results.all.last == last)
    }

    @Test func `those that wait are refused once the server makes them wait for too long`() {
        let load = Load(after: .milliseconds(50)) { _, number in
            number > 1 ? Response() : Response(status: 429, headers: ["Retry-After": "3600"])
        }
        let provider = load.provider(RateLimit(10, longestWait: .seconds(5), on: load.time))
        for _ in 0..<3 { load.send(by: provider) }
        load.time.advance(by: .milliseconds(100))
        #expect(
            load.results.all == [
                "0.05s: 429", "0.1s: rateLimited(3600)", "0.1s: rateLimited(3600)",
            ])
    }
}
