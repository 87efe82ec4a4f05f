import Foundation
import Locks
@testable import StreamNet
import Testing

/// How a failure is found again, and what its log says.
@Suite(.virtualLimit) struct SimulationReportTests {
    private enum Shop: Target {
        case items, feed
        var baseURL: URL { URL(string: "https://shop.example")! }
        var path: Path { self == .items ? "items" : "feed" }
    }

    private final class Notes: Sendable {
        private let state = Mutex<(builds: Int, texts: [String])>((0, []))
        var builds: Int { state.withLock { $0.builds } }
        var texts: [String] { state.withLock { $0.texts } }
        func build() { state.withLock { $0.builds += 1 } }
        func add(_ text: String) { state.withLock { $0.texts.append("\($0.builds): \(text)") } }
    }

    /// A simulation that fails at its first action, and has endless work if latency is left out.
    private static func endless(_ notes: Notes) -> Simulation {
        var simulation = Simulation(
            seeds: 1...1, actors: 2, faults: [.latency(.milliseconds(80)), .drops(0.1)]
        ) { world in
            notes.build()
            let shop = Provider<Shop>(backend: world.server(0) { _, _ in 200 })
            world.actors { _ in
                guard world.run.omitted.contains("latency") else { return shop.rx(.items) }
                @Sendable func again() { world.clock.schedule(after: .zero) { again() } }
                again()
                return Observable<Int>.never()
            }
            world.invariant("nothing ends") { false }
        }
        simulation.report = { notes.add($0) }
        return simulation
    }

    @Test func `the search for a smaller case ends at its limit of work, and says so`() throws {
        var simulation = Self.endless(Notes())
        simulation.mostWork = 10_000
        let failure = try #require(throws: SimulationError.self) { try simulation.run() }
        #expect(failure.isSearchCutShort)
        #expect(failure.run == .init(seed: 1, actors: 2))
        #expect(failure.description.contains("there may be a smaller case"))
        #expect(failure.description.contains("(2 actors, from number 0; "))
        #expect(failure.description.contains(" runs in a random order)"))
        #expect(failure.log.last?.hasSuffix("failed: nothing ends") == true)
    }

    @Test func `the search for a smaller case ends at its limit of time, and says so`() throws {
        var simulation = Self.endless(Notes())
        simulation.mostTime = .seconds(-1)
        let failure = try #require(throws: SimulationError.self) { try simulation.run() }
        #expect(failure.isSearchCutShort)
        #expect(failure.run.omitted == [])
    }

    @Test func `a search that ends by itself says nothing of it`() throws {
        let simulation = Simulation(seeds: 1...1, faults: [.drops(0.1)]) { world in
            world.actors { _ in Single.just(1) }
            world.invariant("nothing ends") { false }
        }
        #expect(simulation.mostTime == .seconds(10))
        #expect(simulation.mostWork == 20_000_000)
        let failure = try #require(throws: SimulationError.self) { try simulation.run() }
        #expect(!failure.isSearchCutShort)
        #expect(failure.run == .init(seed: 1, actors: 1, omitted: ["drops", "randomOrder"]))
        #expect(!failure.description.contains("smaller"))
        #expect(failure.description.contains("(1 actor, number 0, without the faults: drops; "))
    }

    @Test func `the first failure is printed before the search`() throws {
        let notes = Notes()
        var simulation = Self.endless(notes)
        simulation.mostWork = 100
        #expect(throws: SimulationError.self) { try simulation.run() }
        #expect(notes.texts.count == 1)
        // One run has been built by then, and no smaller one.
        #expect(notes.texts.first?.hasPrefix("1: seed 1 fails after ") == true)
        #expect(notes.texts.first?.contains("actors: 2)") == true)
        #expect(notes.builds > 1)
    }

    /// The log of the requests of one actor, without times, until the first action has ended.
    private static func log(
        _ faults: [Simulation.Fault],
        _ request:
            @escaping @Sendable (Provider<Shop>)
            -> any ObservableType = { $0.rx(.items) }
    ) -> [String] {
        let simulation = Simulation(seeds: 1...1, actors: 1, faults: faults) { world in
            let server = world.server(0) { _, _ in "0123456789" }
            let shop = Provider<Shop>(backend: server)
            world.actors { _ in request(shop) }
            world.invariant("nothing ends") { false }
        }
        let failure = #expect(throws: SimulationError.self) {
            try simulation.run(only: .init(seed: 1, actors: 1))
        }
        return failure?.log.map { String($0.split(separator: "s ", maxSplits: 1)[1]) } ?? []
    }

    @Test func `the log has what the server sends and what its caller gets`() {
        #expect(
            Self.log([]) == [
                "actor 0 begins action 1", "#1 GET /items begins", "#1 ← 200",
                "#1 gets 200, 10 bytes", "action 1 ends", "failed: nothing ends",
            ])
    }

    @Test func `the log has a response that is lost on its way`() {
        let logs = (UInt64(1)...40).map { seed in
            let simulation = Simulation(seeds: 1...1, faults: [.drops(1)]) { world in
                let shop = Provider<Shop>(backend: world.server(0) { _, _ in "0123456789" })
                world.actors { _ in shop.rx(.items) }
                world.invariant("nothing ends") { false }
            }
            let failure = #expect(throws: SimulationError.self) {
                try simulation.run(only: .init(seed: seed, actors: 1))
            }
            return (failure?.log ?? []).map { $0.drop { $0 != "#" } }.filter { !$0.isEmpty }
        }
        let lost = logs.filter { $0[1] == "#1 ✗ is lost on its way to the server" }
        let cut = logs.filter { $0[1].hasPrefix("#1 ← 200, but is lost after ") }
        #expect(lost.count + cut.count == logs.count)
        #expect(lost.count > 5 && cut.count > 15)
        #expect(logs.allSatisfy { $0[2].hasPrefix("#1 fails: ") })
    }

    @Test func `the log says that a request is sent again`() {
        let simulation = Simulation(seeds: 1...1, faults: [.drops(1)]) { world in
            let retry = Retry(1, .constant(delay: .zero), scheduler: world.clock, now: world.date)
            let shop = Provider<Shop>(
                backend: world.server(0) { _, _ in 200 }, interceptors: [retry])
            world.actors { _ in shop.rx(.items) }
            world.invariant("nothing ends") { false }
        }
        let failure = #expect(throws: SimulationError.self) {
            try simulation.run(only: .init(seed: 1, actors: 1))
        }
        #expect(failure?.log.count { $0.hasSuffix("#1 GET /items begins") } == 1)
        #expect(failure?.log.count { $0.hasSuffix("#2 GET /items begins, attempt 2") } == 1)
    }

    @Test func `the log has a request that is cancelled`() {
        let log = Self.log([.latency(.seconds(60)), .cancels(1, within: .milliseconds(1))])
        #expect(
            log == [
                "actor 0 begins action 1", "#1 GET /items begins", "#1 is cancelled",
                "action 1 is cancelled", "failed: nothing ends",
            ])
    }
}
