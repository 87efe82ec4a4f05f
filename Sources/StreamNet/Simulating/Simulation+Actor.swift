extension Simulation {
    /// A user of what is simulated, or a device, or a process.
    public struct Actor: Sendable {
        /// The number, from 0.
        public let number: Int
        let numbers: RandomNumbers

        /// Returns the next of its random numbers, from 0, included, to 1, excluded. They do not
        /// depend on the other actors.
        public func random() -> Double { numbers.fraction() }

        /// Returns a random one of the choices.
        public func choice<Choice>(of first: Choice, _ others: Choice...) -> Choice {
            let index = numbers.index(below: others.count + 1)
            return index == 0 ? first : others[index - 1]
        }
    }

    /// Tokens that expire, if ``Fault/expiringTokens(every:)`` is among the faults: a part of the
    /// server's state that several of its closures may share.
    public struct Tokens: Sendable {
        struct Counts: Sendable {
            var renewals = 0
            var expiries = 0
            var isExpired = false
        }

        let world: World

        /// The token that was issued last: `token-0`, `token-1` and so on.
        public var latest: String { "token-\(renewals)" }

        /// The number of renewals.
        public var renewals: Int { world.state.withLock { $0.tokens.renewals } }

        /// The number of times that a token expired.
        public var expiries: Int { world.state.withLock { $0.tokens.expiries } }

        /// True if the request has the token that was issued last, as `Bearer`, and that has not
        /// expired.
        public func accept(_ request: EncodedRequest) -> Bool {
            let isExpired = world.state.withLock { $0.tokens.isExpired }
            return !isExpired && request.headers["Authorization"] == "Bearer \(latest)"
        }

        /// Issues another token, and returns it; the former one is no longer accepted.
        public func renew() -> String {
            world.state.withLock { state in
                state.tokens.renewals += 1
                state.tokens.isExpired = false
            }
            return latest
        }

        func expire() {
            world.state.withLock { state in
                if !state.tokens.isExpired { state.tokens.expiries += 1 }
                state.tokens.isExpired = true
            }
            world.log("\(latest) expires")
        }
    }
}

extension Simulation.World {
    /// Runs the simulation, and returns the failure.
    func play() -> SimulationError? {
        startFaults()
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
        // They hold what holds this.
        let (failure, log, rest) = state.withLock { state in
            state.isOver = true
            defer { (state.actors, state.invariants) = ([], []) }
            return (state.failure, state.log, (state.actors, state.invariants))
        }
        withExtendedLifetime(rest) {}
        return failure?.with(log, inspector)
    }

    private func actAgain(
        _ actor: Simulation.Actor, _ interval: Duration, _ act: @escaping Act
    ) {
        clock.schedule(after: actor.numbers.duration(mean: interval)) { [self] in
            guard clock.now < scenario.duration, state.withLock({ $0.failure == nil }) else {
                return
            }
            do {
                begin(try act(actor), of: actor) { [self] in actAgain(actor, interval, act) }
            } catch {
                fail("\(error)")
            }
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
        clock.schedule(after: wait) {
            subscription.dispose()
            end("is cancelled")
        }
    }

    /// Checks the invariants, unless one has failed.
    private func check(atEnd: Bool) {
        guard let invariants = state.withLock({ $0.failure == nil ? $0.invariants : nil }) else {
            return
        }
        for invariant in invariants where atEnd || !invariant.isAtEnd {
            do {
                if try !invariant.holds() { fail(invariant.name) }
            } catch {
                fail("\(invariant.name): \(error)")
            }
        }
    }
}
