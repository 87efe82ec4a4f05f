extension JSON: Hashable {
    /// Compares by value, not by spelling, at any depth.
    ///
    /// Numbers are compared exactly (`1`, `1.0` and `10e-1` are equal), texts by their code points:
    /// a composed and a decomposed "é" differ. The order of an object's members does not
    /// count; of a key, the last one does. Null, absent and an empty container are all different.
    @inline(never)
    public static func == (left: JSON, right: JSON) -> Bool {
        var open: [(JSON, JSON)] = []
        guard left.matches(right, &open) else { return false }
        while let (left, right) = open.popLast() {
            guard left.hasSameContents(as: right, &open) else { return false }
        }
        return true
    }

    /// Hashes the value that `==` compares.
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        guard isContainer else { return hashScalar(into: &hasher) }
        // A sum, as members have no order, over a list of what is open, for any depth.
        var sum = 0
        var open = [self]
        while let container = open.popLast() {
            let elements = container.array?.enumerated().map { ("\($0)", $1) }
            for (key, value) in elements ?? container.lastMembers {
                var hasher = Hasher()
                hasher.combine(container.type)
                hasher.combine(ExactName(text: key))
                if value.isContainer { open.append(value) } else { value.hashScalar(into: &hasher) }
                sum &+= hasher.finalize()
            }
        }
        hasher.combine(type)
        hasher.combine(sum)
    }

    private var isContainer: Bool { type == .array || type == .object }

    private func hashScalar(into hasher: inout Hasher) {
        hasher.combine(type)
        if let string { return hasher.combine(ExactName(text: string)) }
        if let numeral { return hasher.combine(numeral) }
        if let bool { hasher.combine(bool) }
    }

    /// Compares scalars; adds containers of the same kind to those that have to be compared.
    private func matches(_ other: JSON, _ open: inout [(JSON, JSON)]) -> Bool {
        let type = type
        guard type == other.type else { return false }
        switch type {
        case .absent, .null: return true
        case .bool: return bool == other.bool
        case .number: return numeral == other.numeral
        case .string: return ExactName(text: stringValue) == ExactName(text: other.stringValue)
        case .array, .object:
            if case (.taped(let tape, let index), .taped(let same, let sameIndex)) =
                (node, other.node), index == sameIndex, tape === same
            {
                return true
            }
            open.append((self, other))
            return true
        }
    }

    private func hasSameContents(as other: JSON, _ open: inout [(JSON, JSON)]) -> Bool {
        if let (one, other) = array.flatMap({ one in other.array.map { (one, $0) } }) {
            return one.count == other.count && zip(one, other).allSatisfy { $0.matches($1, &open) }
        }
        let members = lastMembers
        guard members.count == other.keyCount else { return false }
        return members.allSatisfy { key, value in
            let same = other.member(key)
            return same.exists && value.matches(same, &open)
        }
    }

    /// The last member of each key, by code points, in no order.
    var lastMembers: [JSONMembers.Pair] {
        hasDistinctKeys ? objectValue : objectValue.lastOfEach { $0.key }
    }

    var sortedMembers: [JSONMembers.Pair] { JSONMembers.sorted(lastMembers) }
    var keyCount: Int { hasDistinctKeys ? count : lastMembers.count }

    private var hasDistinctKeys: Bool {
        switch node {
        case .taped(let tape, let index):
            tape.isObject(at: index) && tape.start(in: index) != nil
        case .object(let members): members.hasDistinctKeys
        default: false
        }
    }
}
