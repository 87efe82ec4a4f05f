extension ByteCursor {
    /// Steps over a string (RFC 8259 §7) to its closing quote; returns true if it has escapes.
    @inline(__always) mutating func string() throws(TapeError) -> Bool {
        skipPlain()
        if byte == UInt8(ascii: "\"") { return false }
        let (behind, isEscaped) = try behindSpecials()
        self = behind
        return isEscaped
    }

    /// Steps over ASCII characters that need no escape.
    /// As signed numbers, control characters and bytes beyond ASCII are both less than a space.
    /// Inferred types would make the comparisons loops.
    @inline(__always) mutating func skipPlain() {
        let quote = SIMD16<UInt8>(repeating: 0x22)
        let backslash = SIMD16<UInt8>(repeating: 0x5C)
        let space = SIMD16<Int8>(repeating: 0x20)
        while true {
            let bytes = UnsafeRawPointer(at).loadUnaligned(as: SIMD16<UInt8>.self)
            let signed = UnsafeRawPointer(at).loadUnaligned(as: SIMD16<Int8>.self)
            let stops = (bytes .== quote) .| (bytes .== backslash) .| (signed .< space)
            let halves = unsafeBitCast(stops, to: SIMD2<UInt64>.self)
            if halves[0] != 0 {
                at += UInt64(littleEndian: halves[0]).trailingZeroBitCount >> 3
                return
            }
            if halves[1] != 0 {
                at += 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount >> 3
                return
            }
            at += 16
        }
    }

    /// Returns a cursor at the end of a string, and true if it contains escapes. It does not move
    /// this cursor: one whose address is taken is no longer held in registers.
    @inline(never) private func behindSpecials() throws(TapeError) -> (ByteCursor, Bool) {
        var cursor = self
        let isEscaped = try cursor.specials()
        return (cursor, isEscaped)
    }

    @inline(__always) private mutating func specials() throws(TapeError) -> Bool {
        var isEscaped = false
        while byte != UInt8(ascii: "\"") {
            if byte >= 0x80 {
                try beyondASCII()
                // One space between two words beyond ASCII.
                if byte == 0x20, at[1] >= 0x80 { at += 1 } else { skipPlain() }
            } else if take("\\") {
                isEscaped = true
                try escape()
                if byte != UInt8(ascii: "\\") { skipPlain() }
            } else {
                throw failure(.closingQuote)
            }
        }
        return isEscaped
    }

    private mutating func escape() throws(TapeError) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            let start = offset - 1
            let unit = try codeUnit()
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00, take("\\"), byte == UInt8(ascii: "u"),
                try codeUnit() & 0xFC00 == 0xDC00
            else { throw TapeError(offset: start, wanted: .surrogatePair) }
        default: throw failure(.escape)
        }
    }

    /// Reads `u` and four hexadecimal digits.
    @inline(__always) mutating func codeUnit() throws(TapeError) -> UInt32 {
        at += 1
        let digits = halfWord
        guard digits.areHexadecimal else {
            while byte.isHexadecimal { at += 1 }
            throw failure(.hexDigits)
        }
        at += 4
        // The low half of a letter is its value less nine.
        let values = digits & 0x0F0F_0F0F &+ 9 &* (digits >> 6 & 0x0101_0101)
        return (values & 0x0F) << 12 | (values & 0x0F00) | (values >> 12 & 0xF0) | values >> 24
    }

    /// Steps over consecutive code points beyond ASCII (RFC 3629 §4).
    @inline(__always) mutating func beyondASCII() throws(TapeError) {
        while byte >= 0x80 {
            let bytes = halfWord
            if bytes & 0x00C0_C0F0 == 0x0080_80E0 {
                // Neither an overlong form (E0 80…9F) nor a surrogate (ED A0…BF).
                let value = bytes & 0x200F
                guard value != 0, value != 0x200D else { throw failure(.utf8) }
                at += 3
            } else if bytes & 0xC0E0_C0E0 == 0x80C0_80C0, bytes & 0x1E != 0,
                bytes & 0x1E_0000 != 0
            {
                // Two of two bytes each.
                at += 4
            } else if bytes & 0xC0E0 == 0x80C0 {
                guard bytes & 0x1E != 0 else { throw failure(.utf8) }
                at += 2
            } else if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
                // From U+10000 to U+10FFFF.
                let value = (bytes & 0x07) << 2 | (bytes & 0x3000) >> 12
                guard value != 0, value <= 0x10 else { throw failure(.utf8) }
                at += 4
            } else {
                throw failure(.utf8)
            }
        }
    }
}

extension UInt32 {
    /// True if all four bytes are hexadecimal digits: in each byte less than 128, adding the
    /// distance of a limit from 128 sets the highest bit if the byte is at least that limit.
    @inline(__always) fileprivate var areHexadecimal: Bool {
        let letters = self | 0x2020_2020
        let areDigits = (self &+ 0x5050_5050) & ~(self &+ 0x4646_4646)
        let areLetters = (letters &+ 0x1F1F_1F1F) & ~(letters &+ 0x1919_1919)
        return self & 0x8080_8080 == 0 && (areDigits | areLetters) & 0x8080_8080 == 0x8080_8080
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}
