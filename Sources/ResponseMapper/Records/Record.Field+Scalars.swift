import Foundation

extension String: Record.Field {
    /// Reads a string, the digits of a number as they were written, `true` and `false`.
    public init?(recorded json: JSON) {
        switch json.type {
        case .string, .number, .bool: self = json.stringValue
        case .absent, .null, .array, .object: return nil
        }
    }

    /// A string.
    public var recorded: JSON { JSON(self) }
}

extension Bool: Record.Field {
    /// Reads `true`, `false`, 1, 0, and in any case "true", "yes", "y", "t", "1" and opposites.
    public init?(recorded json: JSON) {
        switch json.canonicalText?.lowercased() {
        case "true", "yes", "y", "t", "1": self = true
        case "false", "no", "n", "f", "0": self = false
        default: return nil
        }
    }

    /// `true` or `false`.
    public var recorded: JSON { JSON(self) }
}

extension Date {
    /// RFC 3339 in UTC, with milliseconds if there are any; throws outside of the years 0 to 9999.
    var recordedText: String {
        get throws {
            let milliseconds = (timeIntervalSince1970 * 1000).rounded()
            let isFraction = milliseconds.remainder(dividingBy: 1000) != 0
            let date = Date(timeIntervalSince1970: milliseconds / 1000)
            let ascii = try ISO8601Text(date, hasFraction: isFraction).ascii
            return String(decoding: ascii, as: UTF8.self)
        }
    }
}

extension Int: Record.Field {}
extension Int8: Record.Field {}
extension Int16: Record.Field {}
extension Int32: Record.Field {}
extension Int64: Record.Field {}
extension UInt: Record.Field {}
extension UInt8: Record.Field {}
extension UInt16: Record.Field {}
extension UInt32: Record.Field {}
extension UInt64: Record.Field {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Record.Field {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Record.Field {}

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

    /// A number with the fewest digits that read back as this one; null for infinity and NaN.
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
