extension JSON: ExpressibleByNilLiteral {
    /// Null.
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension JSON: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral flag: Bool) {
        self.init(flag)
    }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// A number without a fraction.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension JSON: ExpressibleByFloatLiteral {
    /// A number, by way of a double.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}

extension JSON: ExpressibleByStringInterpolation {
    /// A string.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension JSON: ExpressibleByArrayLiteral {
    /// An array; absent elements become null.
    public init(arrayLiteral elements: JSON...) {
        self.init(elements)
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object in the order of the literal; absent values are left out.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(object: members.map { (key: $0.0, value: $0.1) })
    }
}
