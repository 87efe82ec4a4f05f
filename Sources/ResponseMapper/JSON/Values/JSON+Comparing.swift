extension JSON: Comparable {
    /// Orders by kind, in the order of ``Kind``, then by the value that `==` compares.
    ///
    /// False comes before true; numbers are compared exactly; arrays and strings by their first
    /// difference; objects by their members, sorted by key; texts by code points.
    public static func < (left: JSON, right: JSON) -> Bool {
        // A list of what is to be compared, the next at its end, so that any depth can be.
        var open = [(left, right)]
        while let (left, right) = open.popLast() {
            if let isBefore = left.isBefore(right, &open) { return isBefore }
        }
        return false
    }

    /// True if this is before the other; nil if they are equal, or `open` has more to compare.
    private func isBefore(_ other: JSON, _ open: inout [(JSON, JSON)]) -> Bool? {
        switch (shape, other.shape) {
        case (.bool(let left), .bool(let right)): return left == right ? nil : right
        case (.number(let left), .number(let right)):
            return Self.isBefore(left.canonical, right.canonical)
        case (.string(let left), .string(let right)):
            return Self.isBefore(ExactName(text: left), ExactName(text: right))
        case (.array(let left), .array(let right)):
            open.append((JSON(left.values.count), JSON(right.values.count)))
            open += zip(left.values, right.values).reversed()
        case (.object, .object):
            let (left, right) = (sortedMembers, other.sortedMembers)
            open.append((JSON(left.count), JSON(right.count)))
            for (left, right) in zip(left, right).reversed() {
                open += [(left.value, right.value), (JSON(left.key), JSON(right.key))]
            }
        default: return Self.isBefore(type.rank, other.type.rank)
        }
        return nil
    }

    private static func isBefore<Part: Comparable>(_ left: Part, _ right: Part) -> Bool? {
        left == right ? nil : left < right
    }
}

extension JSON.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension JSONNumber.Canonical: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Compares without the signs: first the place of the point, then digit by digit.
    private func isSmaller(than other: Self) -> Bool {
        guard !digits.isEmpty, !other.digits.isEmpty
        else { return digits.count < other.digits.count }
        let point = exponent + Int64(digits.count)
        let otherPoint = other.exponent + Int64(other.digits.count)
        guard point == otherPoint else { return point < otherPoint }
        return digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
    }
}
