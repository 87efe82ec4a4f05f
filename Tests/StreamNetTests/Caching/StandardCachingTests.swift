import Foundation
import StreamNet
import Streams
import Testing

/// The rules of RFC 9111, each with its section, as a request meets them.
@Suite(.hangLimit) struct StandardCachingTests {
    /// One stored response, one request later, and the part of the cache in its answer.
    struct Row: Sendable, CustomTestStringConvertible {
        let section: String
        let status: Int
        let stored: HTTPHeaders
        let seconds: Double
        let asking: HTTPHeaders
        let caching: CachePolicy
        let limit: Duration?
        let expected: String

        init(
            _ section: String, _ stored: HTTPHeaders, status: Int = 200, after seconds: Double = 1,
            asking: HTTPHeaders = [:], by caching: CachePolicy = .standard,
            staleFor limit: Duration? = nil, _ expected: String
        ) {
            (self.section, self.status, self.stored) = (section, status, stored)
            (self.seconds, self.asking, self.caching) = (seconds, asking, caching)
            (self.limit, self.expected) = (limit, expected)
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
        (["Cache-Control": value] as HTTPHeaders).merging(more)
    }

    static let freshness: [Row] = [
        Row("4.2.1", control("max-age=60"), after: 59, "hit; ttl=1"),
        Row("4.2.1", control("max-age=60"), after: 60, "fwd=stale"),
        Row("4.2.1", control("max-age=0"), after: 0, "fwd=stale"),
        Row("4.2.1", ["Date": now, "Expires": soon], after: 59, "hit; ttl=1"),
        Row("4.2.1", ["Date": now, "Expires": soon], after: 60, "fwd=stale"),
        Row("4.2.1", ["Expires": soon], after: 59, "hit; ttl=1"),
        Row("5.3", ["Expires": expired], "fwd=stale"),
        Row("5.3", ["Expires": "0"], "fwd=stale"),
        Row("5.3", ["Expires": "Thu, 01 Jan 2026 00:01:00 UTC"], "fwd=stale"),
        Row("4.2", ["Expires": "thu, 01 jan 2026 00:01:00 gmt"], "hit; ttl=59"),
        Row("4.2", ["Expires": "Thursday, 01-Jan-26 00:01:00 GMT"], "hit; ttl=59"),
        Row("4.2", ["Expires": "Thu Jan  1 00:01:00 2026"], "hit; ttl=59"),
        Row("5.2.2.1", control("max-age=60", ["Expires": expired]), "hit; ttl=59"),
        Row("5.2.2.1", control("max-age=0", ["Expires": soon]), "fwd=stale"),
        Row("5.2.2.10", control("s-maxage=60, max-age=0"), "fwd=stale"),
        Row("5.2.2.10", control("s-maxage=60, max-age=0"), by: shared, "hit; ttl=59"),
        Row("5.2.2.10", control("s-maxage=0, max-age=60"), by: shared, "fwd=stale"),
        Row("5.2", control("MAX-AGE=60"), "hit; ttl=59"),
        Row("5.2", control("max-age=\"60\""), "hit; ttl=59"),
        Row("5.2", control("x=\"max-age=60\", max-age=0"), "fwd=stale"),
        Row("5.2", control("x=\"a, max-age=60\""), "fwd=stale"),
        Row("4.2.1", control("max-age=60, max-age=0"), "hit; ttl=59"),
        Row("4.2.1", control("max-age=a"), "fwd=stale"),
        Row("4.2.1", control("max-age=60.5"), "fwd=stale"),
        Row("4.2.1", control("max-age=-60"), "fwd=stale"),
        Row("4.2.1", control("max-age =60"), "fwd=stale"),
        Row("4.2.1", control("max-age= 60"), "fwd=stale"),
        Row("4.2.1", control("max-age"), "fwd=stale"),
        Row("4.2.1", control("max-age=0060"), "hit; ttl=59"),
        Row("1.2.2", control("max-age=99999999999999999999"), "hit; ttl=2147483647"),
        Row("4.2.3", control("max-age=60", ["Age": "30"]), after: 29, "hit; ttl=1"),
        Row("4.2.3", control("max-age=60", ["Age": "30"]), after: 30, "fwd=stale"),
        Row("5.1", control("max-age=60", ["Age": "30, 0"]), after: 30, "fwd=stale"),
        Row("5.1", control("max-age=60", ["Age": "a"]), after: 59, "hit; ttl=1"),
        Row("5.1", control("max-age=60", ["Age": "-90"]), after: 59, "hit; ttl=1"),
        Row("4.2.3", control("max-age=7200", ["Date": expired]), "hit; ttl=3599"),
        Row("4.2.3", control("max-age=3600", ["Date": expired]), "fwd=stale"),
        Row("4.2.2", ["Last-Modified": expired], by: strict, "fwd=stale"),
        Row("4.2.2", ["Last-Modified": expired], by: shared, "fwd=stale"),
        Row("4.2.2", ["Last-Modified": expired], after: 359, "hit; ttl=1"),
        Row("4.2.2", ["Last-Modified": expired], after: 360, "fwd=stale"),
        Row("4.2.2", control("max-age=1", ["Last-Modified": expired]), "fwd=stale"),
        Row("4.2.2", ["Expires": "0", "Last-Modified": expired], "fwd=stale"),
        Row(
            "4.2.2", ["Last-Modified": "Fri, 01 Jan 2016 00:00:00 GMT"], after: 86_399,
            "hit; ttl=1"),
        Row("4.2.2", ["Last-Modified": expired], status: 302, "fwd=uri-miss"),
        Row("4.2.2", control("public", ["Last-Modified": expired]), status: 302, "hit; ttl=359"),
    ]

