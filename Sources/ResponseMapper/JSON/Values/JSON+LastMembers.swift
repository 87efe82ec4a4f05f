extension JSON {
    /// The last member of each key, by code points, in no order.
    var lastMembers: [JSONMembers.Pair] {
        if hasDistinctKeys { return objectValue }
        var seen: Set<ExactName> = []
        return objectValue.reversed().filter { seen.insert(ExactName(text: $0.key)).inserted }
    }

    /// The last member of each key, in the order of the keys' code points.
    var sortedMembers: [JSONMembers.Pair] { JSONMembers.sorted(lastMembers) }

    /// The number of different keys of an object.
    var keyCount: Int { hasDistinctKeys ? count : lastMembers.count }

    /// True if it is known that no key is repeated.
    private var hasDistinctKeys: Bool {
        switch node {
        case .taped(let value):
            value.kind == .object && value.tape.start(in: value.index) != nil
        case .object(let members): members.hasDistinctKeys
        case .absent, .null, .bool, .number, .string, .array: false
        }
    }
}
