import Foundation
import Locks
import StreamNet
import Streams
import Testing

/// Each two interceptors, in each order and at each place where they can be listed.
@Suite(.hangLimit) struct SimulatedPairTests {
    /// `PAIR_SEEDS=500` plays as many of each pair, as `.ci/full` does.
    private static let seeds =
        ProcessInfo.processInfo.environment["PAIR_SEEDS"].flatMap { UInt64($0) } ?? 2

    @Test(arguments: SimulatedPair.all)
    func `no response is lost, nothing is sent twice or too late`(_ pair: SimulatedPair) throws {
        try pair.simulation(seeds: 1...Self.seeds).run()
    }
}

/// Two interceptors, the outer one first, and where they are listed.
struct SimulatedPair: Sendable, CustomTestStringConvertible {
    enum Kind: CaseIterable { case retry, tokenRefresh, circuitBreaker, rateLimit, deadline }
    /// The number of those in the provider's list; the others are in the request's.
    enum Place: Int, CaseIterable { case request, both, provider }

    private static let limit = Duration.seconds(2)

    let kinds: [Kind]
    let place: Place

    static let all = Kind.allCases.flatMap { outer in
        Kind.allCases.flatMap { inner in
            Place.allCases.map { Self(kinds: [outer, inner], place: $0) }
        }
    }

    var testDescription: String { "\(kinds[0]), \(kinds[1]), listed by: \(place)" }

    func simulation(seeds: ClosedRange<UInt64>) -> Simulation {
        var faults: [Simulation.Fault] = [
            .latency(.milliseconds(400)), .pieces(upTo: 3), .drops(0.1),
            .statuses([503: 0.1, 429: 0.1]), .outages(every: .seconds(15), lasting: .seconds(2)),
            .cancels(0.1),
        ]
        if kinds.contains(.tokenRefresh) { faults.append(.expiringTokens(every: .seconds(5))) }
        return Simulation(
            seeds: seeds, actors: 4, for: .seconds(12), every: .milliseconds(500), faults: faults
        ) { world in
            world.expectNoLeaks()
            let calls = SimulatedCalls(of: self, in: world)
            let shop = Provider<PairedTarget>(
                backend: calls, plugins: world.plugins,
                attributes: [.authorization(.bearer), .validation(.successCodes)])
            let listed = interceptors(world, shop)
            let app = shop.with(interceptors: Array(listed.prefix(place.rawValue)))
            let inner = Attributes.interceptors(Array(listed.dropFirst(place.rawValue)))
            world.actors { actor in
                let kind = actor.choice(of: 0, 1, 2)
                let call = calls.begin(within: Self.limit * (kind == 2 ? 2 : 1))
                let target = PairedTarget(
                    method: kind == 0 ? .post : .get, path: kind == 0 ? "orders" : "items",
                    attributes: .header("X-Call", "\(call)"))
                let responses =
                    kind == 2
                    ? app.rx.pages(target, inner, next: .link).flow
                    : app.rx(target, inner).asObservable()
                return responses.do(
                    onNext: { _ in calls.deliver(to: call) },
                    onError: { calls.end(call, with: $0) },
                    onDispose: { calls.end(call, with: nil) })
            }
        }
    }

    /// The renewal of a token passes the other one.
    private func interceptors(
        _ world: Simulation.World, _ shop: Provider<PairedTarget>
    ) -> [any Interceptor] {
        let clock = world.clock
        let token = Mutex((text: "token-0", renewals: 0))
        world.invariant("no more renewals than tokens that expired") {
            token.withLock { $0.renewals } <= world.tokens.expiries
        }
        let others = kinds.map { kind -> (any Interceptor)? in
            switch kind {
            case .tokenRefresh: nil
            case .retry:
                Retry(
                    2, .backoff(base: .milliseconds(500), cap: .seconds(4), random: world.random),
                    anyMethod: [429], budget: RetryBudget(), scheduler: clock, now: world.date)
            case .circuitBreaker:
                CircuitBreaker(
                    failing: 0.5, of: 4, within: .seconds(20), open: .seconds(2), scheduler: clock)
            case .rateLimit:
                RateLimit(
                    2, per: .seconds(1), burst: 2, longestWait: .seconds(2), scheduler: clock,
                    now: world.date)
            case .deadline: Deadline(Self.limit, scheduler: clock)
            }
        }
        let account = shop.with(interceptors: others.compactMap { $0 })
        let renewal = PairedTarget(
            method: .post, path: "token", attributes: [.authorization(nil), .retries(0)])
        let refresh = { @Sendable in
            TokenRefresh(
                token: { token.withLock { $0.text } },
                renew: {
                    account.rx(renewal).map { String(decoding: $0.body, as: UTF8.self) }
                        .do(onSuccess: { new in token.withLock { $0 = (new, $0.renewals + 1) } })
                }, scheduler: clock)
        }
        return others.map { $0 ?? refresh() }
    }
}

private struct PairedTarget: Target {
    var method: HTTPMethod
    var path: Path
    var attributes: Attributes
    var baseURL: URL { URL(string: "https://shop.example")! }
}
