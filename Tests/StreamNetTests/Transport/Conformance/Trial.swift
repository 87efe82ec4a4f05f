import Testing

/// A row and the contender that it is run through.
struct Trial: Sendable, CustomTestStringConvertible {
    let contender: Contender
    let row: TransportCase

    private var shortcoming: Shortcoming? { contender.cannot[row.name] }

    private var isTrapping: Bool { if case .traps = shortcoming { true } else { false } }

    /// All rows through all contenders, but for those that would end the process.
    static func all(_ rows: [TransportCase]) -> [Trial] { each(rows).filter { !$0.isTrapping } }

    /// The cases that `all` leaves out.
    static func trapping(_ rows: [TransportCase]) -> [Trial] { each(rows).filter(\.isTrapping) }

    private static func each(_ rows: [TransportCase]) -> [Trial] {
        Contender.all.flatMap { contender in rows.map { Trial(contender: contender, row: $0) } }
    }

    /// Runs the row, which must end as it says or as the contender is known to end it.
    func run() async throws { try await row.run(through: contender.backend, expecting: expected) }

    private var expected: [Outcome] {
        guard case .gets(let first, _) = shortcoming else { return row.gets }
        return [first] + row.gets.dropFirst()
    }

    var testDescription: String {
        guard case .gets(let outcome, let reason) = shortcoming else {
            return "\(contender.name): \(row.name)"
        }
        return "\(contender.name): \(row.name), gets \(outcome), since \(reason)"
    }
}
