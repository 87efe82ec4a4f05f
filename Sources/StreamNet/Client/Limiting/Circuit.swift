import Locks

/// The calls of one scope of a ``CircuitBreaker``, and the state that follows from them.
struct Circuit: Sendable {
    struct Rules: Sendable {
        let ratio: Double
        let least: Int
        let window: Duration
        let open: Duration
        let slow: Duration?
    }

    enum Outcome: Sendable {
        case succeeded, failed
        /// Cancelled, not sent, or answered by a cache.
        case unknown
    }

    /// The calls that have ended since a time, for a tenth of the window.
    private struct Tenth: Sendable {
        let since: Duration
        var calls = 0
        var failures = 0
    }

    /// Counts the changes and the probes: the end of a call that began before does not count.
    private(set) var era = 0
    /// The time until which requests are refused, and after which one is tried; nil while closed.
    private var openUntil: Duration?
    private var isHalfOpen = false
    private var isProbing = false
    /// At most eleven, the oldest first.
    private var tenths: [Tenth] = []

    func isBusy(at now: Duration) -> Bool { isProbing || now < openUntil ?? now }

    /// Lets a call pass; returns the time to wait if it must not, or else a change of the state.
    mutating func enter(
        at now: Duration, _ rules: Rules
    ) -> (wait: Duration?, change: CircuitBreaker.State?) {
        guard let openUntil else { return (nil, nil) }
        if isBusy(at: now) { return (isProbing ? rules.open : openUntil - now, nil) }
        defer { (isHalfOpen, isProbing, era) = (true, true, era + 1) }
        return (nil, isHalfOpen ? nil : .halfOpen)
    }

    mutating func leave(
        _ outcome: Outcome, of era: Int, at now: Duration, _ rules: Rules
    ) -> CircuitBreaker.State? {
        guard era == self.era else { return nil }
        isProbing = false
        if outcome == .unknown { return nil }
        count(outcome == .failed ? 1 : 0, at: now, rules)
        let calls = tenths.reduce(0) { $0 + $1.calls }
        let failures = tenths.reduce(0) { $0 + $1.failures }
        let isBroken = calls >= rules.least && Double(failures) >= rules.ratio * Double(calls)
        guard isHalfOpen || outcome == .failed && isBroken else { return nil }
        openUntil = outcome == .failed ? now + rules.open : nil
        (isHalfOpen, tenths, self.era) = (false, [], era + 1)
        return openUntil == nil ? .closed : .open
    }

    private mutating func count(_ failures: Int, at now: Duration, _ rules: Rules) {
        tenths.removeAll { now - $0.since >= rules.window }
        let isCurrent = tenths.last.map { now - $0.since < rules.window / 10 } ?? false
        var tenth = isCurrent ? tenths.removeLast() : Tenth(since: now)
        (tenth.calls, tenth.failures) = (tenth.calls + 1, tenth.failures + failures)
        tenths.append(tenth)
    }
}

/// A call that has passed a circuit; its end counts once.
final class CircuitCall: Disposable {
    private let leave: Mutex<(@Sendable (Circuit.Outcome) -> Void)?>

    init(_ leave: @escaping @Sendable (Circuit.Outcome) -> Void) { self.leave = Mutex(leave) }

    func end(_ outcome: Circuit.Outcome) { leave.withLock { $0.take() }?(outcome) }
    func dispose() { end(.unknown) }
}
