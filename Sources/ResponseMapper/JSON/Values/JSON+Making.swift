import Foundation

extension JSON {
    /// A string.
    public init(_ text: String) { self.init(.string(text)) }
    /// `true` or `false`.
    public init(_ flag: Bool) { self.init(.bool(flag)) }

    /// A number without a fraction, of any width.
    public init(_ value: some BinaryInteger) {
        self.init(.number(JSONNumber(literal: String(value))))
    }

    /// A number with the fewest digits that read back as this double; null for infinity and NaN.
    public init(_ value: Double) {
        self.init(value.isFinite ? .number(JSONNumber(literal: value.description)) : .null)
    }

    /// A number with the digits of this decimal; null for `Decimal.nan`.
    public init(_ value: Decimal) {
        self.init(JSONNumber(spelledBy: value.description).map(Node.number) ?? .null)
    }

    /// An array; absent elements become null.
    public init(_ elements: [JSON]) {
        self.init(.array(JSONElements(elements.map { $0.exists ? $0 : .null })))
    }

    /// An object with its keys sorted; absent values are left out.
    public init(_ members: [String: JSON]) {
        self.init(object: JSONMembers.sorted(members.map { $0 }))
    }

    /// An object with its members in this order; absent values are left out.
    public init(object members: [(key: String, value: JSON)]) {
        self.init(.object(JSONMembers(members.filter { $0.value.exists })))
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Null.
    public init(nilLiteral: ()) { self = .null }
    /// `true` or `false`.
    public init(booleanLiteral flag: Bool) { self.init(flag) }
    /// A number without a fraction.
    public init(integerLiteral value: Int) { self.init(value) }
    /// A number, by way of a double.
    public init(floatLiteral value: Double) { self.init(value) }
    /// A string.
    public init(stringLiteral text: String) { self.init(text) }
    /// An array; absent elements become null.
    public init(arrayLiteral elements: JSON...) { self.init(elements) }
    /// An object in the order of the literal; absent values are left out.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(object: members.map { (key: $0.0, value: $0.1) })
    }
}
