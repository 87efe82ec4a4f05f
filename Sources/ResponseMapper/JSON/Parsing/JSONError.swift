/// The error of bytes that are not JSON, with its position.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position in bytes of the text's own encoding, from 0, a byte order mark included.
    public private(set) var offset: Int
    /// The line, from 1; lines end with a line feed.
    public let line: Int
    /// The column in the line, from 1, counted in code points.
    public let column: Int
    /// The expected syntax: `a value`.
    public let wanted: String
    /// The text that was found instead: `'}'`, `byte 0xFF`, `the end`.
    public let found: String

    init<Bytes: RandomAccessCollection<UInt8>>(
        in bytes: Bytes, at offset: Int, wanted: String, found: String? = nil
    ) where Bytes.Index == Int {
        let start = bytes.starts(with: TapeParser.mark) ? TapeParser.mark.count : 0
        let before = bytes[min(start, offset)..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        self.offset = offset
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 }
        self.wanted = wanted
        self.found = found ?? Self.name(bytes[offset...].prefix(4))
    }

    func moved(to offset: Int) -> JSONError {
        var error = self
        error.offset = offset
        return error
    }

    private static func name(_ bytes: some Collection<UInt8>) -> String {
        guard let byte = bytes.first else { return "the end" }
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        guard let scalar, scalar != "\u{FFFD}", scalar.value >= 0x20, scalar.value != 0x7F else {
            let digits = String(byte, radix: 16, uppercase: true)
            return "byte 0x" + (byte < 16 ? "0" : "") + digits
        }
        return "'\(scalar)'"
    }

    /// `byte 17 (line 2, column 5): wanted a value, found '}'`.
    public var description: String {
        "byte \(offset) (line \(line), column \(column)): wanted \(wanted), found \(found)"
    }
}

extension JSONError {
    init(_ failure: TapeError, in text: borrowing PaddedText, depth: Int) {
        var (wanted, found) = (failure.wanted.rawValue, String?.none)
        switch failure.wanted {
        case .closingQuote where failure.offset < text.count:
            wanted = "an escape for the control character"
        case .levels: wanted = "at most \(depth) levels"
        case .surrogatePair:
            let digits = text.bytes[failure.offset + 2..<failure.offset + 6]
            found = #"'\u\#(String(decoding: digits, as: UTF8.self).uppercased())' alone"#
        case .smallerText: found = "\(text.count) bytes"
        case .memory: found = "none"
        default: break
        }
        self.init(in: text.bytes, at: failure.offset, wanted: wanted, found: found)
    }
}
