import StreamNet
import Testing

/// Which deliveries each mode makes, and what the network is asked.
@Suite(.hangLimit) struct CachingTests {
    private let cache = MemoryCache()
    private let stubs = Stubs<Sayings>()
    private let log = EventLog<String>()
    private let now = EventClock(Date(timeIntervalSinceReferenceDate: 0))

    private func provider(
        _ caching: CachePolicy, _ attributes: Attributes = [], plugins: [any Plugin] = []
    ) -> Provider<Sayings> {
        Provider<Sayings>(
            backend: stubs, plugins: plugins,
            attributes: [
                .cache(cache), .caching(caching), .cacheClock { [now] in now.date }, attributes,
            ])
    }

    private func ask(_ provider: Provider<Sayings>) {
        provider.rx.cached(.zen).subscribe { event in
            switch event {
            case .next(let response): log.add("\(response.source): \(response.bodyText)")
            case .error: log.add("failed")
            case .completed: log.add("end")
            }
        }
    }

    @Test func `a predicate forbids, and permits nothing`() {
        stubs.on(.zen, [404, 201, "3"])
        let provider = provider(.cacheFirst, .isCacheable { $0.status != 201 })
        for _ in 1...4 { ask(provider) }
        #expect(
            log.all.filter { $0 != "end" } == ["network: ", "network: ", "network: 3", "cache: 3"])
    }

    @Test func `plugins see what comes from the cache`() {
        stubs.on(.zen, "1")
        let seen = Seen()
        let provider = provider(.cacheFirst, plugins: [seen])
        for _ in 1...2 { ask(provider) }
        #expect(seen.log.all == ["received network", "processed", "received cache", "processed"])
    }

    @Test func `what comes from the cache has the request's attributes`() {
        stubs.on(.zen, "1")
        let provider = provider(.cacheFirst)
        _ = provider.rx(.zen, .timeout(.seconds(1))).outcome
        let response = provider.rx(.zen, .timeout(.seconds(2))).outcome?.response
        #expect(response?.source == .cache)
        #expect(response?.timeout == .seconds(2))
        #expect(response?.endpoint?.target is Sayings)
    }

    @Test func `a disk that refuses is reported once, and the request succeeds`() throws {
        let folder = try TemporaryFolder()
        let nowhere = try folder.file("file", "").appending(path: "below")
        stubs.on(.zen, "1")
        let seen = Seen()
        ask(provider(.cacheAndNetwork, .cache(DiskCache(in: nowhere)), plugins: [seen]))
        #expect(log.all == ["network: 1", "end"])
        #expect(seen.log.all == ["received network", "processed", "not stored"])
    }

    @Test func `a body of a request that is a stream goes past the cache`() throws {
        let provider = provider(.cacheFirst)
        let upload = Given(
            endpoint: Endpoint(
                url: Ping().baseURL, method: .post, payload: .stream(BodySource { { _ in nil } })))
        let backend = StubBackend { _ in Response(text: "sent") }
        for _ in 1...2 {
            let answer = provider.rx(upload, .backend(backend)).outcome?.response
            #expect(answer?.bodyText == "sent")
            #expect(answer?.source == .network)
        }
    }

    @Test func `what was kept may be longer than the request takes`() {
        stubs.on(.zen, "12345")
        let provider = provider(.cacheFirst)
        _ = provider.rx(.zen).outcome
        let limited = provider.rx(.zen, .delivery(.buffered(upTo: 5))).outcome?.response
        #expect(limited?.source == .cache)
        #expect(limited?.bodyText == "12345")
        let tooLong = provider.rx(.zen, .delivery(.buffered(upTo: 4))).outcome?.error as? NetError
        #expect(tooLong?.transport?.reason == .bodyTooLong(limit: 4))
    }

    @Test func `disposing stops both`() {
        let time = VirtualTimeScheduler()
        let slow = Stubs<Sayings>(after: .seconds(1), scheduler: time).on(.zen, "1")
        let provider = provider(.cacheAndNetwork).with(backend: slow)
        ask(provider)
        time.run()
        let subscription = provider.rx.cached(.zen).subscribe(onNext: { log.add("\($0.source)") })
        #expect(log.all == ["network: 1", "end", "cache"])
        subscription.dispose()
        time.run()
        #expect(log.all == ["network: 1", "end", "cache"])
        #expect(slow.requests.count == 2)
    }
}

private struct Seen: Plugin {
    let log = EventLog<String>()

    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        log.add("received \(result.response.map { "\($0.source)" } ?? "nothing")")
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        log.add("processed")
        return result
    }

    func didFailStoring(_ response: Response, _ error: any Error) { log.add("not stored") }
}
