import StreamNet
import Testing

/// Waits that the server asks for, beside a policy that waits for four seconds.
@Suite(.virtualLimit) struct RetryAfterTests {
    /// Sun, 06 Nov 1994 08:49:37 GMT
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: [
        ("7", "7s"), (" 7 ", "7s"), ("4.5", "4.5s"), ("60", "60s"), ("0", "4s"), ("3", "4s"),
        ("-7", "4s"), ("", "4s"), ("soon", "4s"), (".", "4s"), ("7 s", "4s"), ("1e1", "4s"),
        ("Sun, 06 Nov 1994 08:49:47 GMT", "10s"), ("Sunday, 06-Nov-94 08:49:47 GMT", "10s"),
        ("Sun Nov  6 08:49:47 1994", "10s"), ("Sun Nov 06 08:49:47 1994", "10s"),
        ("Sun, 06 Nov 1994 08:50:37 GMT", "60s"), ("Sun, 06 Nov 1994 08:49:60 GMT", "22s"),
        ("Sun, 06 Nov 1994 08:49:37 GMT", "4s"), ("Sun, 06 Nov 1994 08:00:00 GMT", "4s"),
        ("Thu, 01 Jan 1970 00:00:00 GMT", "4s"), ("Friday, 06-Nov-43 08:49:37 GMT", nil),
        ("Friday, 06-Nov-45 08:49:37 GMT", "4s"), ("Sun, 31 Feb 1994 08:49:47 GMT", "4s"),
        ("Sun, 06 Nov 1994 25:49:47 GMT", "4s"), ("Sun, 06 Nov 1994 08:49:47 CET", "4s"),
        ("Sun, 06 Now 1994 08:49:47 GMT", "4s"), ("Sun, 06 Nov 1994 08:49 GMT", "4s"),
        ("Sun, 06 Nov 19940 08:49:47 GMT", "4s"),
        ("Sun, 06 Nov 99999999999999999999 08:49:47 GMT", "4s"),
        ("Sun, 9223372036854775807 Dec 1994 08:49:47 GMT", "4s"),
        ("Sun, 06 Dec 1994 08:9223372036854775807:47 GMT", "4s"),
        ("Sun, +6 Nov 1994 08:49:47 GMT", "4s"), ("1, 2", "4s"),
        ("61", nil), ("60.5", nil), ("Sun, 06 Nov 1994 08:50:38 GMT", nil),
        ("99999999999999999999999999999999999999999999", nil),
        ("Fri, 31 Dec 9999 23:59:59 GMT", nil),
    ])
    func `a longer wait is respected, one above the limit ends it`(text: String, second: String?) {
        let script = Script([.status(503, after: text), .status(200)])
        let retry = Retry(
            2, .constant(delay: .seconds(4)), scheduler: script.time, now: { Self.now })
        let events = second.map { ["0s #1", "\($0) #2", "\($0): 200"] } ?? ["0s #1", "0s: 503"]
        #expect(script.run(through: retry) == events)
    }

    @Test func `a rejected response asks for a wait, too`() {
        let script = Script([.status(429, after: "9"), .status(200)])
        let retry = Retry(1, .doubling, scheduler: script.time)
        let events = script.run(.get, .validation(.successCodes), through: retry)
        #expect(events == ["0s #1", "9s #2", "9s: 200"])
    }

    @Test func `the limit may be another one`() {
        let script = Script([.status(503, after: "3600"), .status(503, after: "3601")])
        let retry = Retry(2, .doubling, longestWait: .seconds(3600), scheduler: script.time)
        #expect(script.run(through: retry) == ["0s #1", "3600s #2", "3600s: 503"])
    }

    @Test func `it does not make a POST repeatable, nor another status`() {
        for (method, status) in [(HTTPMethod.post, 503), (.get, 301), (.get, 413)] {
            let script = Script([.status(status, after: "1"), .status(200)])
            let retry = Retry(scheduler: script.time)
            #expect(script.run(method, through: retry) == ["0s #1", "0s: \(status)"])
        }
    }
}
