extension ByteCursor {
    /// Steps over consecutive code points beyond ASCII (RFC 3629 §4).
    @inline(__always)
    mutating func beyondASCII() throws(TapeFailure) {
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
