import Locks
import StreamNet
import Testing

/// Renewals that begin and end while a request is between two steps of waiting for one.
@Suite(.virtualLimit) struct RenewalRaceTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let account = Account("old")

    /// Its renewal takes so long.
    private func provider(renewing delay: Duration) -> Provider<Sayings> {
        .guarded(account.refresh(log, on: time) { [self] in renewal(after: delay) })
    }

    private func renewal(after delay: Duration) -> Single<String> {
        let renewal = Single.just("new")
        return delay == .zero ? renewal : renewal.delaySubscription(delay, scheduler: time)
    }

    /// A request stops behind its refusal, before it looks for a renewal, while another is sent.
    @Test(arguments: [Duration.zero, .seconds(2)])
    func `a renewal that ends or begins before one looks for it is not repeated`(delay: Duration) {
        let reads = Atomic(0)
        let held = EventLog<Provider<Sayings>>()
        let refresh = TokenRefresh(
            token: { [account] in
                let token = account.token
                if reads.add(1, ordering: .relaxed).newValue == 2 {
                    held.all[0].rx(.zen).subscribe(log.noting("b"))
                }
                return token
            },
            renew: { [self] in
                log.add("renew")
                return renewal(after: delay).do(onSuccess: { account.token = $0 })
            }, scheduler: time)
        held.add(.guarded(refresh))
        held.all[0].rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["renew", "b: 200", "a: 200"])
        #expect(time.now == delay)
    }

    @Test func `what those who have waited ask for is renewed again`() {
        let provider = provider(renewing: .zero)
        provider.rx(.zen).subscribe { [account] _ in
            account.token = "old"
            provider.rx(.zen).subscribe(log.noting("b"))
        }
        #expect(log.all == ["renew", "renew", "b: 200"])
    }

    @Test func `a renewal that begins while another is delivered is another`() {
        let provider = provider(renewing: .seconds(2))
        provider.rx(.zen).subscribe { [account, log] result in
            log.add("a: \(result.summary)")
            account.token = "old"
            provider.rx(.zen).subscribe(log.noting("c"))
        }
        provider.rx(.zen).subscribe(log.noting("b"))
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
        let provider = Provider.guarded(refresh)
        provider.rx(.zen).subscribe { _ in }
        time.advance(by: .seconds(6))
        provider.rx(.zen).subscribe { [log, time] in log.add("\(time.now): \($0.summary)") }
        time.run()
        #expect(log.all == ["9.0 seconds: 200"])
    }

    @Test func `threads that are refused at once renew once`() {
        let renewals = Atomic(0)
        let refresh = account.refresh(on: time) {
            .just("new\(renewals.add(1, ordering: .relaxed).newValue)")
        }
        let provider = Provider.guarded(refresh)
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
