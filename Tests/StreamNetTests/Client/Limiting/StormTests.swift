import Locks
import StreamNet
import Testing

/// A thousand clients ask a server that is down for ten seconds, all at once.
@Suite(.virtualLimit) struct StormTests {
    private static let outage = Duration.seconds(10)

    /// The requests during the outage, and the most of them within 100 ms after its end.
    private func storm(
        spread isSpread: Bool, _ budget: @Sendable () -> RetryBudget?
    ) -> (during: Int, peak: Int) {
        let clock = VirtualTimeScheduler()
        let arrivals = EventLog<Duration>()
        let backend = StubBackend(scheduler: clock) { endpoint in
            arrivals.add(clock.now)
            guard clock.now < Self.outage else { return Response() }
            throw Load.lost(endpoint)
        }
        for client in 0..<1_000 {
            let chance = Chance(seed: UInt64(client))
            let policy = RetryPolicy.backoff(
                base: .seconds(1), cap: .seconds(20), random: { isSpread ? chance.next() : 1 })
            let retry = Retry(10, policy, budget: budget(), scheduler: clock)
            Provider<Ask>(backend: backend, interceptors: [retry])
                .rx(Ask(method: .get)).subscribe { _ in }
        }
        clock.run()
        let after = arrivals.all.filter { $0 >= Self.outage }
        let spans = Dictionary(grouping: after) { Int($0 / .milliseconds(100)) }
        return (arrivals.all.count - after.count, spans.values.map(\.count).max() ?? 0)
    }

    @Test func `with jitter and budgets the storm after it is a tenth of that without`() {
        let without = storm(spread: false) { nil }
        // At 0, 1, 3 and 7 seconds, and all together again at 15.
        #expect(without == (4_000, 1_000))
        let with = storm(spread: true) { RetryBudget() }
        #expect(with.peak * 10 <= without.peak)
        #expect(with.peak > 0)
    }

    @Test func `a budget that all share ends it`() {
        let budget = RetryBudget()
        #expect(storm(spread: true) { budget } == (1_035, 0))
    }
}

/// The chance of one client.
private final class Chance: Sendable {
    private let random: Mutex<SplitMix>

    init(seed: UInt64) { random = Mutex(SplitMix(seed: seed)) }

    func next() -> Double { random.withLock { .random(in: 0...1, using: &$0) } }
}
