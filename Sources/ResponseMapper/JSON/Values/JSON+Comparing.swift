extension JSON: Comparable {
    /// Orders by kind, in the order of ``Kind``, then by the value that `==` compares.
    ///
    /// False comes before true; numbers are compared exactly; arrays and strings by their first
    /// difference; objects by their members, sorted by key; texts by code points.
    public static func < (left: JSON, right: JSON) -> Bool {
        // A list of what is to be compared, the next at its end, so that any depth can be.
        var open: [Comparison] = [.values(left, right)]
        while let next = open.popLast() {
            if let isBefore = next.isBefore(&open) { return isBefore }
        }
        return false
    }
}

/// Two parts of values that are to be compared.
private enum Comparison {
    case values(JSON, JSON)
    case texts(String, String)
    case counts(Int, Int)

    /// True if the first is before the second; nil if they are equal, or if it depends on the parts
    /// that are added to `open`.
    func isBefore(_ open: inout [Comparison]) -> Bool? {
        switch self {
        case .counts(let left, let right): return Self.isBefore(left, right)
        case .texts(let left, let right):
            return Self.isBefore(ExactName(text: left), ExactName(text: right))
        case .values(let left, let right):
            switch (left.shape, right.shape) {
            case (.bool(let left), .bool(let right)): return left == right ? nil : right
            case (.number(let left), .number(let right)):
                return Self.isBefore(left.canonical, right.canonical)
            case (.string(let left), .string(let right)):
                return Self.texts(left, right).isBefore(&open)
            case (.array(let left), .array(let right)):
                let (left, right) = (left.values, right.values)
                open.append(.counts(left.count, right.count))
                open += zip(left, right).map { .values($0, $1) }.reversed()
            case (.object, .object):
                let (left, right) = (left.sortedMembers, right.sortedMembers)
                open.append(.counts(left.count, right.count))
                for (left, right) in zip(left, right).reversed() {
                    open.append(.values(left.value, right.value))
                    open.append(.texts(left.key, right.key))
                }
            default: return Self.isBefore(left.type.rank, right.type.rank)
            }
            return nil
        }
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
        guard !digits.isEmpty, !other.digits.isEmpty else {
            return digits.count < other.digits.count
        }
        let point = exponent + Int64(digits.count)
        let otherPoint = other.exponent + Int64(other.digits.count)
        guard point == otherPoint else { return point < otherPoint }
        return digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
    }
}
