import StreamNet
import Testing

/// A stale response answers at once while the server is asked (RFC 5861 §3).
@Suite(.hangLimit) struct RefreshingTests {
    private static let swr: HTTPHeaders = [
        "Cache-Control": "max-age=60, stale-while-revalidate=30", "ETag": "\"1\"",
    ]

    /// A provider with a stale response, and a server that answers after a second.
    private func stale(
        _ then: StubAnswer
    ) -> (Provider<Sayings>, Stubs<Sayings>, VirtualTimeScheduler, EventClock) {
        let (time, clock) = (VirtualTimeScheduler(), EventClock())
        let stubs = Stubs<Sayings>(after: .seconds(1), scheduler: time)
        stubs.on(.zen, [.response(Response(headers: Self.swr, text: "1")), then])
        let provider = Provider<Sayings>(
            backend: stubs,
            attributes: [.cache(MemoryCache()), .caching(.standard), .cacheClock { clock.date }])
        provider.rx(.zen).subscribe()
        time.run()
        clock.date += 60
        return (provider, stubs, time, clock)
    }

    @Test func `fifty callers get it in the same instant, and the server is asked once`() {
        let (provider, stubs, time, clock) = stale(
            .response(Response(status: 304, headers: Self.swr)))
        let texts = EventLog<String>()
        for _ in 1...50 { provider.rx(.zen).subscribe { texts.add(CacheBench.text($0)) } }
        #expect(
            texts.all == Array(repeating: "200 hit; detail=stale-while-revalidate: 1", count: 50))
        #expect(stubs.requests.count == 2)
        time.run()
        clock.date += 59
        // A 304 freshens it (undici 4596).
        #expect(CacheBench.text(provider.rx(.zen).outcome) == "200 hit; ttl=1: 1")
        #expect(stubs.requests.count == 2)
    }

    @Test func `the deadline of the caller is not that of the refresh`() {
        let (provider, stubs, time, _) = stale(.response(Response(headers: Self.swr, text: "2")))
        let slow = Around { endpoint, next in
            next(endpoint).delaySubscription(.seconds(5), scheduler: time)
        }
        let late = provider.with(interceptors: [slow])
        late.rx(.zen).deadline(in: .seconds(9), scheduler: time).subscribe()
        time.run()
        #expect(stubs.requests.count == 2)
        #expect(CacheBench.text(provider.rx(.zen).outcome) == "200 hit; ttl=60: 2")
    }

    @Test func `a refresh that fails is tried by the next caller`() {
        let (provider, stubs, time, _) = stale(.failure(.connectionLost))
        for _ in 1...2 {
            provider.rx(.zen).subscribe()
            time.run()
        }
        #expect(stubs.requests.count == 3)
    }

    @Test func `plugins are notified of it`() {
        let seen = EventLog<Int>()
        let (provider, _, time, _) = stale(.response(Response(headers: Self.swr, text: "2")))
        let watcher = Hooks(receiving: { if let status = $0.response?.status { seen.add(status) } })
        provider.with(plugins: [watcher]).rx(.zen).subscribe()
        #expect(seen.all == [200])
        time.run()
        #expect(seen.all == [200, 200])
    }
}
