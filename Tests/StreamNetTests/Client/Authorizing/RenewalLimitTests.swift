import Locks
import StreamNet
import Streams
import Testing

/// A renewal that does not end, or waits for itself, does not keep others waiting for ever.
@Suite(.virtualLimit) struct RenewalLimitTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let overdue =
        "wanted a renewed token within 60.0 seconds, found a renewal that goes on; if a request of"
        + " its own waits for it, set .authorization(nil) for that"

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

    @Test func `five renewals within 30 seconds are followed by none`() {
        let renewals = Mutex(0)
        let token: @Sendable () -> String = { renewals.withLock { "token \($0)" } }
        let refresh = TokenRefresh(
            token: token,
            renew: {
                renewals.withLock { $0 += 1 }
                return .just(token())
            },
            scheduler: time)
        let provider = provider(refresh)
        for name in ["a", "b", "c", "d", "e"] {
            ask(provider, name)
            time.run()
        }
        #expect(log.all.map { $0.suffix(3) } == ["401", "401", "401", "401", "401"])
        ask(provider, "f")
        time.run()
        #expect(renewals.withLock { $0 } == 5)
        #expect(
            log.all.last?.hasSuffix(
                "wanted a token that the server accepts, found 5 renewals within 30.0 seconds")
                == true)
        time.advance(by: .seconds(30))
        ask(provider, "g")
        time.run()
        #expect(renewals.withLock { $0 } == 6)
    }

    /// Seconds after five renewals at once.
    @Test(arguments: [(29.999, 5), (30, 6)])
    func `the time of five renewals is over after 30 seconds`(seconds: Double, count: Int) {
        let renewals = Mutex(0)
        let refresh = TokenRefresh(
            token: { "old" },
            renew: {
                renewals.withLock { $0 += 1 }
                return .just("old")
            },
            scheduler: time)
        let backend = StubBackend { _ in Response(status: 401) }
        let provider = Provider<Sayings>(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
        for _ in 1...6 { provider.rx(.zen).subscribe { _ in } }
        #expect(renewals.withLock { $0 } == 5)
        time.advance(by: .seconds(seconds))
        provider.rx(.zen).subscribe { _ in }
        #expect(renewals.withLock { $0 } == count)
    }

    @Test(arguments: [(59.999, true), (60.001, false)])
    func `a renewal may take a minute`(seconds: Double, isInTime: Bool) {
        let refresh = TokenRefresh(
            token: { "old" },
            renew: { [time] in .just("new").delay(.seconds(seconds), scheduler: time) },
            scheduler: time)
        ask(provider(refresh), "a")
        time.run()
        #expect(log.all.first?.hasSuffix(": 200") == isInTime)
    }

    @Test func `an empty token is none to send, and the caller receives the 401`() {
        let log = log
        let refresh = TokenRefresh(token: { "old" }, renew: { .just("") }, scheduler: time)
        let backend = StubBackend { endpoint in
            log.add(endpoint.headers["Authorization"] ?? "-")
            return Response(status: 401)
        }
        Provider<Sayings>(backend: backend, interceptors: [refresh])
            .rx(.zen, .authorization(.bearer)).subscribe { log.add($0.summary) }
        #expect(log.all == ["Bearer old", "401"])
    }

    @Test func `a token that is about to expire is renewed before it is sent`() {
        let stored = Mutex("old")
        let renewals = Mutex(0)
        let refresh = TokenRefresh(
            token: { stored.withLock { $0 } },
            renew: {
                renewals.withLock { $0 += 1 }
                stored.withLock { $0 = "new" }
                return .just("new")
            },
            scheduler: time, ahead: { $0 == "old" })
        let provider = provider(refresh)
        ask(provider, "a")
        ask(provider, "b")
        time.run()
        // One exchange each: no 401.
        #expect(log.all == ["a at 1.0 seconds: 200", "b at 1.0 seconds: 200"])
        #expect(renewals.withLock { $0 } == 1)
    }

    @Test func `where the clock is wrong, the token that the server accepts is sent`() {
        let renewals = Mutex(0)
        let (log, time) = (log, time)
        let refresh = TokenRefresh(
            token: { "\(renewals.withLock { $0 })" },
            renew: { .just("\(renewals.withLock { $0 += 1; return $0 })") },
            scheduler: time, ahead: { _ in true })
        let backend = StubBackend { endpoint in
            log.add(endpoint.headers["Authorization"] ?? "-")
            return Response()
        }
        let provider = Provider<Sayings>(backend: backend, interceptors: [refresh])
        for _ in 1...7 { provider.rx(.zen, .authorization(.bearer)).subscribe { _ in } }
        #expect(log.all == [1, 2, 3, 4, 5, 5, 5].map { "Bearer \($0)" })
        time.advance(by: .seconds(30))
        provider.rx(.zen, .authorization(.bearer)).subscribe { _ in }
        #expect(log.all.last == "Bearer 6")
    }

    @Test func `a renewal in time leaves no alarm behind`() {
        let refresh = TokenRefresh(token: { "old" }, renew: { .just("new") }, scheduler: time)
        ask(provider(refresh), "a")
        time.run()
        #expect(log.all == ["a at 2.0 seconds: 200"])
        #expect(time.now == .seconds(2))
    }
}
