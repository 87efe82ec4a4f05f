import Locks
import StreamNet
import Testing

/// Renewals that begin and end while a request is between two steps of waiting for one.
@Suite(.virtualLimit) struct RenewalRaceTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let account = Account("old")

    /// Answers at once, and refuses the old token only.
    private func provider(_ refresh: TokenRefresh) -> Provider<Sayings> {
        let backend = StubBackend { endpoint in
            Response(status: endpoint.headers["Authorization"] == "Bearer old" ? 401 : 200)
        }
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }

    private func say(_ name: String) -> @Sendable (Result<Response, any Error>) -> Void {
        { [log] in log.add("\(name): \($0.summary)") }
    }

    /// A renewal that takes so long and stores its token.
    private func renew(_ delay: Duration) -> @Sendable () -> Single<String> {
        { [account, log, time] in
            log.add("renew")
            let renewal = Single.just("new").do(onSuccess: { account.token = $0 })
            return delay == .zero ? renewal : renewal.delaySubscription(delay, scheduler: time)
        }
    }

    /// Sends a request that stops when it has read the token for the second time, after the
    /// refusal and before it looks for a renewal, until another one has been sent.
    private func sendTwo(_ renew: @escaping @Sendable () -> Single<String>) {
        let reads = Atomic(0)
        let held = EventLog<Provider<Sayings>>()
        let refresh = TokenRefresh(
            token: { [account] in
                let token = account.token
                if reads.add(1, ordering: .relaxed).newValue == 2 {
                    held.all[0].rx(.zen).subscribe(say("b"))
                }
                return token
            }, renew: renew, scheduler: time)
        held.add(provider(refresh))
        held.all[0].rx(.zen).subscribe(say("a"))
        time.run()
    }

    @Test(arguments: [Duration.zero, .seconds(2)])
    func `a renewal that ends or begins before a request looks for it is not repeated`(
        delay: Duration
    ) {
        sendTwo(renew(delay))
        #expect(log.all == ["renew", "b: 200", "a: 200"])
        #expect(time.now == delay)
    }

    @Test func `what those who have waited ask for is renewed again`() {
        let refresh = TokenRefresh(
            token: { [account] in account.token }, renew: renew(.zero), scheduler: time)
        let provider = provider(refresh)
        provider.rx(.zen).subscribe { [account] _ in
            account.token = "old"
            provider.rx(.zen).subscribe(say("b"))
        }
        #expect(log.all == ["renew", "renew", "b: 200"])
    }

    @Test func `a renewal that begins while another is delivered is another`() {
        let refresh = TokenRefresh(
            token: { [account] in account.token }, renew: renew(.seconds(2)), scheduler: time)
        let provider = provider(refresh)
        provider.rx(.zen).subscribe { [account, log] result in
            log.add("a: \(result.summary)")
            account.token = "old"
            provider.rx(.zen).subscribe(say("c"))
        }
        provider.rx(.zen).subscribe(say("b"))
        time.run()
        #expect(log.all == ["renew", "a: 200", "renew", "b: 200", "c: 200"])
        #expect(time.now == .seconds(4))
    }

    @Test func `the late result of a renewal is not that of the one after it`() {
        let count = Atomic(0)
        let refresh = TokenRefresh(
            token: { "old" },
            renew: { [time] in
                let isFirst = count.add(1, ordering: .relaxed).newValue == 1
                return Single.just(isFirst ? "late" : "new")
                    .delay(.seconds(isFirst ? 7 : 3), scheduler: time)
            },
            within: .seconds(5), scheduler: time)
        let provider = provider(refresh)
        provider.rx(.zen).subscribe { _ in }
        time.advance(by: .seconds(6))
        provider.rx(.zen).subscribe { [log, time] in log.add("\(time.now): \($0.summary)") }
        time.run()
        #expect(log.all == ["9.0 seconds: 200"])
    }

    @Test func `threads that are refused at once renew once`() {
        let account = account
        let renewals = Atomic(0)
        let refresh = TokenRefresh(
            token: { account.token },
            renew: {
                let count = renewals.add(1, ordering: .relaxed).newValue
                return .just("new\(count)").do(onSuccess: { account.token = $0 })
            },
            scheduler: time)
        let provider = provider(refresh)
        for round in 1...200 {
            account.token = "old"
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                provider.rx(.zen).subscribe { log.add($0.summary) }
            }
            #expect(log.all.count == 4 * round && !log.all.contains { $0 != "200" })
            #expect(renewals.load(ordering: .relaxed) == round)
            // Five within 30 seconds would be too many.
            time.advance(by: .seconds(30))
        }
    }
}
