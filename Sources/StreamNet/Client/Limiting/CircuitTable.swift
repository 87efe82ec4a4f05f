import Locks

/// The circuits of a ``CircuitBreaker`` by the names of their scopes, and their changes, each of
/// which is reported once, in order.
final class CircuitTable: Sendable {
    private let rules: Circuit.Rules
    private let circuits: ScopeTable<Circuit>
    // Relaxed: numbers, which are taken under the lock of the circuits.
    private let numbers = Atomic<Int>(0)
    private let queue = Mutex<(waiting: Buffer<CircuitBreaker.Change>, isReporting: Bool)>(
        (Buffer(), false))
    let changes = PublishSubject<CircuitBreaker.Change>()

    init(_ rules: Circuit.Rules, on scheduler: any Scheduler) {
        self.rules = rules
        circuits = ScopeTable(for: rules.window, on: scheduler, make: { Circuit() }) { circuit, _ in
            circuit.state != .closed
        }
    }

    var count: Int { circuits.count }

    func check(_ name: String) throws(NetError) {
        let wait = circuits.change(name) { [rules] circuit, now in circuit.wait(at: now, rules) }
        if let wait { throw .refused(.circuitOpen(retryAfter: wait)) }
    }

    /// Lets an exchange pass, or refuses it.
    func enter(_ name: String) throws(NetError) -> CircuitCall {
        let (wait, number, began) = change(name) { [rules] circuit, number, now in
            (circuit.enter(number, at: now, rules), number, now)
        }
        if let wait { throw .refused(.circuitOpen(retryAfter: wait)) }
        return CircuitCall { [self, rules] end in
            change(name) { circuit, latest, now in
                switch end {
                case .first(let outcome):
                    let isSlow = rules.slow.map { now - began >= $0 } ?? false
                    return circuit.leave(
                        isSlow ? .failed : outcome, since: number, latest, at: now, rules)
                case .revoked(let counted):
                    circuit.revoke(since: counted, latest, at: now, rules)
                    return counted
                }
            }
        }
    }

    private func change<Result: Sendable>(
        _ name: String,
        _ body: (inout Circuit, _ number: Int, _ now: Duration) -> Result
    ) -> Result {
        let (result, isNew, timer) = circuits.change(name) { circuit, now in
            let (state, wasProbing) = (circuit.state, circuit.isProbing)
            let result = body(&circuit, numbers.add(1, ordering: .relaxed).newValue, now)
            let isNew = circuit.state != state
            if isNew {
                // In the order of the changes, which is that of this lock.
                queue.withLock { $0.waiting.push(.init(scope: name, state: circuit.state)) }
            }
            let isTimed = circuit.state != .closed && !circuit.isProbing
            return (result, isNew, isTimed && (isNew || wasProbing) ? circuit : nil)
        }
        if let timer { wait(timer, name) }
        if isNew { report() }
        return result
    }

    /// Waits for the change that time brings, unless there is another before.
    private func wait(_ circuit: Circuit, _ name: String) {
        let time = circuit.state == .open ? rules.open : rules.window
        circuits.scheduler.schedule(after: time) { [weak self] in
            self?.change(name) { current, number, _ in
                if current.latest == circuit.latest, !current.isProbing { current.elapse(number) }
            }
            self?.circuits.forget(name) { $0.isUnused }
        }
    }

    private func report() {
        // One thread reports for all, so that they stay in order.
        if queue.withLock({ exchange(&$0.isReporting, with: true) }) { return }
        while let change = nextChange() { changes.onNext(change) }
    }

    private func nextChange() -> CircuitBreaker.Change? {
        queue.withLock { queue in
            let change = queue.waiting.pop()
            queue.isReporting = change != nil
            return change
        }
    }
}

/// An exchange that has passed a circuit. Its end counts once; a success may be revoked, once.
final class CircuitCall: Disposable {
    enum End: Sendable { case first(Circuit.Outcome), revoked(counted: Int) }

    private enum Phase { case running, counted(Int), over }

    private let phase = Mutex(Phase.running)
    private let change: @Sendable (End) -> Int

    init(_ change: @escaping @Sendable (End) -> Int) { self.change = change }

    func end(_ outcome: Circuit.Outcome) {
        let isFirst = phase.withLock { phase in
            guard case .running = phase else { return false }
            phase = .over
            return true
        }
        guard isFirst else { return }
        let number = change(.first(outcome))
        if outcome == .succeeded { phase.withLock { $0 = .counted(number) } }
    }

    /// Counts as failed after all if `hasFailed` returns true, and otherwise for good.
    func settle(_ hasFailed: () -> Bool) {
        guard case .counted(let number) = phase.withLock({ exchange(&$0, with: .over) }),
            hasFailed()
        else { return }
        _ = change(.revoked(counted: number))
    }

    func dispose() { end(.unknown) }
}
