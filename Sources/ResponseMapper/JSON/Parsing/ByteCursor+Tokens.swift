/// The tokens that are stored as one word each.
extension ByteCursor {
    /// Returns a cursor after a key, its colon and the space around it, and the word of the key.
    ///
    /// It does not move this cursor: a cursor whose address is taken is no longer held in
    /// registers, and this function is too large to be inlined with the rest of the parser.
    @inline(never)
    func behindKey() throws(TapeFailure) -> (ByteCursor, TapeWord) {
        var cursor = self
        let key = try cursor.key()
        return (cursor, key)
    }

    @inline(__always)
    private mutating func key() throws(TapeFailure) -> TapeWord {
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
    @inline(__always)
    mutating func stringWord() throws(TapeFailure) -> TapeWord {
        at += 1
        let start = offset
        let isEscaped = try string()
        let count = offset - start
        at += 1
        return TapeWord(isEscaped ? .escaped : .string, at: start, count: count)
    }

    @inline(__always)
    mutating func numberWord() throws(TapeFailure) -> TapeWord {
        let start = offset
        let isWhole = try number()
        return TapeWord(isWhole ? .integer : .fraction, at: start, count: offset - start)
    }

    /// Steps over `true`, `false` or `null`; throws for anything else.
    @inline(__always)
    mutating func literalWord() throws(TapeFailure) -> TapeWord {
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
}
