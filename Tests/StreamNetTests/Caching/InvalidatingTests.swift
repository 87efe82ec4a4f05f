import StreamNet
import Testing

/// A request that may change something removes what it makes invalid (RFC 9111 §4.4).
@Suite(.hangLimit) struct InvalidatingTests {
    private static let modes: [CachePolicy] = [.standard, .cacheFirst, .cacheAndNetwork]
    private let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]

    @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, "LOCK"], CacheKind.allCases)
    func `what is stored for the address goes`(method: HTTPMethod, kind: CacheKind) throws {
        let folder = try TemporaryFolder()
        for mode in Self.modes {
            let bench = CacheBench(mode, cache: kind.cache(in: folder))
            bench.answers(Response(headers: fresh, text: "a"))
            for headers in [[:], ["Authorization": "ann"], ["X-Api-Key": "1"]] as [HTTPHeaders] {
                _ = bench.ask(.get, "page", headers)
            }
            _ = bench.ask(.get, "other")
            #expect(bench.isStored())
            _ = bench.ask(method)
            #expect(!bench.isStored())
            #expect(bench.isStored("other"))
            let before = bench.requests.all.count
            _ = bench.ask(.get, "page", ["Authorization": "ann"])
            #expect(bench.requests.all.count == before + 1)
        }
    }

    @Test(arguments: [
        (200, true), (201, true), (204, true), (302, true), (400, false), (404, false),
        (500, false),
    ])
    func `a request that fails removes nothing`(status: Int, isRemoved: Bool) {
        let bench = CacheBench()
        bench.answers(Response(headers: fresh, text: "a"), Response(status: status))
        _ = bench.ask()
        _ = bench.ask(.post)
        #expect(bench.isStored() != isRemoved)
    }

    @Test(arguments: [.get, .head, "OPTIONS", "TRACE"] as [HTTPMethod])
    func `a request that only asks removes nothing`(method: HTTPMethod) {
        let bench = CacheBench()
        bench.answers(Response(headers: fresh, text: "a"))
        _ = bench.ask()
        _ = bench.ask(method)
        #expect(bench.isStored())
    }

    @Test(arguments: ["Location", "Content-Location"])
    func `what is named goes, too, if it is of the same origin`(name: String) {
        for (value, isRemoved) in [
            ("/named", true), ("named", true), ("https://host/named", true),
            ("https://HOST:443/named", true), ("https://other/named", false),
            ("http://host/named", false), ("https://host:444/named", false),
        ] {
            let bench = CacheBench()
            bench.answers(
                Response(headers: fresh, text: "a"),
                Response(status: 201, headers: HTTPHeaders([.init(name: name, value: value)])))
            _ = bench.ask(.get, "named")
            _ = bench.ask(.post)
            #expect(bench.isStored("named") != isRemoved, "\(value)")
        }
    }

    @Test func `a request without a mode removes, too`() {
        let bench = CacheBench()
        bench.answers(Response(headers: fresh, text: "a"))
        _ = bench.ask()
        #expect(bench.ask(.post, "page", [:], .caching(.none)) == "200 fwd=method: a")
        #expect(!bench.isStored())
    }
}
