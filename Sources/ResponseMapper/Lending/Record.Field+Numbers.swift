import Foundation

extension Int: Record.Field {}
extension Int8: Record.Field {}
extension Int16: Record.Field {}
extension Int32: Record.Field {}
extension Int64: Record.Field {}
extension Int128: Record.Field {}
extension UInt: Record.Field {}
extension UInt8: Record.Field {}
extension UInt16: Record.Field {}
extension UInt32: Record.Field {}
extension UInt64: Record.Field {}
extension UInt128: Record.Field {}

extension Record.Field where Self: FixedWidthInteger & Codable {
    /// 0.
    public static var unrecorded: Self { 0 }

    /// Reads a number without a fraction that fits, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        if let value = json.spelledInteger {
            self.init(exactly: value)
        } else if Self.bitWidth > 64, let value = json.spelled?.integer(as: UInt128.self) {
            self.init(exactly: value)
        } else {
            return nil
        }
    }

    /// A number.
    public var recorded: JSON { JSON(self) }
}

extension Double: Record.Field {
    /// 0.
    public static var unrecorded: Double { 0 }

    /// Reads a number in range, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let number = json.spelled,
            let value = number.double ?? number.bool.map({ $0 ? 1 : 0 })
        else { return nil }
        self = value
    }

    /// A number; null if it is infinite or not a number.
    public var recorded: JSON { JSON(self) }
}

extension Float: Record.Field {
    /// 0.
    public static var unrecorded: Float { 0 }

    /// Reads a number in range, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let number = json.spelled else { return nil }
        // From the digits, since a double in between would round twice.
        let value = number.numberText.flatMap(Float.init) ?? number.bool.map { $0 ? 1 : 0 }
        guard let value, value.isFinite else { return nil }
        self = value
    }

    /// A number with the fewest digits that read back as this one; null if it is infinite or not a
    /// number.
    public var recorded: JSON { JSON(Double(description) ?? .nan) }
}

extension Decimal: Record.Field {
    /// 0.
    public static var unrecorded: Decimal { 0 }

    /// Reads a number that a decimal holds without rounding, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let number = json.spelled,
            let value = number.decimal ?? number.bool.map({ $0 ? 1 : 0 })
        else { return nil }
        self = value
    }

    /// A number; null for `Decimal.nan`.
    public var recorded: JSON { JSON(self) }
}

extension JSON {
    /// The integer of a number, a string or a boolean, in the widest signed type.
    fileprivate var spelledInteger: Int128? {
        guard let spelled else { return nil }
        return spelled.integer() ?? spelled.bool.map { $0 ? 1 : 0 }
    }

    /// The number that a string spells, and everything else as it is; nil for other strings.
    fileprivate var spelled: JSON? {
        guard let string else { return self }
        return JSONNumber(spelledBy: string).map { JSON(.number($0)) }
    }
}
