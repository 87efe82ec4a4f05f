import StreamNet
import Testing

/// The rules of RFC 9111, each with its section, as a request meets them.
@Suite(.hangLimit) struct StandardCachingTests {
    /// One stored response, one request later, and the part of the cache in its answer.
    struct Row: Sendable, CustomTestStringConvertible {
        let section: String
        let expected: String
        let stored: HTTPHeaders
        let status: Int
        let seconds: Double
        let asking: HTTPHeaders
        let caching: CachePolicy
        let limit: Duration?

        /// - Parameters:
        ///   - control: The `Cache-Control` of the stored response, beside other `fields`.
        ///   - asked: That of the later request, beside the fields of `more`.
        init(
            _ section: String, _ control: String, _ expected: String, fields: HTTPHeaders = [:],
            status: Int = 200, after seconds: Double = 1, asking asked: String = "",
            with more: HTTPHeaders = [:], by caching: CachePolicy = .standard,
            staleFor limit: Duration? = nil
        ) {
            (self.section, self.expected) = (section, expected)
            stored = StandardCachingTests.control(control, fields)
            asking = StandardCachingTests.control(asked, more)
            (self.status, self.seconds) = (status, seconds)
            (self.caching, self.limit) = (caching, limit)
        }

        var testDescription: String {
            "§\(section) \(status) \(stored) after \(seconds) s, asking \(asking): \(expected)"
        }
    }

    private static let expired = "Wed, 31 Dec 2025 23:00:00 GMT"
    private static let soon = "Thu, 01 Jan 2026 00:01:00 GMT"
    private static let now = "Thu, 01 Jan 2026 00:00:00 GMT"
    private static let strict = CachePolicy.standard(heuristics: false)
    private static let shared = CachePolicy.standard(shared: true)

    private static func control(_ value: String, _ more: HTTPHeaders = [:]) -> HTTPHeaders {
        value.isEmpty ? more : (["Cache-Control": value] as HTTPHeaders).merging(more)
    }

    static let freshness: [Row] = [
        Row("4.2.1", "max-age=60", "hit; ttl=1", after: 59),
        Row("4.2.1", "max-age=60", "fwd=stale", after: 60),
        Row("4.2.1", "max-age=0", "fwd=stale", after: 0),
        Row("4.2.1", "", "hit; ttl=1", fields: ["Date": now, "Expires": soon], after: 59),
        Row("4.2.1", "", "fwd=stale", fields: ["Date": now, "Expires": soon], after: 60),
        Row("4.2.1", "", "hit; ttl=1", fields: ["Expires": soon], after: 59),
        Row("5.3", "", "fwd=stale", fields: ["Expires": expired]),
        Row("5.2.2.1", "max-age=60", "hit; ttl=59", fields: ["Expires": expired]),
        Row("5.2.2.1", "max-age=0", "fwd=stale", fields: ["Expires": soon]),
        Row("5.2.2.10", "s-maxage=60, max-age=0", "fwd=stale"),
        Row("5.2.2.10", "s-maxage=60, max-age=0", "hit; ttl=59", by: shared),
        Row("5.2.2.10", "s-maxage=0, max-age=60", "fwd=stale", by: shared),
        Row("5.2", "MAX-AGE=60", "hit; ttl=59"),
        Row("5.2", "max-age=\"60\"", "hit; ttl=59"),
        Row("5.2", "x=\"max-age=60\", max-age=0", "fwd=stale"),
        Row("5.2", "x=\"a, max-age=60\"", "fwd=stale"),
        Row("4.2.1", "max-age=60, max-age=0", "hit; ttl=59"),
        Row("4.2.1", "max-age=a", "fwd=stale"),
        Row("4.2.1", "max-age=60.5", "fwd=stale"),
        Row("4.2.1", "max-age=-60", "fwd=stale"),
        Row("4.2.1", "max-age =60", "fwd=stale"),
        Row("4.2.1", "max-age= 60", "fwd=stale"),
        Row("4.2.1", "max-age", "fwd=stale"),
        Row("4.2.1", "max-age=0060", "hit; ttl=59"),
        Row("1.2.2", "max-age=99999999999999999999", "hit; ttl=2147483647"),
        Row("4.2.3", "max-age=60", "hit; ttl=1", fields: ["Age": "30"], after: 29),
        Row("4.2.3", "max-age=60", "fwd=stale", fields: ["Age": "30"], after: 30),
        Row("5.1", "max-age=60", "fwd=stale", fields: ["Age": "30, 0"], after: 30),
        Row("5.1", "max-age=60", "hit; ttl=1", fields: ["Age": "a"], after: 59),
        Row("5.1", "max-age=60", "hit; ttl=1", fields: ["Age": "-90"], after: 59),
        Row("4.2.3", "max-age=7200", "hit; ttl=3599", fields: ["Date": expired]),
        Row("4.2.3", "max-age=3600", "fwd=stale", fields: ["Date": expired]),
        Row("4.2.2", "", "fwd=stale", fields: ["Last-Modified": expired], by: strict),
        Row("4.2.2", "", "fwd=stale", fields: ["Last-Modified": expired], by: shared),
        Row("4.2.2", "", "hit; ttl=1", fields: ["Last-Modified": expired], after: 359),
        Row("4.2.2", "", "fwd=stale", fields: ["Last-Modified": expired], after: 360),
        Row("4.2.2", "max-age=1", "fwd=stale", fields: ["Last-Modified": expired]),
        Row("4.2.2", "", "fwd=stale", fields: ["Expires": "0", "Last-Modified": expired]),
        Row(
            "4.2.2", "", "hit; ttl=1", fields: ["Last-Modified": "Fri, 01 Jan 2016 00:00:00 GMT"],
            after: 86_399),
        Row(
            "4.2.2", "", "fwd=stale", fields: ["Last-Modified": "Fri, 01 Jan 2016 00:00:00 GMT"],
            after: 86_400),
        Row("4.2.2", "", "fwd=uri-miss", fields: ["Last-Modified": expired], status: 302),
        Row("4.2.2", "public", "hit; ttl=359", fields: ["Last-Modified": expired], status: 302),
    ]

