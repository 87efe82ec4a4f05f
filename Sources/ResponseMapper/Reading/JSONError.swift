/// Why bytes are not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
    /// The position in bytes, from 0, a byte order mark included.
    ///
    /// In UTF-16 and UTF-32 it is the position that the text has in UTF-8, without the mark.
    public let offset: Int

    /// The line, from 1; lines end with a line feed.
    public let line: Int

    /// The place in the line, from 1, counted in code points.
    public let column: Int

    /// What could have stood there: `a value`.
    public let wanted: String

    /// What stood there: `'}'`, `byte 0xFF`, `the end`.
    public let found: String

    init(in bytes: [UInt8], at offset: Int, wanted: String, found: String? = nil) {
        let start = bytes.starts(with: JSONParser.mark) ? JSONParser.mark.count : 0
        let before = bytes[min(start, offset)..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        self.offset = offset
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 }
        self.wanted = wanted
        self.found = found ?? Self.name(bytes[offset...])
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        guard let byte = bytes.first else { return "the end" }
        let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first
        guard let scalar, scalar != "\u{FFFD}", scalar.value >= 0x20, scalar.value != 0x7F else {
            let digits = String(byte, radix: 16, uppercase: true)
            return "byte 0x" + (byte < 16 ? "0" : "") + digits
        }
        return "'\(scalar)'"
    }
}

extension JSONError: CustomStringConvertible {
    /// `byte 17 (line 2, column 5): wanted a value, found '}'`.
    public var description: String {
        "byte \(offset) (line \(line), column \(column)): wanted \(wanted), found \(found)"
    }
}
