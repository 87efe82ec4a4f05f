extension JSON: Hashable {
    /// Compares by meaning, not by how it was written.
    ///
    /// Numbers are compared by value (`1`, `1.0` and `10e-1` are equal), exactly and at any size;
    /// objects by ``dictionary``, whatever their order. Null, absent and an empty container are
    /// all different.
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left.shape, right.shape) {
        case (.absent, .absent), (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left.values == right.values
        case (.object, .object): left.dictionaryValue == right.dictionaryValue
        default: false
        }
    }

    /// Feeds what `==` compares.
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
