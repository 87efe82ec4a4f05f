/// The stubs that a test did not use, and the requests that it did not expect.
public struct StubReport: Sendable, Hashable {
    /// The stubs with answers that were not used, and those that match no request.
    public let unused: [String]
    /// The requests that were not answered, in order.
    public let unexpected: [String]

    /// True if there are no complaints.
    public var isEmpty: Bool { unused.isEmpty && unexpected.isEmpty }
}

extension StubReport: CustomStringConvertible {
    /// One complaint per line; without credentials, and with secrets in queries hidden.
    public var description: String {
        let lines = unused.map { "unused: \($0)" } + unexpected.map { "unexpected: \($0)" }
        return lines.isEmpty ? "all is well" : lines.joined(separator: "\n")
    }
}