    static let heuristic: [Row] = [203, 204, 300, 301, 308, 404, 405, 410, 414, 501].map {
        Row("RFC 9110 15.1", "", "hit; ttl=359", fields: ["Last-Modified": expired], status: $0)
    }

    static let storing: [Row] = [
        Row("5.2.2.5", "no-store, max-age=60", "fwd=uri-miss"),
        Row("5.2.2.3", "must-understand, no-store, max-age=60", "hit; ttl=59"),
        Row("5.2.2.3", "must-understand, no-store", "fwd=uri-miss", status: 299),
        Row("5.2.2.3", "must-understand, max-age=60", "hit; ttl=59"),
        Row("5.2.2.3", "must-understand, max-age=60", "fwd=uri-miss", status: 299),
        Row("3", "max-age=60", "hit; ttl=59", status: 299),
        Row("3", "max-age=60", "hit; ttl=59", status: 404),
        Row("3", "max-age=60", "hit; ttl=59", status: 500),
        Row("3", "max-age=60", "hit; ttl=59", status: 302),
        Row("3", "", "fwd=stale", status: 404),
        Row("3", "", "fwd=uri-miss", status: 403),
        Row("3.3", "max-age=60", "fwd=uri-miss", status: 206),
        Row("5.2.2.7", "private, max-age=60", "hit; ttl=59"),
        Row("5.2.2.7", "private, max-age=60", "fwd=uri-miss", by: shared),
        Row("5.2.2.7", "private=\"x-a\", max-age=60", "hit; ttl=59", by: shared),
        Row("4.1", "max-age=60", "fwd=uri-miss", fields: ["Vary": "*"]),
    ]

