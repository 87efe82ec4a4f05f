/// A position in a ``PaddedText``, with the steps from token to token.
///
/// Unsafe: reads through a pointer, up to 16 bytes ahead; the text is padded, and outlives this.
struct ByteCursor {
    let start: UnsafePointer<UInt8>
    var at: UnsafePointer<UInt8>

    init(_ start: UnsafePointer<UInt8>) {
        self.start = start
        at = start
    }

    var byte: UInt8 { at.pointee }
    var offset: Int { at - start }
    /// The next 8 bytes, the first one in the lowest bits.
    var word: UInt64 { UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)) }

    /// The next 4 bytes, the first one in the lowest bits.
    var halfWord: UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    }

    /// Steps over an ASCII character if it is the next one; returns false otherwise.
    @inline(__always) mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    @inline(__always) mutating func skipSpace() { if byte <= 0x20 { skipMoreSpace() } }

    /// Optimized for the usual cases: one space, or a line feed and an indentation.
    @inline(__always) private mutating func skipMoreSpace() {
        if byte == 0x20 {
            at += 1
            if byte > 0x20 { return }
        }
        while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            at += 1
            var others = word ^ 0x2020_2020_2020_2020
            while others == 0 {
                at += 8
                others = word ^ 0x2020_2020_2020_2020
            }
            at += others.trailingZeroBitCount >> 3
        }
    }

    func failure(_ wanted: TapeError.Wanted) -> TapeError {
        TapeError(offset: offset, wanted: wanted)
    }

    /// Returns a cursor after a key, its colon and the space around it, and the word of the key. It
    /// does not move this cursor: one whose address is taken is no longer held in registers; and it
    /// is too large to be inlined with the rest of the parser.
    @inline(never) func behindKey() throws(TapeError) -> (ByteCursor, TapeWord) {
        var cursor = self
        let key = try cursor.key()
        return (cursor, key)
    }

    @inline(__always) private mutating func key() throws(TapeError) -> TapeWord {
        guard take("\"") else { throw failure(.key) }
        let start = offset
        let isEscaped = try string()
        let count = offset - start
        let hash = isEscaped ? 0 : TapeKey.hash(at - count, count)
        at += 1
        skipSpace()
        guard take(":") else { throw failure(.colon) }
        skipSpace()
        return TapeWord(isEscaped ? .escaped : .string, at: start, count: count, hash: hash)
    }

    /// Steps over a string, starting at its opening quote.
    @inline(__always) mutating func stringWord() throws(TapeError) -> TapeWord {
        at += 1
        let start = offset
        let isEscaped = try string()
        let count = offset - start
        at += 1
        return TapeWord(isEscaped ? .escaped : .string, at: start, count: count)
    }

    @inline(__always) mutating func numberWord() throws(TapeError) -> TapeWord {
        let start = offset
        let isWhole = try number()
        return TapeWord(isWhole ? .integer : .fraction, at: start, count: offset - start)
    }

    /// Steps over `true`, `false` or `null`; throws for anything else.
    @inline(__always) mutating func literalWord() throws(TapeError) -> TapeWord {
        let start = offset
        switch halfWord {
        case 0x6C6C_756E:
            at += 4
            return TapeWord(.null, at: start)
        case 0x6575_7274:
            at += 4
            return TapeWord(.true, at: start)
        case 0x736C_6166 where at[4] == UInt8(ascii: "e"):
            at += 5
            return TapeWord(.false, at: start)
        default: throw failure(.value)
        }
    }

    /// Steps over a number (RFC 8259 §6); returns false if it has a fraction or an exponent.
    @inline(__always) mutating func number() throws(TapeError) -> Bool {
        _ = take("-")
        if take("0") {
            if isAtDigit { throw failure(.noLeadingZero) }
        } else {
            try digits()
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            at += 1
            _ = take("+") || take("-")
            try digits()
        }
        return isWhole
    }

    private var isAtDigit: Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Checks eight bytes at a time: a byte is not a digit if its distance to "0" exceeds 9.
    @inline(__always) private mutating func digits() throws(TapeError) {
        guard isAtDigit else { throw failure(.digit) }
        at += 1
        while true {
            let distances = word ^ 0x3030_3030_3030_3030
            let above =
                ((distances & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | distances)
                & 0x8080_8080_8080_8080
            guard above == 0 else {
                at += above.trailingZeroBitCount >> 3
                return
            }
            at += 8
        }
    }
}

/// The offset at which a text is not valid JSON; converted to a ``JSONError``.
struct TapeError: Error {
    /// The token that was expected there, or the limit that was exceeded.
    enum Wanted: String {
        case value = "a value", key = "a key in quotes", colon = "':'", end = "the end"
        case element = "',' or ']'", member = "',' or '}'", utf8 = "UTF-8", digit = "a digit"
        case noLeadingZero = "no digit behind a leading zero", hexDigits = "four hexadecimal digits"
        case closingQuote = "a closing quote", escape = #"one of "\/bfnrtu"#
        case surrogatePair = "a surrogate pair", levels = "at most the levels permitted"
        case smallerText = "less than 4 GiB", memory = "memory for an index of the text"
    }

    let offset: Int
    let wanted: Wanted
}
