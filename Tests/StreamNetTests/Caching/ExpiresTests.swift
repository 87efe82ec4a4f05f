import StreamNet
import Testing

/// The dates of `Expires`: those of RFC 9110 §5.6.7 to the letter (RFC 9111 §4.2, §5.3).
@Suite(.hangLimit) struct ExpiresTests {
    /// True if a response with these fields is fresh a second later.
    private func isFresh(_ headers: HTTPHeaders, by caching: CachePolicy = .standard) -> Bool {
        let bench = CacheBench(caching)
        bench.answers(Response(headers: headers, text: "a"), Response(text: "b"))
        _ = bench.ask()
        bench.clock.date += 1
        let answer = bench.ask()
        #expect(answer == "200 hit; ttl=59: a" || answer == "200 fwd=stale: b", "\(answer)")
        return answer.hasPrefix("200 hit")
    }

    @Test(arguments: [
        ("Thu, 01 Jan 2026 00:01:00 GMT", true), ("Thursday, 01-Jan-26 00:01:00 GMT", true),
        ("Thu Jan  1 00:01:00 2026", true), ("Thu Jan 01 00:01:00 2026", true),
        ("THU, 01 jAN 2026 00:01:00 gmt", true), ("Fri, 01 Jan 2026 00:01:00 GMT", true),
        ("Thu, 1 Jan 2026 00:01:00 GMT", false), ("Thu, 01 Jan 2026 0:01:00 GMT", false),
        ("Thu, 01 Jan 26 00:01:00 GMT", false), ("Thu, 01-Jan-2026 00:01:00 GMT", false),
        ("Thu, 01-Jan-26 00:01:00 GMT", false), ("Thursday, 01 Jan 2026 00:01:00 GMT", false),
        ("Thu 01 Jan 2026 00:01:00 GMT", false), ("Thu,01 Jan 2026 00:01:00 GMT", false),
        ("Thu,  01 Jan 2026 00:01:00 GMT", false), ("Thu, 01  Jan  2026 00:01:00 GMT", false),
        ("Thu Jan 1 00:01:00 2026", false), ("Thu, Jan 01 00:01:00 2026", false),
        ("Thu, 01 Jan 2026 00:01:00", false), ("Thu, 01 Jan 2026 00:01:00 UTC", false),
        ("Thu, 01 Jan 2026 00:01:00 GMT+1", false), ("Thu, 01 Jan 2026 00.01.00 GMT", false),
        ("Thx, 01 Jan 2026 00:01:00 GMT", false), (", 01 Jan 2026 00:01:00 GMT", false),
        ("Thu, 01 Jab 2026 00:01:00 GMT", false), ("Thu, 01 Jan 2026 00:61:00 GMT", false),
        ("Thu, 01 Jan 2026 00:01:00 GMT, Thu, 01 Jan 2026 00:01:00 GMT", false),
        ("2026-01-01T00:01:00Z", false), ("0", false), ("", false),
    ])
    func `a date counts to the letter`(text: String, isValid: Bool) {
        #expect(isFresh(["Expires": text]) == isValid)
    }

    @Test func `several lines are none`() {
        let soon = HTTPHeaders.Field(name: "Expires", value: "Thu, 01 Jan 2026 00:01:00 GMT")
        #expect(isFresh(HTTPHeaders([soon])))
        #expect(!isFresh(HTTPHeaders([soon, soon])))
    }

    @Test(arguments: ["Thu, 1-Jan-26 0:00:00 GMT", "Thu,  01 Jan 2026 00:00:00 GMT"])
    func `a date in another field is read leniently`(date: String) {
        #expect(isFresh(["Date": date, "Expires": "Thu, 01 Jan 2026 00:01:00 GMT"]))
    }
}
