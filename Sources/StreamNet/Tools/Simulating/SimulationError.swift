/// The first failure of a simulation, in the smallest case that was found, and how to see it again.
public struct SimulationError: Error, Sendable, CustomStringConvertible {
    /// The name of the condition that did not hold, or what was wanted and found.
    public let reason: String
    /// The time in the run.
    public let time: Duration
    /// The case, for ``Simulation/run(only:)``.
    public let run: Simulation.Case
    /// True if the search for a smaller case ended at its limit of time or work.
    public internal(set) var isSearchCutShort = false
    /// The requests, actions and faults up to the failure, a line each, with its time.
    public internal(set) var log: [String] = []
    /// The requests with their traces, if the provider has ``Simulation/World/plugins``.
    public internal(set) var inspector: Inspector?

    init(_ reason: String, at time: Duration, _ run: Simulation.Case) {
        (self.reason, self.time, self.run) = (reason, time, run)
    }

    /// The reason, the time, the case and the end of the log.
    public var description: String {
        let lines = log.suffix(20).map { "\n  \($0)" }.joined()
        let note =
            isSearchCutShort ? "\n(there may be a smaller case: the search was cut short)" : ""
        return "seed \(run.seed) fails after \(time.inWords): \(reason)\n"
            + "again: .run(only: \(run))\n(\(run.words))\(note)\(lines)"
    }
}

extension Simulation.Case: CustomStringConvertible {
    /// As it is written in Swift: `Simulation.Case(seed: 7, actors: 2, omitted: ["drops"])`.
    public var description: String {
        let rest = omitted.isEmpty ? "" : ", omitted: \(omitted.sorted())"
        return "Simulation.Case(seed: \(seed), actors: \(actors)\(rest))"
    }
    fileprivate var words: String {
        let count = actors == 1 ? "1 actor, number 0" : "\(actors) actors, from number 0"
        let faults = omitted.subtracting([Simulation.order]).sorted().joined(separator: ", ")
        let isOrdered = omitted.contains(Simulation.order)
        return count + (faults.isEmpty ? "" : ", without the faults: \(faults)")
            + "; work that is due at once runs in "
            + (isOrdered ? "the order in which it was scheduled" : "a random order")
    }
}
