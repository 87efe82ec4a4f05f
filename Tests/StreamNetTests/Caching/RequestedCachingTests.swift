import StreamNet
import Testing

/// The policies by which the request decides, when a clock or another request interferes.
@Suite(.hangLimit) struct RequestedCachingTests {
    private let nothing = "\(TransportError.Reason.notCached)"

    @Test(arguments: [CacheExpiry.after(.zero), .after(.seconds(-1)), .at(CacheBench.start)])
    func `a response without time to be fresh is not stored`(expiry: CacheExpiry) {
        let bench = CacheBench(.cacheFirst)
        bench.answers(Response(text: "a"))
        #expect(bench.ask(.get, "page", [:], .cacheExpiry(expiry)) == "200 fwd=uri-miss: a")
        #expect(bench.ask(.get, "page", [:], .caching(.cacheOnly)) == nothing)
    }

    @Test(
        arguments: [CacheExpiry.never, .after(.seconds(60))],
        [
            (CachePolicy.cacheFirst, "404 fwd=stale: b"), (.cacheAndNetwork, "404 fwd=stale: b"),
            (.cacheAndRefresh, "404 fwd=stale: b"), (.standard, "404 fwd=stale: b"),
            (.cacheOnly, "200 hit; detail=max-stale: a"),
            (.networkFirst, "200 hit; detail=stale-if-error: a"),
        ])
    func `what is stored in the future is stale`(
        expiry: CacheExpiry, row: (caching: CachePolicy, answer: String)
    ) throws {
        let isStandard = row.caching == .standard
        let bench = CacheBench(isStandard ? .standard : .cacheFirst)
        bench.answers(
            Response(headers: isStandard ? ["Cache-Control": "max-age=60"] : [:], text: "a"))
        _ = bench.ask(.get, "page", [:], isStandard ? [] : .cacheExpiry(expiry))
        for seconds in [0.25, 3 * 365 * 86_400.0] {
            bench.clock.date = CacheBench.start - seconds
            if row.caching == .networkFirst {
                bench.fail(.connectionLost)
            } else {
                bench.answers(
                    Response(status: 404, headers: ["Cache-Control": "no-store"], text: "b"))
            }
            let policy = Attributes.caching(row.caching)
            let (log, ages) = (EventLog<String>(), EventLog<Duration>())
            bench.provider(policy).rx.cached(CacheBench.target())
                .subscribe(onNext: { response in
                    log.add(response.summary)
                    if let age = response.age { ages.add(age) }
                })
            #expect(log.all == [row.answer])
            #expect(ages.all == (row.answer.hasPrefix("200") ? [.zero] : []))
            // The time since its expiry cannot be known.
            if !isStandard {
                let limit = Attributes.maximumStaleness(.seconds(Int64.max))
                #expect(!bench.ask(.get, "page", [:], policy, limit).hasPrefix("200 hit"))
            }
        }
        bench.clock.date = CacheBench.start
        let first = Attributes.caching(isStandard ? .standard : .cacheFirst)
        #expect(bench.ask(.get, "page", [:], first).hasPrefix("200 hit"))
    }

    @Test func `a value that is stored in the future is absent on a disk with an age`() throws {
        let folder = try TemporaryFolder()
        let clock = EventClock()
        let cache = DiskCache(in: folder.url, maximumAge: .seconds(60)) { clock.date }
        let entry = CacheEntry(Response(text: "a"), stored: clock.date)
        try cache.store(entry, for: CacheKey(named: "a"))
        #expect(cache.text("a") == "a")
        clock.date -= 0.25
        #expect(cache.text("a") == nil)
    }

    @Test(arguments: [CachePolicy.networkFirst, .standard])
    func `an entry removed meanwhile takes the place of no failure`(caching: CachePolicy) throws {
        let bench = CacheBench(caching)
        let stored = Response(
            headers: ["Cache-Control": "max-age=60, stale-if-error=60"], text: "a")
        bench.answers(stored)
        for isRemoved in [false, true] {
            let expiry = Attributes.cacheExpiry(.after(.seconds(60)))
            let first = bench.ask(.get, "page", [:], caching == .standard ? [] : expiry)
            #expect(first.hasSuffix(": a"))
            bench.clock.date += 60
            bench.fail(.connectionLost)
            if isRemoved { bench.onAnswer(to: "page") { try? bench.cache.remove(.all) } }
            let lost = "\(TransportError.Reason.connectionLost)"
            #expect(bench.ask() == (isRemoved ? lost : "200 hit; detail=stale-if-error: a"))
            bench.answers(stored)
        }
    }
}
