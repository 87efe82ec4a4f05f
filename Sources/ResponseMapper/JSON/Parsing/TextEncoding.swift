/// The encoding of a JSON text, which its first four bytes determine: they are an ASCII character,
/// or a byte order mark in front of one (RFC 4627 §3).
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
            if start.elementsEqual([0, 0, 0xFE, 0xFF]) || start.starts(with: [0, 0]) {
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
        case .utf16(let isBigEndian):
            try Self.utf8(
                from: Self.units(bytes, UInt16.self, isBigEndian), UTF16.self, name: "UTF-16",
                isWhole: bytes.count % 2 == 0)
        case .utf32(let isBigEndian):
            try Self.utf8(
                from: Self.units(bytes, UInt32.self, isBigEndian), UTF32.self, name: "UTF-32",
                isWhole: bytes.count % 4 == 0)
        }
    }

    /// Returns an error about the text in UTF-8 with its offset in the bytes that it was made of.
    func located(_ error: JSONError, in bytes: [UInt8]) -> JSONError {
        switch self {
        case .utf8: error
        case .utf16(let isBigEndian):
            Self.located(error, in: Self.units(bytes, UInt16.self, isBigEndian), UTF16.self)
        case .utf32(let isBigEndian):
            Self.located(error, in: Self.units(bytes, UInt32.self, isBigEndian), UTF32.self)
        }
    }

    private static func located<Codec: UnicodeCodec>(
        _ error: JSONError, in units: [Codec.CodeUnit], _ codec: Codec.Type
    ) -> JSONError {
        let mark = units.first == 0xFEFF ? 1 : 0
        let text = String(decoding: units.dropFirst(mark), as: Codec.self)
        let before = text.utf8.prefix(error.offset).count { $0 & 0b1100_0000 != 0b1000_0000 }
        let scalars = text.unicodeScalars.prefix(before)
        let count = scalars.reduce(mark) { $0 + (Codec.encode($1)?.count ?? 0) }
        return error.moved(to: count * Codec.CodeUnit.bitWidth / 8)
    }

    private static func units<Unit: FixedWidthInteger>(
        _ bytes: [UInt8], _ type: Unit.Type, _ isBigEndian: Bool
    ) -> [Unit] {
        let width = Unit.bitWidth / 8
        return stride(from: 0, to: bytes.count - bytes.count % width, by: width).map { start in
            let unit = bytes[start..<start + width].reduce(0) { $0 << 8 | Unit($1) }
            return isBigEndian ? unit : unit.byteSwapped
        }
    }

    private static func utf8<Codec: UnicodeCodec>(
        from units: [Codec.CodeUnit], _ codec: Codec.Type, name: String, isWhole: Bool
    ) throws(JSONError) -> [UInt8] {
        let body = units.first == 0xFEFF ? units.dropFirst() : units[...]
        var text: [UInt8] = []
        let isBroken = transcode(
            body.makeIterator(), from: codec, to: UTF8.self, stoppingOnError: true,
            into: { text.append($0) })
        guard !isBroken, isWhole else {
            let found = isBroken ? "an invalid code unit" : "a part of a code unit"
            throw JSONError(in: text, at: text.count, wanted: name, found: found)
        }
        return text
    }
}
