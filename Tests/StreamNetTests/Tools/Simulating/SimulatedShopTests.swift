import Foundation
import StreamNet
import Testing

/// The package's own retries, renewals, caches, pages, events and sockets, with all faults.
///
/// `SIMULATION_SEEDS=2000 SIMULATION_SECONDS=600` runs as many seeds, for as long each.
@Suite(.hangLimit) struct SimulatedShopTests {
    private static func setting(_ name: String, or other: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? other
    }

    @Test func `whatever happens, all conditions hold`() throws {
        let seeds = 1...max(1, Self.setting("SIMULATION_SEEDS", or: 5))
        let duration = Duration.seconds(Self.setting("SIMULATION_SECONDS", or: 60))
        try SimulatedShop.simulation(seeds: seeds, for: duration).run()
    }

    /// `LIMITED_SEEDS=2000` plays as many, as `.ci/full` does.
    @Test func `limits hold in any order in which they are listed`() throws {
        let seeds = 1...max(1, Self.setting("LIMITED_SEEDS", or: 200))
        try SimulatedShop.simulation(seeds: seeds, for: .seconds(30), areLimited: true).run()
    }
}
