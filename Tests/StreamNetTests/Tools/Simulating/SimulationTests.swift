import Dispatch
import Foundation
import Locks
@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct SimulationTests {
    private enum Shop: Target {
        case items
        var baseURL: URL { URL(string: "https://shop.example")! }
        var path: Path { "items" }
    }

    /// A simulation of requests to a server that counts them.
    private static func simulation(
        seeds: ClosedRange<UInt64> = 1...4, actors: Int = 3, faults: [Simulation.Fault] = [],
        _ build:
            @escaping @Sendable (Simulation.World, Simulation.Server<Int>, Provider<Shop>)
            throws -> Void
    ) -> Simulation {
        Simulation(seeds: seeds, actors: actors, for: .seconds(60), faults: faults) { world in
            let server = world.server(0) { _, count in
                count += 1
                return "0123456789"
            }
            try build(world, server, Provider(backend: server, plugins: world.plugins))
        }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        @discardableResult
        func add(_ number: Int) -> Int {
            count.withLock { count in
                count += number
                return count
            }
        }
    }

    private final class Worlds: Sendable {
        private struct Reference: Sendable { weak var world: Simulation.World? }
        private let references = Mutex<[Reference]>([])
        var count: Int { references.withLock { $0.count } }
        var alive: Int { references.withLock { $0.count { $0.world != nil } } }
        func add(_ world: Simulation.World) {
            references.withLock { $0.append(Reference(world: world)) }
        }
    }

    private final class Box: Sendable {
        private let held = Mutex<Simulation.Server<Int>?>(nil)
        var server: Simulation.Server<Int>? {
            get { held.withLock { $0 } }
            set { held.withLock { $0 = newValue } }
        }
    }

    private static func failure(of simulation: Simulation) -> SimulationError? {
        var simulation = simulation
        simulation.report = { _ in }
        return #expect(throws: SimulationError.self) { try simulation.run() }
    }

    /// The log of a run, whatever happens in it.
    private static func log(_ simulation: Simulation, _ run: Simulation.Case) -> [String] {
        #expect(throws: SimulationError.self) { try simulation.run(only: run) }?.log ?? []
    }

    @Test func `a seed gives the same run, byte for byte, and another seed another one`() {
        let simulation = Simulation(
            seeds: 1...1, for: .seconds(90), faults: SimulatedShop.faults
        ) { world in
            let app = SimulatedApp(world)
            world.actors { actor in app.action(of: actor) }
            world.atEnd("something") { false }
        }
        let first = Self.log(simulation, .init(seed: 7, actors: 5))
        #expect(first.count > 100)
        let others = Mutex<[[String]]>([])
        DispatchQueue.concurrentPerform(iterations: 3) { _ in
            let log = Self.log(simulation, .init(seed: 7, actors: 5))
            others.withLock { $0.append(log) }
        }
        #expect(others.withLock { $0 } == [first, first, first])
        #expect(Self.log(simulation, .init(seed: 8, actors: 5)) != first)
    }

    @Test func `a simulation passes if its conditions hold, and runs each seed`() throws {
        let runs = Counter()
        let simulation = Self.simulation(seeds: UInt64.max - 20...UInt64.max) {
            world, server, shop in
            runs.add(1)
            world.actors { _ in shop.rx(.items) }
            world.invariant("each request arrives once") { server.state == server.count }
        }
        try simulation.run()
        #expect(runs.add(0) == 21)
    }

    @Test func `a failure needs no fault and no actor that has no part in it`() throws {
        let faults: [Simulation.Fault] = [
            .latency(.milliseconds(80)), .drops(0.2), .statuses([503: 0.1]), .cancels(0.1),
        ]
        let simulation = Self.simulation(actors: 16, faults: faults) { world, _, shop in
            world.actors { _ in
                shop.rx(.items).do(onError: { error in
                    if Retry.isLostConnection(error) { world.fail("a connection is lost") }
                })
            }
        }
        let failure = try #require(Self.failure(of: simulation))
        #expect(failure.reason == "a connection is lost")
        #expect(failure.run.actors == 1)
        #expect(failure.run.omitted == ["latency", "statuses", "cancels", "randomOrder"])
        #expect(failure.log.contains { $0.hasSuffix("failed: a connection is lost") })
        #expect(failure.inspector?.traces.isEmpty == false)
        let again = #expect(throws: SimulationError.self) { try simulation.run(only: failure.run) }
        #expect(again?.log == failure.log)
        #expect(again?.time == failure.time)
    }

    @Test func `a failure that needs two actors has two`() throws {
        let simulation = Self.simulation(actors: 16, faults: [.latency(.seconds(1))]) {
            world, _, shop in
            let running = Counter()
            world.actors { _ in
                Single.deferred {
                    if running.add(1) > 1 { world.fail("two at a time") }
                    return shop.rx(.items)
                }.do(onDispose: { running.add(-1) })
            }
        }
        let failure = try #require(Self.failure(of: simulation))
        #expect(failure.run.actors == 2)
        #expect(failure.run.omitted == ["randomOrder"])
    }

    @Test func `of several failures the first counts`() {
        let simulation = Self.simulation { world, _, _ in
            world.fail("first")
            world.fail("second")
        }
        #expect(Self.failure(of: simulation)?.reason == "first")
    }

    @Test func `a fault without which the reason is another one is not left out`() throws {
        let simulation = Self.simulation(faults: [.drops(1)]) { world, _, shop in
            world.actors { _ in
                shop.rx(.items).do(
                    onSuccess: { _ in world.fail("a response arrives") },
                    onError: { _ in world.fail("a connection is lost") })
            }
        }
        let failure = try #require(Self.failure(of: simulation))
        #expect(failure.reason == "a connection is lost")
        #expect(failure.run.omitted == ["randomOrder"])
    }

    @Test func `the text of a failure has the reason, the case and the end of the log`() {
        let simulation = Self.simulation(seeds: 3...3, actors: 1) { world, _, shop in
            world.actors { _ in shop.rx(.items) }
            world.invariant("nothing arrives") { false }
        }
        let text = Self.failure(of: simulation)?.description.split(separator: "\n") ?? []
        #expect(text.first?.hasPrefix("seed 3 fails after ") == true)
        #expect(text.first?.hasSuffix(": nothing arrives") == true)
        #expect(
            text.dropFirst().prefix(2) == [
                "again: .run(only: Simulation.Case(seed: 3, actors: 1, "
                    + #"omitted: ["randomOrder"]))"#,
                "(1 actor, number 0; work that is due at once runs in the order in which it was "
                    + "scheduled)",
            ])
        let log = text.dropFirst(3).map { $0.split(separator: "s", maxSplits: 1)[1] }
        #expect(
            log == [
                " actor 0 begins action 1", " #1 GET /items begins", " #1 ← 200",
                " #1 gets 200, 10 bytes", " action 1 ends", " failed: nothing arrives",
            ])
    }

    @Test func `work on another scheduler fails the simulation, which names it`() throws {
        let simulation = Simulation(seeds: 1...1, faults: [.statuses([503: 1])]) { world in
            let server = world.server(0) { _, _ in 200 }
            let queue = QueueScheduler(label: "other")
            let shop = Provider<Shop>(
                backend: server,
                interceptors: [Retry(1, .constant(delay: .zero), scheduler: queue)])
            world.actors { _ in shop.rx(.items) }
        }
        let reason = Self.failure(of: simulation)?.reason ?? ""
        #expect(reason.contains("does not use clock") || reason.contains("wanted an end of each"))
    }

    @Test func `a request from another thread fails the simulation`() {
        let simulation = Self.simulation(seeds: 1...1, actors: 1) { world, _, shop in
            world.actors { _ in
                let sent = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    _ = shop.rx(.items).subscribe()
                    sent.signal()
                }
                sent.wait()
                return shop.rx(.items)
            }
        }
        #expect(Self.failure(of: simulation)?.reason.contains("does not use clock") == true)
    }

    @Test func `a token that is not the latest is refused`() throws {
        let simulation = Simulation(seeds: 1...1, actors: 1) { world in
            let tokens = world.tokens
            let choices = (former: tokens.latest, latest: tokens.renew())
            let server = world.server(0) { request, _ in tokens.accept(request) ? 200 : 401 }
            let shop = Provider<Shop>(backend: server)
            world.actors { actor in
                let token = actor.choice(of: choices.former, choices.latest)
                let request = shop.rx(.items, .headers(["Authorization": "Bearer \(token)"]))
                return request.do(onSuccess: {
                    if ($0.status == 200) != (token == choices.latest) { world.fail("\($0)") }
                })
            }
        }
        try simulation.run()
    }

    @Test func `an action without an end fails the simulation`() {
        let simulation = Self.simulation(actors: 1) { world, _, _ in
            world.actors { _ in Observable<Int>.never() }
        }
        let failure = Self.failure(of: simulation)
        #expect(failure?.reason.hasPrefix("wanted an end of each action, found none") == true)
        #expect(failure?.time == .seconds(60) + .seconds(3_600))
    }

    @Test func `a simulation without an element of any action fails`() {
        let simulation = Self.simulation(faults: [.drops(1)]) { world, _, shop in
            world.actors { _ in shop.rx(.items) }
        }
        #expect(
            Self.failure(of: simulation)?.reason
                == "wanted an element of an action, found none of any seed")
    }

    @Test func `what the closures throw fails the simulation`() {
        struct Oops: Error {}
        let building = Self.simulation { _, _, _ in throw Oops() }
        #expect(Self.failure(of: building)?.reason == "Oops()")
        let acting = Self.simulation { world, _, _ in
            world.actors { _ -> any ObservableType in throw Oops() }
        }
        #expect(Self.failure(of: acting)?.reason == "Oops()")
        let checking = Self.simulation { world, _, shop in
            world.actors { _ in shop.rx(.items) }
            world.atEnd("checked") { throw Oops() }
        }
        #expect(Self.failure(of: checking)?.reason == "checked: Oops()")
    }

    @Test(arguments: [true, false])
    func `a run is released with all that it made`(endsItsActions: Bool) {
        let worlds = Worlds()
        let simulation = Simulation(
            seeds: 1...1, for: .seconds(60), faults: SimulatedShop.faults
        ) { world in
            worlds.add(world)
            let app = SimulatedApp(world)
            world.actors { actor in app.action(of: actor) }
            if !endsItsActions {
                world.actors { _ in
                    Observable<Int>.interval(.seconds(7_000), scheduler: world.clock)
                        .do(onNext: { _ in world.fail("never") })
                }
            }
        }
        #expect((try? simulation.run(only: .init(seed: 1, actors: 3))) == nil || endsItsActions)
        #expect(worlds.count == 1)
        #expect(worlds.alive == 0)
    }

    @Test func `the state may not be read by the closure that changes it`() {
        let simulation = Simulation(seeds: 1...1) { world in
            let box = Box()
            let server = world.server(0) { _, count in
                count += 1
                return "\(box.server?.state ?? 0)"
            }
            box.server = server
            let shop = Provider<Shop>(backend: server)
            world.actors { _ in shop.rx(.items) }
        }
        #expect(
            Self.failure(of: simulation)?.reason
                == "wanted the state of the server from its closure's argument, found a read")
    }
}
