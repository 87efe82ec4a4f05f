extension JSON: Comparable {
    /// Orders by kind, in the order of ``Kind``, then by the value that `==` compares.
    ///
    /// False comes before true; numbers are compared by value, exactly; arrays and strings by their
    /// first difference; objects by their members, sorted by key. So any list of values can be
    /// sorted, always into the same order.
    public static func < (left: JSON, right: JSON) -> Bool {
        switch (left.shape, right.shape) {
        case (.bool(let left), .bool(let right)): !left && right
        case (.number(let left), .number(let right)): left.canonical < right.canonical
        case (.string(let left), .string(let right)): left < right
        case (.array(let left), .array(let right)):
            left.values.lexicographicallyPrecedes(right.values)
        case (.object, .object):
            left.sortedMembers.lexicographicallyPrecedes(right.sortedMembers) {
                $0.key == $1.key ? $0.value < $1.value : $0.key < $1.key
            }
        default: left.type.rank < right.type.rank
        }
    }

    private var sortedMembers: [(key: String, value: JSON)] {
        JSONMembers.sorted(dictionaryValue.map { $0 })
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
