import Locks
import StreamNet
import Streams

/// All limits of an app, listed in a random order, and the conditions that hold in any.
final class SimulatedLimits: Sendable {
    private struct State: Sendable {
        var circuit = CircuitBreaker.State.closed
        var probes = 0
        /// The beginnings of the latest exchanges.
        var begun: [Duration] = []
    }

    private static let (calls, burst) = (4, 4)
    /// Such that circuits open and close all the time.
    static let faults: [Simulation.Fault] = [
        .latency(.milliseconds(80)), .pieces(upTo: 9), .drops(0.1),
        .statuses([503: 0.2, 429: 0.05]), .outages(every: .seconds(15), lasting: .seconds(4)),
        .expiringTokens(every: .seconds(8)), .cancels(0.1),
    ]

    private let state = Mutex(State())
    private let world: Simulation.World
    private let breaker: CircuitBreaker
    private let limit: RateLimit
    private let deadline: Deadline

    init(_ world: Simulation.World) {
        self.world = world
        breaker = CircuitBreaker(
            failing: 0.5, of: 4, within: .seconds(20), open: .seconds(2), scheduler: world.clock)
        limit = RateLimit(
            Self.calls, per: .seconds(1), burst: Self.burst, scheduler: world.clock,
            now: world.date)
        deadline = Deadline(.seconds(20), scheduler: world.clock)
        breaker.states.subscribe(onNext: { [weak self] in self?.change(to: $0.state) })
    }

    /// Those that the renewal of a token has, too.
    var perExchange: [any Interceptor] { shuffled([breaker, limit]) + [watch] }

    func around(_ interceptors: [any Interceptor]) -> [any Interceptor] {
        shuffled(interceptors + [breaker, limit, deadline]) + [watch]
    }

    private func shuffled(_ interceptors: [any Interceptor]) -> [any Interceptor] {
        let random = world.random
        return interceptors.map { ($0, random()) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func change(to new: CircuitBreaker.State) {
        let old = state.withLock { exchange(&$0.circuit, with: new) }
        let isLegal =
            switch (old, new) {
            case (.closed, .open), (.open, .halfOpen), (.halfOpen, .open), (.halfOpen, .closed):
                true
            default: false
            }
        if !isLegal { world.fail("a circuit opens, is half open, and then closed or open") }
    }

    /// The innermost interceptor: what passes it is sent.
    private var watch: any Interceptor {
        Around(per: .exchange) { [self] endpoint, next in
            .deferred { [self] in
                let isProbe = begin()
                return next(endpoint).do(onDispose: { [self] in
                    if isProbe { state.withLock { $0.probes -= 1 } }
                })
            }
        }
    }

    private func begin() -> Bool {
        let now = world.clock.now
        let (circuit, probes, first) = state.withLock { state in
            if state.circuit == .halfOpen { state.probes += 1 }
            state.begun = state.begun.suffix(Self.calls + Self.burst - 1) + [now]
            let isFull = state.begun.count == Self.calls + Self.burst
            return (state.circuit, state.probes, isFull ? state.begun.first : nil)
        }
        if circuit == .open { world.fail("an open circuit lets nothing pass") }
        if probes > 1 { world.fail("a half open circuit lets one exchange pass at a time") }
        if let first, now - first < .seconds(1) { world.fail("no more exchanges than the rate") }
        return circuit == .halfOpen
    }
}
