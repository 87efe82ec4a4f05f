import StreamNet
import Testing

/// Dates that a clock, an expiry or a server gives, however far away.
@Suite(.hangLimit) struct CacheDatesTests {
    private static let century = 100 * 365.25 * 86_400
    private static let far: [Double] = [
        .infinity, -.infinity, .nan, -.nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        1e30, -1e30, 9.3e18, century + 1, -century - 1,
    ]

    private static func date(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: seconds)
    }

    @Test(arguments: CacheKind.allCases)
    func `a date is at most a century from 2001`(kind: CacheKind) throws {
        for (seconds, expected) in [
            (Self.century, Self.century), (Self.century + 1, Self.century),
            (-Self.century, -Self.century), (-Self.century - 1, -Self.century),
            (.infinity, Self.century), (-.infinity, -Self.century), (.nan, 0), (0.25, 0.25),
        ] {
            let cache = kind.cache(in: try TemporaryFolder())
            let (date, key) = (Self.date(seconds), CacheKey(named: "a"))
            let entry = CacheEntry(
                Response(text: "a"), requested: date, stored: date, expires: date)
            try cache.store(entry, for: key)
            let found = try #require(cache.entries(for: key).first)
            for date in [found.requested, found.stored, found.expires] {
                #expect(date == Self.date(expected))
            }
        }
    }

    @Test(arguments: CacheKind.allCases, [CachePolicy.standard, .cacheFirst, .networkFirst])
    func `a clock of any date is no reason to fail`(kind: CacheKind, caching: CachePolicy) throws {
        for (first, second) in Self.far.flatMap({ far in [(far, 0), (0, far), (far, far)] }) {
            let bench = CacheBench(caching, cache: kind.cache(in: try TemporaryFolder()))
            bench.answers(
                Response(
                    headers: [
                        "Cache-Control": "max-age=60, stale-if-error=9", "ETag": "\"1\"",
                        "Expires": "Thursday, 01-Jan-26 00:01:00 GMT", "Age": "1",
                    ], text: "a"))
            for seconds in [first, second, 0] {
                bench.clock.date = Self.date(seconds)
                #expect(bench.ask().hasSuffix(": a"), "\(seconds)")
                #expect(bench.ask(.get, "page", [:], .cacheControl(.maxStale())).hasSuffix(": a"))
            }
        }
    }

    @Test func `an expiry that is any date or time is no reason to fail`() {
        let times: [CacheExpiry] = [
            .after(.seconds(Int64.max)), .after(.seconds(Int64.min)),
            .after(.seconds(Int64.max) * 4),
        ]
        for expiry in Self.far.map({ .at(Self.date($0)) }) + times {
            for (caching, staleness) in [
                (CachePolicy.cacheFirst, Duration.seconds(60)), (.cacheOnly, .seconds(Int64.max)),
                (.networkFirst, .seconds(Int64.min)),
            ] {
                let bench = CacheBench(caching)
                bench.answers(Response(text: "a"))
                let times: Attributes = [.cacheExpiry(expiry), .maximumStaleness(staleness)]
                _ = bench.ask(.get, "page", [:], times, .caching(.cacheFirst))
                let answer = bench.ask(.get, "page", [:], times)
                #expect(answer.hasSuffix(": a") || caching == .cacheOnly, "\(expiry): \(answer)")
            }
        }
    }

    @Test(arguments: [
        ("Age", "99999999999999999999999999"), ("Age", String(repeating: "9", count: 400)),
        ("Cache-Control", "max-age=" + String(repeating: "9", count: 400)),
        ("Cache-Control", "max-age=1, stale-while-revalidate=99999999999999999999"),
        ("Cache-Control", "max-age=1, stale-if-error=99999999999999999999"),
        ("Date", "Fri, 31 Dec 9999 23:59:59 GMT"), ("Date", "Fri, 31 Dec 0000 23:59:59 GMT"),
        ("Expires", "Fri, 31 Dec 9999 23:59:59 GMT"), ("Expires", "Fri, 31-Dec-99 23:59:59 GMT"),
        ("Last-Modified", "Fri, 31 Dec 0001 23:59:59 GMT"),
        ("Last-Modified", "Fri, 31 Dec 9999 23:59:59 GMT"),
        ("Date", "Fri, 99 Dec 9999 99:99:99 GMT"),
    ])
    func `no number or date of a server is a reason to fail`(name: String, value: String) {
        for date in [CacheBench.start, Self.date(0), Self.date(Self.century)] {
            let bench = CacheBench()
            let headers = HTTPHeaders([.init(name: name, value: value)])
            bench.answers(Response(headers: headers, text: "a"))
            bench.clock.date = date
            for seconds in [0.0, 1, 1e9] {
                bench.clock.date += seconds
                #expect(bench.ask().hasSuffix(": a"))
                #expect(
                    bench.ask(.get, "page", [:], .cacheControl(.maxStale(), .minFresh(.seconds(9))))
                        .hasSuffix(": a"))
            }
        }
    }
}
