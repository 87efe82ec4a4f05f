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
        guard type == .array || type == .object else { return hashScalar(into: &hasher) }
        // A list of the containers around the present one, so that any depth can be hashed.
        var open = [HashedContainer(self)]
        while var last = open.popLast() {
            if let inner = last.next() {
                open.append(last)
                open.append(inner)
            } else if let outer = open.indices.last {
                open[outer].add(last.hash)
            } else {
                hasher.combine(last.hash)
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
        let members = lastMembers
        guard members.count == other.keyCount else { return false }
        return members.allSatisfy { key, value in
            let same = other[key]
            return same.exists && value.matches(same, &open)
        }
    }
}
