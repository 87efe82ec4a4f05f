import Streams
import Testing

@Suite(.virtualLimit) struct RetryPolicyTests {
    @Test(arguments: [
        ("a#", 3, 2, "a--a--a#"), ("a#", 2, 0, "aa#"), ("a#", 2, -1, "aa#"), ("#", 3, 2, "----#"),
        ("a#", 1, 2, "a#"), ("a#", 0, 2, "a#"), ("a#", -1, 2, "a#"), ("-a|", 3, 2, "-a|"),
        ("|", 3, 2, "|"),
    ])
    func `retry waits between attempts`(
        _ source: String, _ attempts: Int, _ seconds: Int, _ result: String
    ) {
        let policy = RetryPolicy.constant(attempts: attempts, delay: .seconds(seconds))
        #expect(diagram(source) { $0.retry(policy, scheduler: $1) } == result)
    }

    @Test(arguments: [
        (1.0, [1, 2, 4, 5, 5]), (0.5, [0.5, 1, 2, 2.5, 2.5]), (0, [0, 0, 0, 0, 0]),
        (7, [1, 2, 4, 5, 5]), (-7, [0, 0, 0, 0, 0]), (.nan, [1, 2, 4, 5, 5]),
    ])
    func `backoff doubles up to its cap`(_ chance: Double, _ seconds: [Double]) {
        let policy = RetryPolicy.backoff(
            attempts: 6, base: .seconds(1), cap: .seconds(5), random: { chance })
        #expect((1...5).map { policy.delay($0, Oops()) } == seconds.map { .seconds($0) })
        #expect(policy.delay(6, Oops()) == nil)
    }

    @Test func `without a count there is no end`() {
        let backoff = RetryPolicy.backoff(base: .seconds(1), cap: .seconds(5), random: { 1 })
        #expect(backoff.delay(1_000_000, Oops()) == .seconds(5))
        #expect(RetryPolicy.constant(delay: .seconds(2)).delay(1_000_000, Oops()) == .seconds(2))
    }

    @Test func `backoff never waits longer than it should`() {
        let policy = RetryPolicy.backoff(attempts: 9, base: .seconds(1), cap: .seconds(5))
        for _ in 0..<100 {
            let delay = policy.delay(2, Oops()) ?? .seconds(9)
            #expect(delay >= .zero && delay <= .seconds(2))
        }
    }

    @Test(arguments: [
        (Duration.seconds(Int64.max), Duration.seconds(Int64.max), Duration.seconds(Int64.max)),
        (.nanoseconds(1), .seconds(Int64.max), .seconds(Int64.max)),
        (.seconds(-1), .seconds(5), .zero),
        (.seconds(1), .seconds(-5), .zero),
    ])
    func `no wait overflows`(_ base: Duration, _ cap: Duration, _ result: Duration) {
        let policy = RetryPolicy.backoff(attempts: .max, base: base, cap: cap, random: { 1 })
        let delay = policy.delay(.max - 1, Oops()) ?? .seconds(-1)
        #expect(abs((delay - result).components.seconds) < 2_000)
    }

    @Test func `an error that is not worth it ends the attempts`() {
        let policy = RetryPolicy.backoff(
            attempts: 9, base: .zero, cap: .zero, when: { $0 as? Oops != Oops("final") })
        let (time, log) = (VirtualTimeScheduler(), Log())
        log.noting("start", Single<Int>.error(Oops("final"))).retry(policy, scheduler: time)
            .subscribe(onFailure: { log.note($0) })
        time.run()
        #expect(log.text == "start final")
    }

    @Test func `retry says nothing after dispose and leaves no timer`() {
        let time = CountingScheduler()
        let subscription = Single<Int>.error(Oops())
            .retry(.constant(attempts: 9, delay: .seconds(1)), scheduler: time).subscribe()
        #expect(time.pending == 1)
        subscription.dispose()
        #expect(time.pending == 0)
    }

    @Test(arguments: [true, false])
    func `many attempts that fail at once take no stack`(_ isImmediate: Bool) {
        let (time, attempts) = (VirtualTimeScheduler(), Locked(0))
        let source = Single<Int>.deferred {
            attempts.value += 1
            return .error(Oops())
        }
        let policy = RetryPolicy.constant(attempts: 100_000, delay: .zero)
        if isImmediate {
            source.retry(policy, scheduler: ImmediateScheduler()).subscribe { _ in }
        } else {
            source.retry(policy, scheduler: time).subscribe { _ in }
        }
        time.run()
        #expect(attempts.value == 100_000)
    }
}
