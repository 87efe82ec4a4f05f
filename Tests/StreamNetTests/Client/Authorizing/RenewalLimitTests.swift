import StreamNet
import Testing

/// A renewal that does not end, or waits for itself, does not keep others waiting for ever.
@Suite(.virtualLimit) struct RenewalLimitTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let account = Account("old")
    private let renewals = EventLog<String>()
    private let overdue =
        "wanted a renewed token within 60.0 seconds, found a renewal that goes on; if a request of"
        + " its own waits for it, set .authorization(nil) for that"

    /// Counts the renewals, and answers their requests a second later; only "new" is taken.
    private func provider(
        within limit: Duration = .seconds(60),
        ahead: @escaping @Sendable (String) -> Bool = { _ in false },
        renew: @escaping @Sendable () -> Single<String>
    ) -> Provider<Sayings> {
        let backend = StubBackend(after: .seconds(1), scheduler: time) { endpoint in
            Response(status: endpoint.headers["Authorization"] == "Bearer new" ? 200 : 401)
        }
        let refresh = refresh(within: limit, ahead: ahead, renew: renew)
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }

    /// A renewal of a server that logs the headers, and answers each with this status.
    private func provider(
        answering status: Int, ahead: @escaping @Sendable (String) -> Bool = { _ in false },
        renew: @escaping @Sendable () -> Single<String>
    ) -> Provider<Sayings> {
        let backend = StubBackend { [log] endpoint in
            log.add(endpoint.headers["Authorization"] ?? "-")
            return Response(status: status)
        }
        return Provider(
            backend: backend, interceptors: [refresh(ahead: ahead, renew: renew)],
            attributes: .authorization(.bearer))
    }

    private func refresh(
        within limit: Duration = .seconds(60), ahead: @escaping @Sendable (String) -> Bool,
        renew: @escaping @Sendable () -> Single<String>
    ) -> TokenRefresh {
        account.refresh(renewals, within: limit, on: time, ahead: ahead, renew: renew)
    }

    private func ask(_ provider: Provider<Sayings>, _ name: String) {
        provider.rx(.zen).subscribe { [log, time] result in
            log.add("\(name) at \(time.now): \(result.summary)")
        }
    }

    @Test func `a renewal whose request comes from a queue fails, and does not hang`() {
        let held = EventLog<Provider<Sayings>>()
        let provider = provider { [time] in
            // Whoever runs this does not know that it belongs to the renewal.
            Single.just(()).observe(on: time).delay(.seconds(1), scheduler: time)
                .flatMap { _ in held.all[0].rx(.zen, .validation(.successCodes)) }
                .map { "\($0.status)" }
        }
        held.add(provider)
        ask(provider, "a")
        time.advance(by: .seconds(30))
        ask(provider, "b")
        time.run()
        #expect(log.all.map { $0.prefix(17) } == ["a at 61.0 seconds", "b at 61.0 seconds"])
        #expect(log.all.allSatisfy { $0.hasSuffix(overdue) })
    }

    @Test func `behind a renewal that never ends, the next 401 begins another`() {
        let provider = provider { [renewals] in renewals.all.count == 1 ? .never() : .just("new") }
        for name in ["a", "b"] {
            ask(provider, name)
            time.run()
        }
        #expect(log.all.first?.hasSuffix(overdue) == true)
        #expect(log.all.last == "b at 63.0 seconds: 200")
    }

    @Test func `what a renewal brings behind its limit is nobody's, and what it stores is used`() {
        let provider = provider(within: .seconds(5)) { [time] in
            Single.just("new").delay(.seconds(7), scheduler: time)
        }
        for name in ["a", "b"] {
            ask(provider, name)
            time.run()
        }
        #expect(log.all.first?.hasPrefix("a at 6.0 seconds: ") == true)
        #expect(log.all.last == "b at 9.0 seconds: 200")
    }

    /// Seconds after five renewals at once.
    @Test(arguments: [(29.999, 5), (30, 6)])
    func `five renewals within 30 seconds are followed by none`(seconds: Double, count: Int) {
        let provider = provider(answering: 401) { .just("old") }
        let results = EventLog<String>()
        for _ in 1...6 { provider.rx(.zen).subscribe { results.add($0.summary) } }
        #expect(results.all.prefix(5) == ["401", "401", "401", "401", "401"])
        let limit = "wanted a token that the server accepts, found 5 renewals within 30.0 seconds"
        #expect(results.all.last?.hasSuffix(limit) == true)
        #expect(renewals.all.count == 5)
        time.advance(by: .seconds(seconds))
        provider.rx(.zen).subscribe { _ in }
        #expect(renewals.all.count == count)
    }

    @Test(arguments: [(59.999, true), (60.001, false)])
    func `a renewal may take a minute`(seconds: Double, isInTime: Bool) {
        ask(provider { [time] in .just("new").delay(.seconds(seconds), scheduler: time) }, "a")
        time.run()
        #expect(log.all.first?.hasSuffix(": 200") == isInTime)
    }

    @Test func `an empty token is none to send, and the caller receives the 401`() {
        provider(answering: 401) { .just("") }.rx(.zen).subscribe { [log] in log.add($0.summary) }
        #expect(log.all == ["Bearer old", "401"])
    }

    @Test func `a token that is about to expire is renewed before it is sent`() {
        let provider = provider(ahead: { $0 == "old" }) { .just("new") }
        for name in ["a", "b"] { ask(provider, name) }
        time.run()
        // One exchange each: no 401.
        #expect(log.all == ["a at 1.0 seconds: 200", "b at 1.0 seconds: 200"])
        #expect(renewals.all.count == 1)
    }

    @Test func `where the clock is wrong, the token that the server accepts is sent`() {
        let provider = provider(answering: 200, ahead: { _ in true }) { [renewals] in
            .just("\(renewals.all.count)")
        }
        for _ in 1...7 { provider.rx(.zen).subscribe { _ in } }
        #expect(log.all == [1, 2, 3, 4, 5, 5, 5].map { "Bearer \($0)" })
        time.advance(by: .seconds(30))
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all.last == "Bearer 6")
    }

    @Test func `a renewal in time leaves no alarm behind`() {
        ask(provider { .just("new") }, "a")
        time.run()
        #expect(log.all == ["a at 2.0 seconds: 200"])
        #expect(time.now == .seconds(2))
    }
}
