/// What a test expected and did not see, and what it saw and did not expect.
public struct StubReport: Sendable, Hashable {
    /// The stubs with answers that nobody asked for, and those that no request can fit.
    public let unused: [String]
    /// The requests that nobody answered, in order.
    public let unexpected: [String]

    /// Whether all is well.
    public var isEmpty: Bool { unused.isEmpty && unexpected.isEmpty }
}

extension StubReport: CustomStringConvertible {
    /// One complaint to a line; without credentials, and with secrets in queries hidden.
    public var description: String {
        let lines = unused.map { "unused: \($0)" } + unexpected.map { "unexpected: \($0)" }
        return lines.isEmpty ? "all is well" : lines.joined(separator: "\n")
    }
}