    static let using: [Row] = [
        Row("5.2.2.4", "no-cache, max-age=60", "fwd=stale"),
        Row("5.2.2.4", "no-cache=\"x-a\", max-age=60", "hit; ttl=59"),
        Row("5.2.1.1", "max-age=60", "hit; ttl=51", after: 9, asking: "max-age=9"),
        Row("5.2.1.1", "max-age=60", "fwd=request", after: 10, asking: "max-age=9"),
        Row("5.2.1.1", "max-age=60", "fwd=request", asking: "max-age=a"),
        Row("RFC 8246 2", "max-age=60, immutable", "hit; ttl=50", after: 10, asking: "max-age=0"),
        Row("5.2.1.3", "max-age=60", "hit; ttl=10", after: 50, asking: "min-fresh=10"),
        Row("5.2.1.3", "max-age=60", "fwd=request", after: 51, asking: "min-fresh=10"),
        Row("5.2.1.2", "max-age=60", "hit; detail=max-stale", after: 70, asking: "max-stale=10"),
        Row("5.2.1.2", "max-age=60", "fwd=stale", after: 71, asking: "max-stale=10"),
        Row("5.2.1.2", "max-age=60", "hit; detail=max-stale", after: 9e6, asking: "max-stale"),
        Row("4.2.4", "max-age=60, must-revalidate", "fwd=stale", after: 61, asking: "max-stale"),
        Row(
            "4.2.4", "max-age=60, proxy-revalidate", "hit; detail=max-stale", after: 61,
            asking: "max-stale"),
        Row(
            "4.2.4", "max-age=60, proxy-revalidate", "fwd=stale", after: 61, asking: "max-stale",
            by: shared),
        Row("4.2.4", "s-maxage=60", "fwd=stale", after: 61, asking: "max-stale", by: shared),
        Row("5.2.1.4", "max-age=60", "fwd=request", asking: "no-cache"),
        Row("5.4", "max-age=60", "fwd=request", with: ["Pragma": "no-cache"]),
        Row("5.4", "max-age=60", "hit; ttl=59", asking: "max-age=9", with: ["Pragma": "no-cache"]),
        Row("5.2.1.5", "max-age=60", "fwd=bypass", asking: "no-store"),
        Row("5.2.1.7", "max-age=60", "hit; ttl=59", asking: "only-if-cached"),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30",
            "hit; detail=stale-while-revalidate", after: 89),
        Row("RFC 5861 3", "max-age=60, stale-while-revalidate=30", "fwd=stale", after: 90),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30, must-revalidate", "fwd=stale",
            after: 61),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30, no-cache", "fwd=stale",
            after: 61),
        Row("4.1", "max-age=60", "hit; ttl=59", fields: ["Vary": "X-A"]),
        Row("4.1", "max-age=60", "fwd=vary-miss", fields: ["Vary": "X-A"], with: ["X-A": "1"]),
        Row(
            "4.1", "max-age=60", "hit; ttl=59", fields: ["Vary": "Accept-Encoding"],
            with: ["Accept-Encoding": "br"]),
        Row("RFC 9110 14.2", "max-age=60", "fwd=bypass", with: ["Range": "bytes=0-0,1-1"]),
    ]

    /// `maximumStaleness` limits what both sides permit, and permits nothing.
    static let limited: [Row] = [
        Row("4.2.4", "max-age=60", "hit; ttl=1", after: 59, staleFor: .zero),
        Row("4.2.4", "max-age=60", "fwd=stale", after: 61, staleFor: .seconds(10)),
        Row(
            "4.2.4", "max-age=60", "hit; detail=max-stale", after: 69.5, asking: "max-stale",
            staleFor: .seconds(10)),
        Row(
            "4.2.4", "max-age=60", "fwd=stale", after: 70, asking: "max-stale",
            staleFor: .seconds(10)),
        Row("4.2.4", "max-age=60", "fwd=stale", after: 60, asking: "max-stale", staleFor: .zero),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30",
            "hit; detail=stale-while-revalidate", after: 69, staleFor: .seconds(10)),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30", "fwd=stale", after: 70,
            staleFor: .seconds(10)),
        Row(
            "RFC 5861 3", "max-age=60, stale-while-revalidate=30", "fwd=stale", after: 90,
            staleFor: .seconds(60)),
    ]

    @Test(arguments: [(69.0, 2), (70, 1)])
    func `a stale response comes first within its limit`(seconds: Double, deliveries: Int) {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.control("max-age=60"), text: "a"))
        _ = bench.ask()
        bench.clock.date += seconds
        let log = EventLog<String>()
        bench.provider().rx.cached(CacheBench.target(), .maximumStaleness(.seconds(10)))
            .subscribe(onNext: { log.add($0.summary) })
        #expect(log.all.count == deliveries)
        #expect(bench.requests.all.count == 2)
    }

    @Test(arguments: freshness + heuristic + storing + using + limited)
    func `a stored response is used as the section says`(row: Row) {
        let bench = CacheBench(row.caching)
        bench.answers(
            Response(status: row.status, headers: row.stored, text: "a"), Response(text: "b"))
        #expect(bench.ask() == "\(row.status) fwd=uri-miss: a")
        bench.clock.date += row.seconds
        let isHit = row.expected.hasPrefix("hit")
        let answer = bench.ask(.get, "page", row.asking, .maximumStaleness(row.limit))
        #expect(answer == "\(isHit ? row.status : 200) \(row.expected): \(isHit ? "a" : "b")")
    }

    @Test func `the age is sent along, the fields of a connection are not stored`() throws {
        let bench = CacheBench()
        bench.answers(
            Response(
                headers: [
                    "Cache-Control": "max-age=60, no-cache=\"X-Once\"", "Connection": "x-a, close",
                    "X-A": "1", "Keep-Alive": "1", "X-Once": "1", "X-B": "2", "Age": "3",
                ], text: "a"))
        let first = try #require(try bench.provider().rx(CacheBench.target()).outcome?.get())
        #expect(first.headers["X-A"] == "1")
        bench.clock.date += 2
        let second = try #require(try bench.provider().rx(CacheBench.target()).outcome?.get())
        #expect(second.headers.map(\.name) == ["Cache-Control", "X-B", "Age"])
        #expect(second.headers["Age"] == "5")
        #expect(second.source == .cache)
        #expect(second.cacheStatus == .hit(age: .seconds(5), left: .seconds(55)))
    }

    @Test func `the server's word on expiry alone counts`() {
        let bench = CacheBench()
        let outcome = bench.provider().rx(CacheBench.target(), .cacheExpiry(.never)).outcome
        #expect(outcome?.error is ConfigurationError)
        #expect(bench.requests.all.isEmpty)
    }

    @Test func `modes share nothing with it`() {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.control("max-age=60"), text: "a"), Response(text: "b"))
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask(.get, "page", [:], .caching(.cacheFirst)) == "200 fwd=uri-miss: b")
        #expect(bench.ask() == "200 hit; ttl=60: a")
    }

    @Test(arguments: [
        ("max-age=60", false), ("max-age=60, public", true), ("s-maxage=60", true),
        ("max-age=60, must-revalidate", true),
    ])
    func `a shared cache stores for all, or not (3.5)`(control: String, isForAll: Bool) {
        let bench = CacheBench(.standard(shared: true))
        bench.answers(Response(headers: Self.control(control), text: "a"), Response(text: "b"))
        #expect(bench.ask(.get, "page", ["Authorization": "ann"]) == "200 fwd=uri-miss: a")
        let second = bench.ask(.get, "page", ["Authorization": "bob"])
        #expect(second == (isForAll ? "200 hit; ttl=60: a" : "200 fwd=uri-miss: b"))
    }

    @Test func `a redirect that was followed is stored for neither address`() {
        let bench = CacheBench()
        let elsewhere = URL(string: "https://host/elsewhere")
        bench.answers(
            Response(headers: Self.control("max-age=60"), body: Data("a".utf8), url: elsewhere),
            Response(text: "b"))
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask() == "200 fwd=uri-miss: b")
    }

    @Test func `a POST that only asks is stored by its body`() {
        let bench = CacheBench()
        let fresh = Self.control("max-age=60")
        bench.answers(Response(headers: fresh, text: "1"), Response(headers: fresh, text: "2"))
        func ask(_ body: String) -> String { bench.ask(.post, "page", [:], body: body, .isSafe()) }
        #expect(ask("x") == "200 fwd=uri-miss: 1")
        #expect(ask("y") == "200 fwd=uri-miss: 2")
        #expect(ask("x") == "200 hit; ttl=60: 1")
        #expect(bench.ask(.post, "page", [:], body: "x") == "200 fwd=method: 2")
        #expect(ask("x") == "200 fwd=uri-miss: 2")
    }
}
