import Foundation
import Locks

extension Simulation {
    /// One run of a simulation: its clock, its random numbers, its server and its actors, all of
    /// which belong to one seed and run on one thread.
    ///
    /// What is simulated takes its time from ``clock``, its dates from ``date`` and its random
    /// numbers from ``random``. Code with `await`, and schedulers that are queues, run on other
    /// threads and in real time: they are outside of it.
    public final class World: Sendable {
        struct State: Sendable {
            var log: [String] = []
            var failure: SimulationError?
            var isOver = false
            var actors: [(interval: Duration?, act: Act)] = []
            var invariants: [(name: String, isAtEnd: Bool, holds: Condition)] = []
            /// The numbers and the times of the actions that run.
            var running: [Int: (actor: Int, began: Duration)] = [:]
            var actions = 0
            var successes = 0
            /// The requests in memory of each server.
            var heldRequests: [@Sendable () -> [String]] = []
            /// The number of pieces of work of its own that are scheduled.
            var scheduled = 0
            var subscriptions: SubscriptionCount?
            var outageEnd: Duration?
            var offset = Duration.zero
            /// Those of the tokens.
            var renewals = 0
            var expiries = 0
            var isExpired = false
        }

        typealias Act = @Sendable (Actor) throws -> any ObservableType

        typealias Condition = @Sendable () throws -> Bool

        /// The clock, on which hours pass in no time.
        public let clock: VirtualTimeScheduler
        /// The plugins that record what happens, when a failure is played again for its report:
        /// add them to the provider's. Empty in all other runs.
        public let plugins: [any Plugin]
        let inspector: Inspector?
        let scenario: Simulation
        let run: Case
        private let numbers: RandomNumbers
        let faults: [(fault: Fault, numbers: RandomNumbers)]
        private let thread = ThreadIdentity.current
        let state = Mutex(State())

        init(_ scenario: Simulation, _ run: Case, isReported: Bool) {
            let order = RandomNumbers(seed: run.seed, part: 0)
            clock =
                run.omitted.contains(Simulation.order)
                ? VirtualTimeScheduler() : VirtualTimeScheduler(order: { order.next() })
            numbers = RandomNumbers(seed: run.seed, part: 1)
            inspector = isReported ? Inspector() : nil
            plugins = inspector.map { [$0] } ?? []
            faults = scenario.faults.enumerated().compactMap { place, fault in
                run.omitted.contains(fault.name)
                    ? nil : (fault, RandomNumbers(seed: run.seed, part: -1 - place))
            }
            (self.scenario, self.run) = (scenario, run)
        }

        /// Returns the next random number, from 0, included, to 1, excluded: for the `random` of
        /// policies and interceptors.
        public var random: @Sendable () -> Double { { [numbers] in numbers.fraction() } }

        /// Returns the present date, which jumps if ``Fault/clockJumps(every:by:)`` is among the
        /// faults: for the `now` of interceptors and ``Attributes/cacheClock``.
        public var date: @Sendable () -> Date {
            { [self] in
                let time = clock.now + state.withLock { $0.offset }
                return Date(timeIntervalSince1970: 1_800_000_000 + time.inSeconds)
            }
        }

        /// The tokens that the server accepts.
        public var tokens: Tokens { Tokens(world: self) }

        /// Makes a server, as the backend of providers.
        /// - Parameters:
        ///   - state: Its state.
        ///   - answer: Answers a request that has arrived, and changes the state. It is called once
        ///     for each, in the order of arrival; an error fails the request.
        public func server<State>(
            _ state: State,
            _ answer: @escaping @Sendable (EncodedRequest, inout State) throws -> StubAnswer
        ) -> Server<State> {
            let server = Server(state, self, answer)
            self.state.withLock {
                $0.heldRequests.append { [weak server] in server?.heldRequests ?? [] }
            }
            return server
        }

        /// Makes all actors do something, again and again; several calls give each of them several
        /// things to do.
        /// - Parameters:
        ///   - interval: The mean of the time from the end of one action to the next; the
        ///     simulation's by default.
        ///   - act: Returns the action, a stream that ends by itself. It may fail, as with faults
        ///     it must; one that has not ended an hour after the end of the simulation fails it.
        public func actors(
            every interval: Duration? = nil,
            _ act: @escaping @Sendable (_ actor: Actor) throws -> any ObservableType
        ) { state.withLock { $0.actors.append((interval, act)) } }

        /// Adds a condition that must hold after each action, and at the end.
        /// - Parameters:
        ///   - name: The condition, as a failure names it.
        ///   - holds: Returns false, or throws, if it does not hold.
        public func invariant(_ name: String, _ holds: @escaping @Sendable () throws -> Bool) {
            state.withLock { $0.invariants.append((name, isAtEnd: false, holds)) }
        }

        /// Adds a condition that must hold at the end, when all actions have ended.
        public func atEnd(_ name: String, _ holds: @escaping @Sendable () throws -> Bool) {
            state.withLock { $0.invariants.append((name, isAtEnd: true, holds)) }
        }

        /// Adds the condition that nothing is left at the end, an hour after the last action may
        /// have begun: no request or socket that something holds, no work on ``clock``, and no
        /// subscription that has begun in an action. The log says what is left. Call it when the
        /// run is made, not in an action.
        public func expectNoLeaks() {
            state.withLock { $0.subscriptions = SubscriptionCount() }
        }

        /// Fails the simulation, from a server or an action; the first failure counts, and no
        /// action begins after it.
        public func fail(_ reason: String) {
            let now = clock.now
            log("failed: \(reason)")
            state.withLock { state in
                if state.failure == nil, !state.isOver {
                    state.failure = SimulationError(reason, at: now, run)
                }
            }
        }

        /// Adds a line to the log of the report, with the time, unless the simulation has failed;
        /// it is not evaluated in other runs.
        public func log(_ line: @autoclosure () -> String) {
            guard inspector != nil else { return }
            let line = "\(clock.now.inWords) \(line())"
            state.withLock { if $0.failure == nil { $0.log.append(line) } }
        }

        var isOnItsThread: Bool { thread == .current }
    }
}
