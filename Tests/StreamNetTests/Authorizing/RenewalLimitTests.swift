import StreamNet
import Streams
import Synchronization
import Testing

/// A renewal that does not end, or waits for itself, does not keep others waiting for ever.
@Suite(.hangLimit) struct RenewalLimitTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let overdue =
        "wanted a renewed token within 60.0 seconds, found a renewal that goes on; a request of its"
        + " own that waits for it, too, had better say .authorization(nil)"

    /// Answers a second later; only "new" is taken.
    private func provider(_ refresh: TokenRefresh) -> Provider<Sayings> {
        let backend = Stubs<Sayings>(after: .seconds(1), scheduler: time)
        backend.on(
            .zen,
            StubAnswer { endpoint in
                Response(status: endpoint.headers["Authorization"] == "Bearer new" ? 200 : 401)
            })
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }

    private func ask(_ provider: Provider<Sayings>, _ name: String) {
        provider.rx(.zen).subscribe { [log, time] result in
            log.add("\(name) at \(time.now): \(result.summary)")
        }
    }

    @Test func `a renewal whose request comes from a queue fails, and does not hang`() {
        let held = EventLog<Provider<Sayings>>()
        let queue = time
        let refresh = TokenRefresh(
            token: { "old" },
            renew: {
                // Whoever runs this does not know that it belongs to the renewal.
                Single.just(()).observe(on: queue).delay(.seconds(1), scheduler: queue)
                    .flatMap { _ in held.all[0].rx(.zen, .validation(.successCodes)) }
                    .map { "\($0.status)" }
            },
            scheduler: time)
        let provider = provider(refresh)
        held.add(provider)
        ask(provider, "a")
        time.advance(by: .seconds(30))
        ask(provider, "b")
        time.run()
        let (first, second) = (log.all.first ?? "", log.all.last ?? "")
        #expect(log.all.count == 2)
        #expect(first.hasPrefix("a at 61.0 seconds: ") && first.hasSuffix(overdue))
        #expect(second.hasPrefix("b at 61.0 seconds: ") && second.hasSuffix(overdue))
    }

    @Test func `behind a renewal that never ends, the next 401 begins another`() {
        let renewals = Mutex(0)
        let refresh = TokenRefresh(
            token: { "old" },
            renew: {
                let count = renewals.withLock { count in
                    count += 1
                    return count
                }
                return count == 1 ? .never() : .just("new")
            },
            scheduler: time)
        let provider = provider(refresh)
        ask(provider, "a")
        time.run()
        ask(provider, "b")
        time.run()
        #expect(log.all.first?.hasSuffix(overdue) == true)
        #expect(log.all.last == "b at 63.0 seconds: 200")
    }

    @Test func `what a renewal brings behind its limit is nobody's, and what it stores is used`() {
        let stored = Mutex("old")
        let refresh = TokenRefresh(
            token: { stored.withLock { $0 } },
            renew: { [time] in
                Single.just("new").delay(.seconds(7), scheduler: time)
                    .do(onSuccess: { token in stored.withLock { $0 = token } })
            },
            within: .seconds(5), scheduler: time)
        let provider = provider(refresh)
        ask(provider, "a")
        time.run()
        ask(provider, "b")
        time.run()
        #expect(log.all.first?.hasPrefix("a at 6.0 seconds: ") == true)
        #expect(log.all.last == "b at 9.0 seconds: 200")
    }

    @Test func `a renewal in time leaves no alarm behind`() {
        let refresh = TokenRefresh(token: { "old" }, renew: { .just("new") }, scheduler: time)
        ask(provider(refresh), "a")
        time.run()
        #expect(log.all == ["a at 2.0 seconds: 200"])
        #expect(time.now == .seconds(2))
    }
}
