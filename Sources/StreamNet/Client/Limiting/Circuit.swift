/// The exchanges of one scope of a ``CircuitBreaker``, and the state that follows from them.
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
        /// Cancelled, or not sent.
        case unknown
    }

    /// The exchanges that have ended since a time, for a tenth of the window.
    private struct Tenth: Sendable {
        let since: Duration
        var calls = 0
        var failures = 0
    }

    private(set) var state = CircuitBreaker.State.closed
    private(set) var isProbing = false
    /// The number of the latest change, or of the probe: what began before does not count.
    private(set) var latest = 0
    private var openUntil = Duration.zero
    /// At most eleven, the oldest first.
    private var tenths: [Tenth] = []

    var isUnused: Bool { state == .closed && tenths.isEmpty }

    /// The time to wait if an exchange must not pass.
    func wait(at now: Duration, _ rules: Rules) -> Duration? {
        switch state {
        case .open where now < openUntil: openUntil - now
        case .halfOpen where isProbing: rules.open
        case .closed, .open, .halfOpen: nil
        }
    }

    /// Lets an exchange pass; returns the time to wait if it must not.
    mutating func enter(_ number: Int, at now: Duration, _ rules: Rules) -> Duration? {
        if let wait = wait(at: now, rules) { return wait }
        if state != .closed { (state, isProbing, latest) = (.halfOpen, true, number) }
        return nil
    }

    /// Counts the end of the exchange that entered with the number `began`; returns the number by
    /// which that may be revoked.
    mutating func leave(
        _ outcome: Outcome, since began: Int, _ number: Int, at now: Duration, _ rules: Rules
    ) -> Int {
        guard began >= latest else { return -1 }
        isProbing = false
        switch (state, outcome) {
        case (_, .unknown): break
        case (.closed, _): count(1, outcome == .failed ? 1 : 0, number, at: now, rules)
        case (_, .failed): change(to: .open, number, until: now + rules.open)
        case (_, .succeeded): change(to: .closed, number)
        }
        return max(began, latest)
    }

    /// Counts a success as a failure after all, unless the circuit has changed since.
    mutating func revoke(since counted: Int, _ number: Int, at now: Duration, _ rules: Rules) {
        guard counted >= latest, state == .closed else { return }
        // A probe has closed the circuit, which began anew without it.
        count(counted == latest ? 1 : 0, 1, number, at: now, rules)
    }

    /// The change that time brings: to half open, and to closed if nobody has called since.
    mutating func elapse(_ number: Int) {
        if state != .closed { change(to: state == .open ? .halfOpen : .closed, number) }
    }

    private mutating func change(
        to state: CircuitBreaker.State, _ number: Int, until end: Duration = .zero
    ) { (self.state, openUntil, latest, tenths) = (state, end, number, []) }

    private mutating func count(
        _ calls: Int, _ failures: Int, _ number: Int, at now: Duration, _ rules: Rules
    ) {
        tenths.removeAll { now - $0.since >= rules.window }
        let isCurrent = tenths.last.map { now - $0.since < rules.window / 10 } ?? false
        var tenth = isCurrent ? tenths.removeLast() : Tenth(since: now)
        (tenth.calls, tenth.failures) = (tenth.calls + calls, tenth.failures + failures)
        tenths.append(tenth)
        let all = tenths.reduce((calls: 0, failures: 0)) {
            ($0.calls + $1.calls, $0.failures + $1.failures)
        }
        let isBroken =
            all.calls >= rules.least && Double(all.failures) >= rules.ratio * Double(all.calls)
        if failures > 0, isBroken { change(to: .open, number, until: now + rules.open) }
    }
}
