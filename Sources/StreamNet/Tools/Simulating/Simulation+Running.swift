extension Simulation.World {
    func play() -> SimulationError? {
        startFaults()
        if let count = state.withLock({ $0.subscriptions }) { LiveSubscriptions.begin(count) }
        let acts = state.withLock { $0.actors }
        for number in 0..<run.actors {
            for (place, act) in acts.enumerated() {
                let part = 1_000 + number * max(1, acts.count) + place
                let actor = Simulation.Actor(
                    number: number, numbers: RandomNumbers(seed: run.seed, part: part))
                actAgain(actor, act.interval ?? scenario.interval, act.act)
            }
        }
        clock.advance(to: scenario.duration)
        clock.advance(by: Simulation.patience)
        if let failure = clock.failure { fail("\(failure)") }
        let running = state.withLock { $0.running.values.min { $0.began < $1.began } }
        if let running {
            fail(
                "wanted an end of each action, found none of actor \(running.actor)'s that began "
                    + "at \(running.began.inWords), \(Simulation.patience.inWords) after the end")
        }
        check(atEnd: true)
        checkLeaks()
        // They, and work that is not due yet, hold what holds this.
        clock.removeAll()
        let last = state.withLock { state in
            defer { (state.isOver, state.actors, state.invariants) = (true, [], []) }
            return state
        }
        var failure = last.failure
        failure?.log = last.log
        failure?.inspector = inspector
        return failure
    }

    private func actAgain(_ actor: Simulation.Actor, _ interval: Duration, _ act: @escaping Act) {
        schedule(after: actor.numbers.duration(mean: interval)) { [self] in
            guard clock.now < scenario.duration, state.withLock({ $0.failure == nil })
            else { return }
            do {
                begin(try act(actor), of: actor) { [self] in actAgain(actor, interval, act) }
            } catch { fail("\(error)") }
        }
    }

    private func begin(
        _ action: some ObservableType, of actor: Simulation.Actor,
        _ next: @escaping @Sendable () -> Void
    ) {
        let now = clock.now
        let number = state.withLock { state in
            state.actions += 1
            state.running[state.actions] = (actor.number, now)
            return state.actions
        }
        log("actor \(actor.number) begins action \(number)")
        let end: @Sendable (String) -> Void = { [self] outcome in
            guard state.withLock({ $0.running.removeValue(forKey: number) }) != nil else { return }
            log("action \(number) \(outcome)")
            check(atEnd: false)
            next()
        }
        let subscription = action.flow.asObservable().subscribe(
            onNext: { [self] _ in state.withLock { $0.successes += 1 } },
            onError: { end("fails: \($0)") }, onCompleted: { end("ends") })
        guard let wait = drawCancel() else { return }
        schedule(after: wait) {
            subscription.dispose()
            end("is cancelled")
        }
    }

    /// Schedules work of the simulation itself, which is not the app's.
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.scheduled += 1 }
        clock.schedule(after: delay) { [self] in
            state.withLock { $0.scheduled -= 1 }
            work()
        }
    }

    private func checkLeaks() {
        let state = state.withLock { $0 }
        guard let subscriptions = state.subscriptions else { return }
        LiveSubscriptions.end()
        guard state.failure == nil else { return }
        let requests = state.heldRequests.flatMap { $0() }
        let (work, count) = (clock.waiting - state.scheduled, subscriptions.value)
        guard requests.count + work + count > 0 else { return }
        log("left: requests \(requests), work on the clock: \(work), subscriptions: \(count)")
        fail("wanted no leaks at the end, found some")
    }

    private func check(atEnd: Bool) {
        guard let invariants = state.withLock({ $0.failure == nil ? $0.invariants : nil })
        else { return }
        for invariant in invariants where atEnd || !invariant.isAtEnd {
            do {
                if try !invariant.holds() { fail(invariant.name) }
            } catch { fail("\(invariant.name): \(error)") }
        }
    }
}