    static let storing: [Row] = [
        Row("5.2.2.5", control("no-store, max-age=60"), "fwd=uri-miss"),
        Row("5.2.2.3", control("must-understand, no-store, max-age=60"), "hit; ttl=59"),
        Row("5.2.2.3", control("must-understand, no-store"), status: 299, "fwd=uri-miss"),
        Row("5.2.2.3", control("must-understand, max-age=60"), "hit; ttl=59"),
        Row("5.2.2.3", control("must-understand, max-age=60"), status: 299, "fwd=uri-miss"),
        Row("3", control("max-age=60"), status: 299, "hit; ttl=59"),
        Row("3", control("max-age=60"), status: 404, "hit; ttl=59"),
        Row("3", control("max-age=60"), status: 500, "hit; ttl=59"),
        Row("3", control("max-age=60"), status: 302, "hit; ttl=59"),
        Row("3", [:], status: 404, "fwd=stale"),
        Row("3", [:], status: 403, "fwd=uri-miss"),
        Row("3.3", control("max-age=60"), status: 206, "fwd=uri-miss"),
        Row("5.2.2.7", control("private, max-age=60"), "hit; ttl=59"),
        Row("5.2.2.7", control("private, max-age=60"), by: shared, "fwd=uri-miss"),
        Row("5.2.2.7", control("private=\"x-a\", max-age=60"), by: shared, "hit; ttl=59"),
        Row("4.1", control("max-age=60", ["Vary": "*"]), "fwd=uri-miss"),
    ]

    static let using: [Row] = [
        Row("5.2.2.4", control("no-cache, max-age=60"), "fwd=stale"),
        Row("5.2.2.4", control("no-cache=\"x-a\", max-age=60"), "hit; ttl=59"),
        Row(
            "5.2.1.1", control("max-age=60"), after: 9, asking: control("max-age=9"),
            "hit; ttl=51"),
        Row(
            "5.2.1.1", control("max-age=60"), after: 10, asking: control("max-age=9"), "fwd=request"
        ),
        Row("5.2.1.1", control("max-age=60"), asking: control("max-age=a"), "fwd=request"),
        Row(
            "RFC 8246 2", control("max-age=60, immutable"), after: 10,
            asking: control("max-age=0"), "hit; ttl=50"),
        Row(
            "5.2.1.3", control("max-age=60"), after: 50, asking: control("min-fresh=10"),
            "hit; ttl=10"),
        Row(
            "5.2.1.3", control("max-age=60"), after: 51, asking: control("min-fresh=10"),
            "fwd=request"),
        Row(
            "5.2.1.2", control("max-age=60"), after: 70, asking: control("max-stale=10"),
            "hit; detail=max-stale"),
        Row(
            "5.2.1.2", control("max-age=60"), after: 71, asking: control("max-stale=10"),
            "fwd=stale"),
        Row(
            "5.2.1.2", control("max-age=60"), after: 9e6, asking: control("max-stale"),
            "hit; detail=max-stale"),
        Row(
            "4.2.4", control("max-age=60, must-revalidate"), after: 61,
            asking: control("max-stale"), "fwd=stale"),
        Row(
            "4.2.4", control("max-age=60, proxy-revalidate"), after: 61,
            asking: control("max-stale"), "hit; detail=max-stale"),
        Row(
            "4.2.4", control("max-age=60, proxy-revalidate"), after: 61,
            asking: control("max-stale"), by: shared, "fwd=stale"),
        Row(
            "4.2.4", control("s-maxage=60"), after: 61, asking: control("max-stale"), by: shared,
            "fwd=stale"),
        Row("5.2.1.4", control("max-age=60"), asking: control("no-cache"), "fwd=request"),
        Row("5.4", control("max-age=60"), asking: ["Pragma": "no-cache"], "fwd=request"),
        Row("5.2.1.5", control("max-age=60"), asking: control("no-store"), "fwd=bypass"),
        Row("5.2.1.7", control("max-age=60"), asking: control("only-if-cached"), "hit; ttl=59"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30"), after: 89,
            "hit; detail=stale-while-revalidate"),
        Row("RFC 5861 3", control("max-age=60, stale-while-revalidate=30"), after: 90, "fwd=stale"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30, must-revalidate"),
            after: 61, "fwd=stale"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30, no-cache"), after: 61,
            "fwd=stale"),
        Row("4.1", control("max-age=60", ["Vary": "X-A"]), "hit; ttl=59"),
        Row("4.1", control("max-age=60", ["Vary": "X-A"]), asking: ["X-A": "1"], "fwd=vary-miss"),
        Row(
            "4.1", control("max-age=60", ["Vary": "Accept-Encoding"]),
            asking: ["Accept-Encoding": "br"], "hit; ttl=59"),
        Row(
            "RFC 9110 14.2", control("max-age=60"), asking: ["Range": "bytes=0-0,1-1"],
            "fwd=bypass"),
    ]

