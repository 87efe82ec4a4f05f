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

extension Record.Field where Self: Numeric {
    /// 0.
    public static var unrecorded: Self { 0 }
}

extension Record.Field where Self: FixedWidthInteger & Codable {
    /// Reads a number without a fraction that fits, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let value = json.spelledNumber?.integer(as: Self.self) else { return nil }
        self = value
    }

    /// A number.
    public var recorded: JSON { JSON(self) }
}

extension Double: Record.Field {
    /// Reads a number in range, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let value = json.spelledNumber?.double else { return nil }
        self = value
    }

    /// A number; null if it is infinite or not a number.
    public var recorded: JSON { JSON(self) }
}

extension Float: Record.Field {
    /// Reads a number in range, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let value = json.spelledNumber?.float else { return nil }
        self = value
    }

    /// A number with the fewest digits that read back as this one; null if it is infinite or not a
    /// number.
    public var recorded: JSON { JSON(Double(description) ?? .nan) }
}

extension Decimal: Record.Field {
    /// Reads a number that a decimal holds without rounding, also one in a string; true is 1.
    public init?(recorded json: JSON) {
        guard let value = json.spelledNumber?.decimal else { return nil }
        self = value
    }

    /// A number; null for `Decimal.nan`.
    public var recorded: JSON { JSON(self) }
}
