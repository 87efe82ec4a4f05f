extension JSON: Hashable {
    /// Compares by value, not by spelling, at any depth.
    ///
    /// Numbers are compared by value (`1`, `1.0` and `10e-1` are equal), exactly and at any size;
    /// strings and keys by their code points, so that a composed and a decomposed "é" differ;
    /// objects regardless of the order of their members, of which the last of each key counts, the
    /// one that lookups find. Null, absent and an empty container are all different.
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
        var open: [JSON] = []
        hash(into: &hasher, &open)
        while let container = open.popLast() {
            if let elements = container.array {
                hasher.combine(elements.count)
                for element in elements { element.hash(into: &hasher, &open) }
            } else {
                for (key, value) in container.sortedMembers {
                    hasher.combine(ExactName(text: key))
                    value.hash(into: &hasher, &open)
                }
            }
        }
    }
}

extension JSON {
    /// Compares scalars; adds containers of the same kind to those that have to be compared.
    private func matches(_ other: JSON, _ open: inout [(JSON, JSON)]) -> Bool {
        let type = type
        guard type == other.type else { return false }
        switch type {
        case .absent, .null: return true
        case .bool: return bool == other.bool
        case .number: return number == other.number
        case .string: return ExactName(text: stringValue) == ExactName(text: other.stringValue)
        case .array, .object:
            if case (.taped(let one), .taped(let same)) = (node, other.node),
                one.index == same.index, one.tape === same.tape
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
        let (members, others) = (lastMembers, other.lastMembers)
        guard members.count == others.count else { return false }
        return members.allSatisfy { name, value in
            others[name].map { value.matches($0, &open) } ?? false
        }
    }

    /// Hashes a scalar; adds a container to those that have to be hashed.
    private func hash(into hasher: inout Hasher, _ open: inout [JSON]) {
        hasher.combine(type)
        switch shape {
        case .absent, .null, .taped: break
        case .bool(let flag): hasher.combine(flag)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(ExactName(text: text))
        case .array, .object: open.append(self)
        }
    }

    /// The last member of each key, by code points.
    private var lastMembers: [ExactName: JSON] {
        var members: [ExactName: JSON] = [:]
        members.reserveCapacity(count)
        for (key, value) in objectValue { members[ExactName(text: key)] = value }
        return members
    }

    /// The last member of each key, in the order of the keys' code points.
    var sortedMembers: [JSONMembers.Pair] {
        JSONMembers.sorted(lastMembers.map { ($0.text, $1) })
    }
}
