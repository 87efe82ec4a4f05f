import StreamNet
import Testing

/// Requests inside of a renewal, or of one that another has begun, wait for neither; one that
/// waited for a renewal is no part of it afterwards, on whatever task it goes on.
@Suite(.hangLimit) struct RenewalWaitersTests {
    private let log = EventLog<String>()
    private let account = Account("old")
    private let held = EventLog<Provider<Sayings>>()
    /// Stands still, so that no wait is too long while other tests take all threads.
    private let time = VirtualTimeScheduler()

    private func provider(
        _ account: Account, _ log: EventLog<String>? = nil,
        renew: @escaping @Sendable () -> Single<String>
    ) -> Provider<Sayings> { .guarded(account.refresh(log, on: time, renew: renew), self.log) }

    /// A request to the shop from inside of its own renewal, which is refused.
    private var inner: Single<String> {
        held.all[0].rx(.zen, .validation(.successCodes)).map { "\($0.status)" }
    }

    private func expectRefused(_ headers: [String]) {
        let result = EventLog<Bool>()
        held.all[0].rx(.zen).subscribe { result.add((try? $0.get()) == nil) }
        #expect(result.all == [true])
        #expect(log.all == headers)
    }

    @Test func `a request of a renewal that a renewal has begun is inside of both`() {
        let users = provider(Account("old")) { [self] in inner }
        held.add(provider(account) { users.rx(.zen).map { "\($0.status)" } })
        expectRefused(["Bearer old", "Bearer old", "Bearer old"])
    }

    @Test func `behind a renewal inside of another, a request is inside of that`() {
        let users = provider(Account("old")) { .just("user") }
        held.add(provider(account) { [self] in users.rx(.zen).flatMap { _ in inner } })
        expectRefused(["Bearer old", "Bearer old", "Bearer user", "Bearer old"])
    }

    @Test func `a request from a task of the renewal never waits for it`() async {
        held.add(provider(account, log) { [self] in Single(async: { try await inner.value }) })
        await #expect(throws: NetError.self) { try await held.all[0].rx(.zen).value }
        #expect(log.all == ["Bearer old", "renew", "Bearer old"])
    }

    @Test func `those who have waited for a task begin another renewal`() async {
        let (ends, end) = AsyncStream.makeStream(of: String.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let provider = provider(account, log) {
            Single(async: {
                for await _ in gate.prefix(1) {}
                return "new"
            })
        }
        provider.rx(.zen).subscribe { [account] _ in
            account.token = "old"
            provider.rx(.zen).subscribe { end.yield($0.summary) }
            open.yield()
        }
        open.yield()
        for await result in ends.prefix(1) { #expect(result == "200") }
        let once = ["Bearer old", "renew", "Bearer new"]
        #expect(log.all == once + once)
    }

    /// The shop's renewal contains the user's; who waits for the user is not inside of the shop's.
    @Test func `those who wait for a renewal inside of another are not inside of that`() async {
        let (ends, end) = AsyncStream.makeStream(of: String.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let users = provider(Account("old")) {
            Single(async: {
                for await _ in gate.prefix(1) {}
                return "user"
            })
        }
        let shop = provider(account, log) { users.rx(.zen).map { _ in "new" } }
        shop.rx(.zen).subscribe { [log] in log.add($0.summary) }
        users.rx(.zen).subscribe { [account, log] in
            log.add($0.summary)
            account.token = "old"
            shop.rx(.zen).subscribe { end.yield($0.summary) }
        }
        open.yield()
        for await result in ends.prefix(1) { #expect(result == "200") }
        #expect(
            log.all == [
                "Bearer old", "renew", "Bearer old", "Bearer old",
                "Bearer user", "Bearer new", "200", "Bearer user", "200",
                "Bearer old", "renew", "Bearer user", "Bearer new",
            ])
    }
}
