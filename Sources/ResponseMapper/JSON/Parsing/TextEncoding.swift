/// The encoding of a JSON text, by its first four bytes: ASCII, or a byte order mark (RFC 4627 §3).
enum TextEncoding: Equatable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    init(of bytes: some Collection<UInt8>) {
        // The usual case: two ASCII characters that are not NUL.
        if let first = bytes.first, (1..<0x80).contains(first),
            let second = bytes.dropFirst().first, second != 0
        {
            self = .utf8
            return
        }
        let start = Array(bytes.prefix(4))
        self =
            if start.starts(with: [0, 0]) {
                .utf32(isBigEndian: true)
            } else if start.elementsEqual([0xFF, 0xFE, 0, 0])
                || start.count == 4 && start.dropFirst().elementsEqual([0, 0, 0])
            {
                .utf32(isBigEndian: false)
            } else if start.starts(with: [0xFE, 0xFF]) || start.first == 0 {
                .utf16(isBigEndian: true)
            } else if start.starts(with: [0xFF, 0xFE]) || start.dropFirst().first == 0 {
                .utf16(isBigEndian: false)
            } else {
                .utf8
            }
    }

    /// Returns the text in UTF-8, without the byte order mark if it was in another encoding.
    func utf8(from bytes: [UInt8]) throws(JSONError) -> [UInt8] {
        switch self {
        case .utf8: bytes
        case .utf16(let isBigEndian): try WideText<UTF16>(bytes, isBigEndian).utf8()
        case .utf32(let isBigEndian): try WideText<UTF32>(bytes, isBigEndian).utf8()
        }
    }

    /// Returns an error about the text in UTF-8 with its offset in the bytes that it was made of.
    func located(_ error: JSONError, in bytes: [UInt8]) -> JSONError {
        switch self {
        case .utf8: error
        case .utf16(let isBigEndian): WideText<UTF16>(bytes, isBigEndian).located(error)
        case .utf32(let isBigEndian): WideText<UTF32>(bytes, isBigEndian).located(error)
        }
    }
}

/// A text that a server puts in front of its JSON, so that no other site can run it as a script.
///
///     let json = try JSON(parsing: data, without: .xssi)      // or "for(;;);"
public struct JSONPrefix: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text in front of the JSON; white space after it need not be included.
    public let text: String
    /// Makes a prefix of this text.
    public init(_ text: String) { self.text = text }
    /// Makes a prefix of this text.
    public init(stringLiteral text: String) { self.init(text) }
    /// No prefix.
    public static let none = JSONPrefix("")
    /// `)]}',`, as used by Google's servers and Angular.
    public static let xssi = JSONPrefix(")]}',")
}

/// A text whose code units have several bytes.
private struct WideText<Codec: UnicodeCodec> {
    private let units: [Codec.CodeUnit]
    private let isWhole: Bool

    init(_ bytes: [UInt8], _ isBigEndian: Bool) {
        let width = Codec.CodeUnit.bitWidth / 8
        isWhole = bytes.count % width == 0
        units = stride(from: 0, to: bytes.count - bytes.count % width, by: width).map { start in
            let unit = bytes[start..<start + width].reduce(0) { $0 << 8 | Codec.CodeUnit($1) }
            return isBigEndian ? unit : unit.byteSwapped
        }
    }

    /// The units after the byte order mark.
    private var body: ArraySlice<Codec.CodeUnit> {
        units.first == 0xFEFF ? units.dropFirst() : units[...]
    }

    func utf8() throws(JSONError) -> [UInt8] {
        var text: [UInt8] = []
        let isBroken = transcode(
            body.makeIterator(), from: Codec.self, to: UTF8.self, stoppingOnError: true,
            into: { text.append($0) })
        guard !isBroken, isWhole else {
            throw JSONError(
                in: text, at: text.count, wanted: "UTF-\(Codec.CodeUnit.bitWidth)",
                found: isBroken ? "an invalid code unit" : "a part of a code unit")
        }
        return text
    }

    func located(_ error: JSONError) -> JSONError {
        let text = String(decoding: body, as: Codec.self)
        let before = text.utf8.prefix(error.offset).count { $0 & 0b1100_0000 != 0b1000_0000 }
        let count = text.unicodeScalars.prefix(before).reduce(units.count - body.count) {
            $0 + (Codec.encode($1)?.count ?? 0)
        }
        return error.moved(to: count * Codec.CodeUnit.bitWidth / 8)
    }
}
