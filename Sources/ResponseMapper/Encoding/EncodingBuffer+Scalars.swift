import Foundation

extension EncodingBuffer {
    /// Writes a scalar, in one line if specialized; returns false for a value that encodes itself.
    @inline(__always) func writeScalar<Value: Encodable>(_ value: Value) throws -> Bool {
        let type = Value.self
        if type == String.self, let value = value as? String { write(value); return true }
        if type == Int.self, let value = value as? Int { write(value); return true }
        if type == Bool.self, let value = value as? Bool { write(value); return true }
        if type == Double.self, let value = value as? Double { try write(value); return true }
        if type == Float.self, let value = value as? Float { try write(value); return true }
        if type == Int64.self, let value = value as? Int64 { write(value); return true }
        if type == UInt64.self, let value = value as? UInt64 { write(value); return true }
        if type == Int32.self, let value = value as? Int32 { write(Int(value)); return true }
        if type == UInt32.self, let value = value as? UInt32 { write(UInt(value)); return true }
        if type == UInt.self, let value = value as? UInt { write(value); return true }
        if type == Int16.self, let value = value as? Int16 { write(Int(value)); return true }
        if type == UInt16.self, let value = value as? UInt16 { write(UInt(value)); return true }
        if type == Int8.self, let value = value as? Int8 { write(Int(value)); return true }
        if type == UInt8.self, let value = value as? UInt8 { write(UInt(value)); return true }
        return try writeRare(value)
    }

    /// The same for types without a requirement of their own in `Encoder` containers.
    private func writeRare<Value: Encodable>(_ value: Value) throws -> Bool {
        let type = Value.self
        if type == URL.self, let value = value as? URL { write(value.absoluteString); return true }
        if type == Date.self, let value = value as? Date { return try write(value) }
        if type == Data.self, let value = value as? Data { return write(value) }
        if type == UUID.self, let value = value as? UUID { write(ascii: value.ascii); return true }
        if type == Decimal.self, let value = value as? Decimal { try write(value); return true }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            if type == Int128.self, let value = value as? Int128 { write(value); return true }
            if type == UInt128.self, let value = value as? UInt128 { write(value); return true }
        }
        if type == JSONDigits.self, let value = value as? JSONDigits {
            text.append(value.text)
            return true
        }
        return false
    }

    private func write(_ flag: Bool) { text.append(word: flag ? "true" : "false") }
    private func write(_ value: some FixedWidthInteger) { text.append(value) }

    private func write(_ string: String) {
        _ = text.append(quoted: string, escapesSlashes: escapesSlashes)
    }

    private func write(ascii: [UInt8]) {
        text.append("\"" as Unicode.Scalar)
        text.append(ascii[...])
        text.append("\"" as Unicode.Scalar)
    }

    private func write<Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
        _ value: Value
    ) throws {
        guard value.isFinite else { return try write(nonConforming: value) }
        let whole = Int64(exactly: value) ?? .max
        // Below this, the shortest text has no exponent; zero may have a sign.
        if whole.magnitude < 1 << 24, whole != 0 { return write(whole) }
        text.append(value.description)
        if text[text.count - 1] == UInt8(ascii: "0"), text[text.count - 2] == UInt8(ascii: ".") {
            text.cut(at: text.count - 2)
        }
    }

    private func write(nonConforming value: some BinaryFloatingPoint & Sendable) throws {
        guard
            case .convertToString(let positive, let negative, let nan) =
                encoder.options.nonConformingFloatEncodingStrategy
        else { throw Unwritable(value: value, text: "wanted a finite number, found \(value)") }
        write(value.isNaN ? nan : value > 0 ? positive : negative)
    }

    private func write(_ value: Decimal) throws {
        guard value.isFinite
        else { throw Unwritable(value: value, text: "wanted a finite number, found NaN") }
        if let digits = value.digits {
            text.append(digits, exponent: value.exponent, isNegative: value.isSignMinus)
        } else {
            text.append(value.description)
        }
    }

    private func write(_ data: Data) -> Bool {
        guard case .base64 = encoder.options.dataEncodingStrategy else { return false }
        text.append(base64: data, escapesSlashes: escapesSlashes)
        return true
    }

    private func write(_ date: Date) throws -> Bool {
        switch encoder.options.dateEncodingStrategy {
        case .deferredToDate: try write(date.timeIntervalSinceReferenceDate)
        case .secondsSince1970: try write(date.timeIntervalSince1970)
        case .millisecondsSince1970: try write(1000 * date.timeIntervalSince1970)
        case .iso8601: write(ascii: try ISO8601Text(date, hasFraction: false).ascii)
        case .iso8601WithFraction: write(ascii: try ISO8601Text(date, hasFraction: true).ascii)
        case .formatted(let formatter): write(formatter.string(from: date))
        case .custom: return false
        }
        return true
    }
}

/// A word or number, for encoders that can write it unchanged.
struct JSONDigits: Encodable {
    let text: String

    static let null = JSONDigits(text: "null")
}
