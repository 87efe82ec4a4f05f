/// All repairs that were made for one mapping.
public struct RepairReport: Sendable {
    /// The request whose response was mapped; nil if a value was read without one.
    public let endpoint: Endpoint?
    /// The repairs, in the order in which the models read; at most the first thousand.
    public let repairs: [Repair]
    /// The number of repairs beyond these.
    public let omitted: Int

    /// Creates a report, for tests.
    public init(_ repairs: [Repair] = [], omitted: Int = 0, endpoint: Endpoint? = nil) {
        (self.repairs, self.omitted, self.endpoint) = (repairs, omitted, endpoint)
    }

    /// True if nothing was repaired.
    public var isEmpty: Bool { repairs.isEmpty }
}

extension RepairReport: CustomStringConvertible {
    /// The request and the number of repairs, then a line for each; "" if there are none.
    public var description: String {
        guard !isEmpty else { return "" }
        let count = repairs.count + omitted
        let title = (endpoint.map { "\($0): " } ?? "") + "\(count) repair\(count == 1 ? "" : "s")"
        let more = omitted == 0 ? [] : ["and \(omitted) more"]
        return ([title] + repairs.map(\.description) + more).joined(separator: "\n")
    }
}
