import Testing

/// A row of a table: what is applied, and its name.
protocol NamedRow: Sendable, CustomTestStringConvertible {
    associatedtype Apply: Sendable

    init(testDescription: String, apply: Apply)
}

extension NamedRow {
    init(_ name: String, _ apply: Apply) { self.init(testDescription: name, apply: apply) }
}