    /// `maximumStaleness` limits what both sides permit, and permits nothing.
    static let limited: [Row] = [
        Row("4.2.4", control("max-age=60"), after: 59, staleFor: .zero, "hit; ttl=1"),
        Row("4.2.4", control("max-age=60"), after: 61, staleFor: .seconds(10), "fwd=stale"),
        Row(
            "4.2.4", control("max-age=60"), after: 69.5, asking: control("max-stale"),
            staleFor: .seconds(10), "hit; detail=max-stale"),
        Row(
            "4.2.4", control("max-age=60"), after: 70, asking: control("max-stale"),
            staleFor: .seconds(10), "fwd=stale"),
        Row(
            "4.2.4", control("max-age=60"), after: 60, asking: control("max-stale"),
            staleFor: .zero, "fwd=stale"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30"), after: 69,
            staleFor: .seconds(10), "hit; detail=stale-while-revalidate"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30"), after: 70,
            staleFor: .seconds(10), "fwd=stale"),
        Row(
            "RFC 5861 3", control("max-age=60, stale-while-revalidate=30"), after: 90,
            staleFor: .seconds(60), "fwd=stale"),
    ]

    @Test(arguments: [(69.0, 2), (70, 1)])
    func `a stale response comes first within the limit of the request`(
        seconds: Double, deliveries: Int
    ) {
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

    @Test(arguments: freshness + storing + using + limited)
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

    @Test func `a clock that is set back makes nothing fresh`() {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.control("max-age=60"), text: "a"), Response(text: "b"))
        _ = bench.ask()
        bench.clock.date -= 1
        #expect(bench.ask() == "200 fwd=stale: b")
    }

    @Test func `only-if-cached never asks`() {
        let bench = CacheBench()
        bench.answers(Response(headers: Self.control("max-age=60"), text: "a"))
        #expect(
            bench.ask(.get, "page", [:], .cacheControl(.onlyIfCached))
                == "\(TransportError.Reason.notCached)")
        #expect(bench.requests.all.isEmpty)
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
        bench.answers(
            Response(headers: Self.control("max-age=60"), text: "a"), Response(text: "b"))
        #expect(bench.ask() == "200 fwd=uri-miss: a")
        #expect(bench.ask(.get, "page", [:], .caching(.cacheFirst)) == "200 fwd=uri-miss: b")
        #expect(bench.ask() == "200 hit; ttl=60: a")
    }

    @Test(arguments: ["Authorization", "Cookie", "X-Api-Key"])
    func `users are told apart`(name: String) {
        let bench = CacheBench()
        bench.answers(
            Response(headers: Self.control("max-age=60"), text: "ann's"),
            Response(headers: Self.control("max-age=60"), text: "bob's"))
        func ask(_ value: String) -> String {
            bench.ask(.get, "page", HTTPHeaders([.init(name: name, value: value)]))
        }
        #expect(ask("ann") == "200 fwd=uri-miss: ann's")
        #expect(ask("bob") == "200 fwd=uri-miss: bob's")
        #expect(ask("ann") == "200 hit; ttl=60: ann's")
    }

    @Test(arguments: [
        ("max-age=60", false), ("max-age=60, public", true), ("s-maxage=60", true),
        ("max-age=60, must-revalidate", true),
    ])
    func `a shared cache stores for all, or not (3.5)`(control: String, isForAll: Bool) {
        let bench = CacheBench(.standard(shared: true))
        bench.answers(
            Response(headers: Self.control(control), text: "a"), Response(text: "b"))
        #expect(bench.ask(.get, "page", ["Authorization": "ann"]) == "200 fwd=uri-miss: a")
        let second = bench.ask(.get, "page", ["Authorization": "bob"])
        #expect(second == (isForAll ? "200 hit; ttl=60: a" : "200 fwd=uri-miss: b"))
    }

    @Test func `a redirect that was followed is stored for neither address`() {
        let bench = CacheBench()
        let elsewhere = URL(string: "https://host/elsewhere")
        bench.answers(
            Response(
                headers: Self.control("max-age=60"), body: Data("a".utf8), url: elsewhere),
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
