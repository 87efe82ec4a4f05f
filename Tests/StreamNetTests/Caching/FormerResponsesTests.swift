import StreamNet
import Testing

/// A useless response does not displace the good one that was stored before.
@Suite(.hangLimit) struct FormerResponsesTests {
    private let stubs = Stubs<Sayings>()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func provider(_ cache: any ResponseCache) -> Provider<Sayings> {
        Provider(backend: stubs, attributes: [.cache(cache), .cacheExpiry(.after(.seconds(60)))])
    }

    /// The response of the network at a second, as a number.
    private func ask(
        _ provider: Provider<Sayings>, at seconds: Double, _ attributes: Attributes = []
    ) -> Result<Int, any Error>? {
        provider.rx(.zen, [.caching(.cacheAndNetwork), clock(seconds), attributes]).number.outcome
    }

    private func kept(
        _ provider: Provider<Sayings>, at seconds: Double, _ caching: CachePolicy = .cacheFirst
    ) -> String { provider.rx(.zen, .caching(caching), clock(seconds)).outcome.sourceText }

    private func clock(_ seconds: Double) -> Attributes {
        .cacheClock { Date(timeIntervalSinceReferenceDate: seconds) }
    }

    @Test(arguments: CacheKind.allCases)
    func `what cannot be read does not displace what can`(kind: CacheKind) throws {
        let provider = provider(kind.cache(in: folder))
        stubs.on(.zen, ["1", "<html>", .failure(.cannotConnect), "2"])
        #expect(try ask(provider, at: 0)?.get() == 1)
        #expect(ask(provider, at: 10)?.error != nil)
        #expect(kept(provider, at: 59) == "cache: 1")
        #expect(kept(provider, at: 60, .networkFirst) == "cache: 1")
        #expect(kept(provider, at: 60) == "network: 2")
    }

    @Test func `pages that come at the same time do not, either`() {
        let time = VirtualTimeScheduler()
        let slow = Stubs<Sayings>(after: .seconds(1), scheduler: time)
        let provider = Provider<Sayings>(
            backend: slow, attributes: [.cache(MemoryCache()), .caching(.cacheAndNetwork)])
        slow.on(.zen, ["1", "<html>", "<html>"])
        provider.rx(.zen, clock(0)).subscribe()
        time.run()
        // Both are stored before one of them is read.
        let responses = EventLog<Response>()
        for second in [1.0, 2] { provider.rx(.zen, clock(second)).subscribe { responses.add($0) } }
        time.run()
        #expect(responses.all.count == 2)
        for response in responses.all { response.forget() }
        #expect(kept(provider, at: 3) == "cache: 1")
    }

    @Test func `what took the place of a bad one meanwhile stays`() throws {
        let provider = provider(MemoryCache())
        stubs.on(.zen, ["1", "<html>", "3"])
        _ = ask(provider, at: 0)
        let bad = try provider.rx(.zen, .caching(.cacheAndNetwork), clock(1)).outcome?.get()
        _ = ask(provider, at: 2)
        bad?.forget()
        #expect(kept(provider, at: 3) == "cache: 3")
    }

    @Test func `a response that gives way to the former one stays without one`() throws {
        let provider = provider(MemoryCache())
        stubs.on(.zen, ["1", "2"])
        for _ in 1...2 {
            try provider.rx(.zen, .caching(.cacheAndNetwork), clock(0)).outcome?.get().keepFormer()
            #expect(kept(provider, at: 1) == "cache: 1")
        }
    }

    @Test func `where nothing can be put back, nothing is kept`() {
        let provider = provider(Full())
        stubs.on(.zen, ["1", "<html>", "2"])
        _ = ask(provider, at: 0)
        let bad = provider.rx(.zen, .caching(.cacheAndNetwork), clock(1)).outcome?.response
        bad?.forget()
        #expect(kept(provider, at: 2) == "network: 2")
    }
}

/// Takes two entries, and no more.
private final class Full: ResponseCache {
    private let memory = MemoryCache()
    private let stored = EventLog<CacheEntry>()

    func entries(for key: CacheKey) -> [CacheEntry] { memory.entries(for: key) }

    func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) throws {
        stored.add(entry)
        if stored.all.count > 2 { throw CocoaError(.fileWriteOutOfSpace) }
        memory.store(entry, for: key)
    }

    func remove(_ entries: CacheRemoval) { memory.remove(entries) }

    var generation: CacheGeneration { CacheGeneration() }
    let maximumBodySize = Int.max
}
