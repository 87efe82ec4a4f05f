import Foundation

/// Unsafe: returns parts of the text as buffers, and reads digits through these; writes unescaped
/// text into the memory of new strings, which is never longer than the escaped text.
extension Tape {
    func string(at index: Int) -> String? {
        let word = word(at: index)
        if word.has(.string) { return String(decoding: rawText(word), as: UTF8.self) }
        return word.has(.escaped) ? unescaped(rawText(word)) : nil
    }

    /// The bytes of a string without escapes, valid while the tape is retained; nil for all else.
    func plainText(at index: Int) -> UnsafeBufferPointer<UInt8>? {
        let word = word(at: index)
        return word.has(.string) ? rawText(word) : nil
    }

    /// The key of a member, given the index of its value.
    func key(of index: Int) -> String { string(at: index - 1) ?? "" }
    func isEscaped(at index: Int) -> Bool { word(at: index).has(.escaped) }

    func numberText(at index: Int) -> String? {
        digits(at: index).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a string between its quotes, or of a number; valid while the tape is retained.
    @inline(__always) func rawText(_ word: TapeWord) -> UnsafeBufferPointer<UInt8> {
        let start = text.start + word.offset
        let count = word.length < TapeWord.longest ? word.length : longCount(word)
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// Finds the end of a text too long for its word.
    @inline(never) private func longCount(_ word: TapeWord) -> Int {
        var cursor = ByteCursor(text.start + word.offset)
        if word.isNumber {
            _ = try? cursor.number()
            return cursor.offset
        }
        cursor.skipPlain()
        while cursor.byte != UInt8(ascii: "\"") {
            cursor.at += cursor.byte == UInt8(ascii: "\\") ? 2 : 1
            cursor.skipPlain()
        }
        return cursor.offset
    }

    private func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        guard let start = raw.baseAddress else { return "" }
        return String(unsafeUninitializedCapacity: raw.count) { text in
            guard let room = text.baseAddress else { return 0 }
            var cursor = ByteCursor(start)
            var count = 0
            while true {
                let plain = plainCount(cursor.at, raw.count - cursor.offset)
                memcpy(room + count, cursor.at, plain)
                count += plain
                cursor.at += plain
                guard cursor.offset < raw.count, cursor.take("\\") else { return count }
                if cursor.byte == UInt8(ascii: "u") {
                    for byte in cursor.codePoint().utf8 {
                        text[count] = byte
                        count += 1
                    }
                } else {
                    text[count] = cursor.unescapedByte
                    cursor.at += 1
                    count += 1
                }
            }
        }
    }

    private func plainCount(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        memchr(start, 0x5C, count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? count
    }

    /// A number as an integer, also `1.0` and `1e2`; nil for a fraction, overflow and all else.
    @inline(__always)
    func integer<Value: FixedWidthInteger>(at index: Int, as type: Value.Type) -> Value? {
        if let value = shortInteger(at: index) { return Value(exactly: value) }
        return digits(at: index).flatMap { DecimalParser.wholeNumber($0) }
    }

    /// The bytes of a number, valid while the tape is retained; nil for any other value.
    @inline(__always) private func digits(at index: Int) -> UnsafeBufferPointer<UInt8>? {
        let word = word(at: index)
        return word.isNumber ? rawText(word) : nil
    }

    /// A number of at most 18 characters, all digits but the sign; nil for any other value.
    func shortInteger(at index: Int) -> Int64? {
        let word = word(at: index)
        return word.has(.integer) && word.length < 19 ? shortInteger(word) : nil
    }

    @inline(__always)
    func double(at index: Int) -> Double? { digits(at: index).flatMap { DecimalParser.double($0) } }
    /// A number rounded once, to the nearest `Float`; nil if out of range, and for any other value.
    func float(at index: Int) -> Float? { digits(at: index).flatMap { DecimalParser.float($0) } }

    func decimal(at index: Int) -> Decimal? {
        digits(at: index).flatMap { DecimalParser.decimal($0) }
    }

    /// The results of `read` for the elements of an array of scalars, which are one word each; nil
    /// if it returns nil for one of them, and for all but arrays.
    @inline(__always) func list<Value>(of index: Int, _ read: (Int) -> Value?) -> [Value]? {
        guard isArray(at: index) else { return nil }
        var list: [Value] = []
        list.reserveCapacity(count(at: index))
        for position in first(in: index)..<end(of: index) {
            guard let value = read(position) else { return nil }
            list.append(value)
        }
        return list
    }

    /// At most 18 characters, which do not overflow.
    @inline(__always) private func shortInteger(_ word: TapeWord) -> Int64 {
        var digits = rawText(word)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        var value: UInt64 = 0
        for digit in digits { value = value &* 10 &+ UInt64(digit &- UInt8(ascii: "0")) }
        return isNegative ? 0 &- Int64(bitPattern: value) : Int64(bitPattern: value)
    }
}

/// Reads escapes that the parser has validated.
extension ByteCursor {
    fileprivate var unescapedByte: UInt8 {
        switch byte {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: byte
        }
    }

    fileprivate mutating func codePoint() -> Unicode.Scalar {
        var value = (try? codeUnit()) ?? 0
        if value & 0xFC00 == 0xD800, take("\\") {
            let low = (try? codeUnit()) ?? 0
            value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
