import Foundation

/// Written byte by byte: Foundation's own conversion goes by way of a string.
private enum Base64 {
    static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
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
