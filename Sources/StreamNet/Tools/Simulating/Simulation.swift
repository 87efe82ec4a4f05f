import Dispatch
import Foundation
import Locks

/// Plays hours of an app and its server with the random numbers of many seeds, to find what no test
/// was written for.
///
/// ```swift
/// try Simulation(seeds: 1...200, faults: [.drops(0.02)]) { world in
///     let server = world.server(Set<String>()) { request, orders in
///         let id = request.url.absoluteString
///         if !orders.insert(id).inserted { world.fail("placed twice") }
///         return 201
///     }
///     let retry = Retry(3, scheduler: world.clock)
///     let shop = Provider<Shop>(backend: server, interceptors: [retry])
///     world.actors { actor in shop.rx(.order("\(actor.random())")) }
/// }.run()
/// ```
///
/// Providers, interceptors, caches and streams are the real ones; the network, the server and the
/// time are simulated. A seed determines all latencies, faults, actions and the order of work that
/// is due at once, so that a run can be played again, byte for byte: see ``SimulationError``.
public struct Simulation: Sendable {
    /// One run: a seed, and less of what its simulation has.
    public struct Case: Sendable, Hashable {
        /// The seed.
        public var seed: UInt64
        /// The number of actors.
        public var actors: Int
        /// The names of the faults that are left out, such as `drops`; with `randomOrder`, work
        /// that is due at once runs in the order in which it was scheduled.
        public var omitted: Set<String>

        /// Makes a case, as a failure has printed it.
        public init(seed: UInt64, actors: Int, omitted: Set<String> = []) {
            (self.seed, self.actors, self.omitted) = (seed, actors, omitted)
        }
    }

    /// The time after the end in which actions may end.
    static let patience = Duration.seconds(3_600)

    let seeds: ClosedRange<UInt64>
    let actors: Int
    let duration: Duration
    let interval: Duration
    let faults: [Fault]
    /// The limits of the search for a smaller case, and the output of the first failure.
    var mostWork = 20_000_000
    var mostTime = Duration.seconds(10)
    var report: @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    private let build: @Sendable (World) throws -> Void

    /// Makes a simulation, and runs nothing.
    /// - Parameters:
    ///   - seeds: The seeds, one run for each.
    ///   - actors: The number of actors; at least 1.
    ///   - duration: The time of each run, after which no action begins.
    ///   - interval: The mean of the time from the end of one action of an actor to its next.
    ///   - faults: What goes wrong.
    ///   - build: Makes the server, the providers, the actors and the conditions of a run. It is
    ///     called for each run, on several threads: what it makes belongs to that run alone.
    public init(
        seeds: ClosedRange<UInt64>, actors: Int = 20, for duration: Duration = .seconds(600),
        every interval: Duration = .seconds(10), faults: [Fault] = [],
        _ build: @escaping @Sendable (World) throws -> Void
    ) {
        (self.seeds, self.actors, self.faults) = (seeds, max(1, actors), faults)
        (self.duration, self.interval, self.build) = (duration, interval, build)
    }

    /// Runs all seeds, on all processors, and returns when they have passed.
    ///
    /// The first seed that fails is printed to standard error, and played again with fewer actors
    /// and faults, as long as it fails alike: for 10 seconds, and 20 million pieces of work, at
    /// most. A simulation in which no action of any seed gets an element fails, too: it would not
    /// notice anything.
    public func run() throws(SimulationError) {
        let size = max(1, ProcessInfo.processInfo.activeProcessorCount) * 4
        var successes = 0
        for first in stride(from: seeds.lowerBound, through: seeds.upperBound, by: size) {
            let chunk = first...(first + min(seeds.upperBound - first, UInt64(size) - 1))
            let results = Mutex<[UInt64: (failure: SimulationError?, successes: Int)]>([:])
            DispatchQueue.concurrentPerform(iterations: chunk.count) { index in
                let seed = chunk.lowerBound + UInt64(index)
                let result = play(Case(seed: seed, actors: actors), isReported: false)
                results.withLock { $0[seed] = (result.failure, result.successes) }
            }
            let ended = results.withLock { $0 }
            for seed in chunk {
                if let failure = ended[seed]?.failure { throw smallest(failure) }
                successes += ended[seed]?.successes ?? 0
            }
        }
        guard successes > 0 else {
            throw SimulationError(
                "wanted an element of an action, found none of any seed", at: duration,
                Case(seed: seeds.lowerBound, actors: actors))
        }
    }

    /// Runs one case alone, on the calling thread, with a report of its failure.
    public func run(only run: Case) throws(SimulationError) {
        if let failure = play(run, isReported: true).failure { throw failure }
    }

    func play(
        _ run: Case, isReported: Bool, mostWork: Int = .max
    ) -> (failure: SimulationError?, successes: Int, left: Int) {
        let world = World(self, run, isReported: isReported)
        world.clock.left = mostWork
        do { try build(world) } catch { world.fail("\(error)") }
        let failure = world.play()
        return (failure, world.state.withLock { $0.successes }, world.clock.left)
    }
}
