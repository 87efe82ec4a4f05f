import Foundation

extension JSON {
    /// The text of a string; nil for everything else. Assigning replaces a value of any kind, and
    /// nil makes it `null`: `json["name"].string = "Bea"`.
    public var string: String? {
        get {
            switch node {
            case .taped(let tape, let index): tape.string(at: index)
            case .string(let text): text
            default: nil
            }
        }
        set { self = newValue.map { JSON($0) } ?? .null }
    }

    /// The text of a string, the digits of a number as written, `true` or `false`; else "".
    public var stringValue: String { string ?? numberText ?? bool.map { "\($0)" } ?? "" }

    /// The value of `true` and `false`; nil for everything else. Assigned as ``string`` is.
    public var bool: Bool? {
        get {
            switch node {
            case .taped(let tape, let index): tape.bool(at: index)
            case .bool(let flag): flag
            default: nil
            }
        }
        set { self = newValue.map { JSON($0) } ?? .null }
    }

    /// Also true for numbers other than 0, "true", "t", "yes", "y" and "1" in any case; else false.
    public var boolValue: Bool {
        if let number = numeral { return !number.isZero }
        return bool ?? Self.affirmative.contains(stringValue.lowercased())
    }

    /// A number as the nearest double, or nil, also beyond its range. Assigned as ``string`` is.
    public var double: Double? {
        get {
            if case .taped(let tape, let index) = node { return tape.double(at: index) }
            return numeral?.double
        }
        set { self = newValue.map { JSON($0) } ?? .null }
    }

    /// Like ``double``, also from a string that spells a number, and 1 for true; 0 for all else.
    public var doubleValue: Double { double ?? spelledNumber?.double ?? 0 }

    package var floatNumber: Float? {
        if case .taped(let tape, let index) = node { return tape.float(at: index) }
        return numeral?.float
    }

    /// A number as a decimal, digit by digit; nil out of range, for too many digits (about 38), and
    /// for everything else.
    public var decimal: Decimal? { numeral?.decimal }

    /// Like ``decimal``, but converted as ``doubleValue`` is; 0 for all else, too many digits too.
    public var decimalValue: Decimal { spelledNumber?.decimal ?? 0 }

    var numberText: String? { numeral?.literal }
    /// The URL that a string spells; nil if it spells none, and for everything else.
    public var url: URL? { string.flatMap { URL(string: $0) } }

    /// The text that a status is compared by: a string, number (`1` for `1.0`) or boolean, or nil.
    var canonicalText: String? { string ?? numeral?.canonicalText ?? bool.map { "\($0)" } }

    private static let affirmative: Set = ["true", "t", "yes", "y", "1"]

    var numeral: JSONNumber? {
        switch node {
        case .taped(let tape, let index): tape.numberText(at: index).map { JSONNumber(literal: $0) }
        case .number(let number): number
        default: nil
        }
    }

    /// The number that a value is or spells; `true` spells 1.
    var spelledNumber: JSONNumber? {
        if let string { return JSONNumber(spelledBy: string) }
        return numeral ?? bool.map { JSONNumber(literal: $0 ? "1" : "0") }
    }

    /// The date that a string represents by RFC 3339, such as `2024-05-01T12:30:00Z`, with or
    /// without a fraction, `Z` or an offset; nil for days and times that do not exist, and for
    /// everything else. Of a number, only the caller knows the unit and the epoch.
    public var date: Date? { string.flatMap { ISO8601Date($0.utf8, hasFraction: true)?.date } }

    /// A number as an integer of any width: `json.integer(as: Int128.self)`; else nil, as ``int``.
    public func integer<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
        if case .taped(let tape, let index) = node { return tape.integer(at: index, as: type) }
        return numeral?.integer()
    }

    /// Like ``integer(as:)``, but converted as ``doubleValue`` is; 0 for all else, overflow too.
    public func integerValue<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value {
        integer() ?? spelledNumber?.integer() ?? 0
    }

    /// A number as an integer, also `1.0` and `1e2`; nil for all else. Assigned as ``string`` is.
    public var int: Int? {
        get { integer() }
        set { self = newValue.map { JSON($0) } ?? .null }
    }

    /// Like ``int``, but converted as ``doubleValue`` is; 0 for all else, fractions included.
    public var intValue: Int { integerValue() }
}

extension ISO8601Date { var date: Date { Date(timeIntervalSince1970: seconds) } }
