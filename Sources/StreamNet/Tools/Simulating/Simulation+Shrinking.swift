extension Simulation {
    /// Searches a smaller case that fails alike, and returns its failure, with its log.
    func smallest(_ failure: SimulationError) -> SimulationError {
        report("\(failure)\nA smaller case is being searched.\n")
        var search = Search(simulation: self, smallest: failure, work: mostWork)
        search.omitFaults()
        search.omitActors()
        var failure = play(search.smallest.run, isReported: true).failure ?? search.smallest
        failure.isSearchCutShort = search.isCutShort
        return failure
    }

    private struct Search {
        let simulation: Simulation
        var smallest: SimulationError
        /// The pieces of work that may still be done.
        var work: Int
        let start = ContinuousClock.now
        var isCutShort = false

        mutating func omitFaults() {
            for name in simulation.faults.map(\.name) + [Simulation.order] {
                var run = smallest.run
                run.omitted.insert(name)
                if let same = failing(run) { smallest = same }
            }
        }

        mutating func omitActors() {
            var count = 1
            while count < smallest.run.actors {
                var run = smallest.run
                run.actors = count
                if let same = failing(run) {
                    smallest = same
                    return
                }
                count *= 2
            }
        }

        /// Returns the failure of a case, or of one with another seed, for the same reason.
        private mutating func failing(_ run: Case) -> SimulationError? {
            for offset in 0..<UInt64(8) {
                isCutShort = isCutShort || ContinuousClock.now - start > simulation.mostTime
                if isCutShort { return nil }
                var run = run
                run.seed &+= offset
                let result = simulation.play(run, isReported: false, mostWork: work)
                work = result.left
                // A run that had to stop has not shown how it would have ended.
                isCutShort = work == 0
                if isCutShort { return nil }
                if let same = result.failure, same.reason == smallest.reason { return same }
            }
            return nil
        }
    }
}
