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
        /// The names of the faults that are left out, such as `drops`, or `order` for the random
        /// order of work that is due at once.
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
    /// The first seed that fails is played again with fewer actors and faults, as long as it fails
    /// alike. A simulation in which no action of any seed gets an element fails, too: it would not
    /// notice anything.
    public func run() throws(SimulationError) {
        let size = max(1, ProcessInfo.processInfo.activeProcessorCount) * 4
        var successes = 0
        for first in stride(from: seeds.lowerBound, through: seeds.upperBound, by: size) {
            let chunk = first...(first + min(seeds.upperBound - first, UInt64(size) - 1))
            let results = Mutex<[UInt64: (SimulationError?, Int)]>([:])
            DispatchQueue.concurrentPerform(iterations: chunk.count) { index in
                let seed = chunk.lowerBound + UInt64(index)
                let result = play(Case(seed: seed, actors: actors), isReported: false)
                results.withLock { $0[seed] = result }
            }
            let ended = results.withLock { $0 }
            for seed in chunk {
                if let failure = ended[seed]?.0 {
                    let failure = smallest(failure)
                    // Once more, with its log.
                    throw play(failure.run, isReported: true).failure ?? failure
                }
                successes += ended[seed]?.1 ?? 0
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

    func play(_ run: Case, isReported: Bool) -> (failure: SimulationError?, successes: Int) {
        let world = World(self, run, isReported: isReported)
        do { try build(world) } catch { world.fail("\(error)") }
        let failure = world.play()
        return (failure, world.state.withLock { $0.successes })
    }

    private func smallest(_ failure: SimulationError) -> SimulationError {
        var failure = failure
        for name in faults.map(\.name) + [Self.order] {
            var run = failure.run
            run.omitted.insert(name)
            if let same = failing(run, like: failure) { failure = same }
        }
        var count = 1
        while count < failure.run.actors {
            var run = failure.run
            run.actors = count
            if let same = failing(run, like: failure) { return same }
            count *= 2
        }
        return failure
    }

    /// Returns the failure of a case, or of one with another seed, for the same reason.
    private func failing(_ run: Case, like failure: SimulationError) -> SimulationError? {
        for offset in 0..<UInt64(8) {
            var run = run
            run.seed &+= offset
            if let same = play(run, isReported: false).failure, same.reason == failure.reason {
                return same
            }
        }
        return nil
    }
}
