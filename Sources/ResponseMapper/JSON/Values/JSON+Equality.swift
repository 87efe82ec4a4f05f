extension JSON: Hashable {
    /// Compares by value, not by spelling.
    ///
    /// Numbers are compared by value (`1`, `1.0` and `10e-1` are equal), exactly and at any size;
    /// objects by ``dictionary``, regardless of their order. Null, absent and an empty container
    /// are all different.
    @inline(never)
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left.shape, right.shape) {
        case (.absent, .absent), (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left.values == right.values
        case (.object, .object):
            left.dictionaryValue.hasSameMembers(as: right.dictionaryValue)
        default: false
        }
    }

    /// Hashes the value that `==` compares.
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        switch shape {
        case .absent, .null, .taped: break
        case .bool(let flag): hasher.combine(flag)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(text)
        case .array(let elements): hasher.combine(elements.values)
        case .object: hasher.combine(dictionaryValue)
        }
    }
}

extension [String: JSON] {
    /// Compares as `==` of dictionaries does; the specialized body of that was the largest function
    /// of the module.
    fileprivate func hasSameMembers(as other: [String: JSON]) -> Bool {
        count == other.count && allSatisfy { other[$0.key] == $0.value }
    }
}
