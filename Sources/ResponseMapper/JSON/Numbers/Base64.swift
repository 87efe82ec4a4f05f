import Foundation

// Byte by byte: Foundation's own conversions go by way of a string.

private enum Base64 {
    static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each byte; 255 for those that are none.
    static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
        return values
    }()
}

extension TextBuffer {
    /// Appends bytes in Base64 (RFC 4648 §4), in quotes. Unsafe: writes at most two bytes for each
    /// character, through a pointer.
    func append(base64 data: Data, escapesSlashes: Bool) {
        append("\"" as Unicode.Scalar)
        let slash = UInt8(ascii: escapesSlashes ? "/" : "\"")
        data.withUnsafeBytes { bytes in
            Base64.alphabet.withUnsafeBufferPointer { alphabet in
                append(upTo: (bytes.count + 2) / 3 * 8) { text in
                    var count = 0
                    var start = 0
                    while start < bytes.count {
                        let rest = min(3, bytes.count - start)
                        var group = UInt32(bytes[start]) << 16
                        if rest > 1 { group |= UInt32(bytes[start + 1]) << 8 }
                        if rest > 2 { group |= UInt32(bytes[start + 2]) }
                        for place in 0..<4 {
                            let value = Int(truncatingIfNeeded: group >> UInt32(18 - 6 * place))
                            let byte = place > rest ? UInt8(ascii: "=") : alphabet[value & 63]
                            if byte == slash {
                                text[count] = UInt8(ascii: "\\")
                                count += 1
                            }
                            text[count] = byte
                            count += 1
                        }
                        start += 3
                    }
                    return count
                }
            }
        }
        append("\"" as Unicode.Scalar)
    }
}

extension Data {
    /// Reads whole groups of characters of Base64 with the usual end, as they stand in a JSON
    /// string; nil for all else, of which Foundation may accept some.
    init?(base64 text: UnsafeBufferPointer<UInt8>) {
        let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let (values, end) = (Base64.values, text.count - padding)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (group, count, place) = (UInt32(0), 0, 0)
        while place < end {
            // A slash may be escaped.
            if text[place] == UInt8(ascii: "\\"), place + 1 < end,
                text[place + 1] == UInt8(ascii: "/")
            {
                place += 1
            }
            let value = values[Int(text[place])]
            guard value < 64 else { return nil }
            group = group << 6 | UInt32(value)
            count += 1
            place += 1
            guard count & 3 == 0 else { continue }
            bytes.append(UInt8(truncatingIfNeeded: group >> 16))
            bytes.append(UInt8(truncatingIfNeeded: group >> 8))
            bytes.append(UInt8(truncatingIfNeeded: group))
        }
        guard (count + padding) % 4 == 0 else { return nil }
        // The bits behind the last byte are zero.
        let unused: UInt32 = padding == 1 ? 2 : 4
        guard padding == 0 || group & (1 << unused - 1) == 0 else { return nil }
        if padding == 1 { bytes.append(UInt8(truncatingIfNeeded: group >> 10)) }
        if padding > 0 { bytes.append(UInt8(truncatingIfNeeded: group >> unused)) }
        self.init(bytes)
    }
}
