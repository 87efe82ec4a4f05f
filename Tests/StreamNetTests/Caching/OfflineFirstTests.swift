@testable import StreamNet
import Testing

/// The stored response at once, however old, then that of the network, and how old each is.
@Suite(.hangLimit) struct OfflineFirstTests {
    private let bench: CacheBench
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let disk = DiskCache(in: folder.url)
        bench = CacheBench(.offlineFirst, cache: LayeredCache(MemoryCache(), disk))
    }

    private static let expiry: Attributes = [
        .cacheExpiry(.after(.seconds(60))), .maximumStaleness(.seconds(540)),
    ]

    /// The answers in order, each with its age.
    private func show(_ attributes: Attributes = expiry, user: String = "ann") -> [String] {
        let log = EventLog<String>()
        bench.provider(attributes).rx.cached(CacheBench.target(headers: ["Authorization": user]))
            .subscribe { event in
                switch event {
                case .next(let response):
                    let age = response.age.map { "\($0.components.seconds) s" } ?? "new"
                    log.add("\(response.summary), \(age)")
                case .error(let error): log.add(CacheBench.text(.failure(error)))
                case .completed: log.add("end")
                }
            }
        return log.all
    }

    private let lost = "\(TransportError.Reason.connectionLost)"

    @Test(arguments: [
        (30.0, "200 hit; ttl=30: a, 30 s", "fwd=request"),
        (60, "200 hit; detail=max-stale: a, 60 s", "fwd=stale"),
        (599, "200 hit; detail=max-stale: a, 599 s", "fwd=stale"),
    ])
    func `the stored one is delivered at once, then that of the network, or the stored one again`(
        seconds: Double, stored: String, miss: String
    ) {
        bench.answers(Response(text: "a"))
        _ = show()
        bench.clock.date += seconds
        bench.fail(.connectionLost)
        let again = "200 hit; detail=stale-if-error: a, \(Int(seconds)) s"
        #expect(show() == [stored, again, "end"])
        bench.answers(Response(status: 503), Response(text: "b"))
        #expect(show() == [stored, again, "end"])
        #expect(show() == [stored, "200 \(miss): b, new", "end"])
        #expect(show()[0] == "200 hit; ttl=60: b, 0 s")
    }

    @Test func `beyond the limit nothing stored is delivered`() {
        bench.answers(Response(text: "a"))
        _ = show()
        bench.clock.date += 600
        bench.fail(.connectionLost)
        #expect(show() == [lost])
        #expect(show(.maximumStaleness(.seconds(541)))[0] == "200 hit; detail=max-stale: a, 600 s")
    }

    @Test func `a later run finds it, and another user and one who has signed out do not`() throws {
        bench.answers(Response(text: "ann's"))
        _ = show()
        bench.fail(.connectionLost)
        let run = LayeredCache(MemoryCache(), DiskCache(in: folder.url))
        #expect(show(Self.expiry.merging(.cache(run)))[0].contains("ann's"))
        #expect(show(user: "bob") == [lost])
        try bench.cache.remove(.all)
        #expect(show() == [lost])
        let later = LayeredCache(MemoryCache(), DiskCache(in: folder.url))
        #expect(show(Self.expiry.merging(.cache(later))) == [lost])
        // What is removed later is removed by then.
        StrayParts.queue.sync {}
        #expect(folder.ownFiles == ["removals"])
    }

    @Test func `without an expiry nothing is too old`() {
        bench.answers(Response(text: "a"))
        _ = show([])
        bench.clock.date += 10 * 365 * 86_400
        bench.fail(.connectionLost)
        #expect(show(.maximumStaleness(.zero)).last == "end")
    }

    @Test func `a confirmed response is as old as the confirmation`() throws {
        let stale: HTTPHeaders = ["Cache-Control": "max-age=60", "ETag": "\"1\"", "Age": "7"]
        bench.answers(
            Response(headers: stale, text: "a"),
            Response(status: 304, headers: stale.merging(["Age": "9"])))
        let provider = bench.provider(.caching(.standard))
        var ages: [Duration?] = []
        for seconds in [0.0, 3, 57] {
            bench.clock.date += seconds
            ages.append(try provider.rx(CacheBench.target()).outcome?.get().age)
        }
        #expect(ages == [nil, .seconds(10), .seconds(9)])
    }
}
