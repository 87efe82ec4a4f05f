/// A position in a ``PaddedText``, with the steps from token to token.
///
/// Unsafe: reads through a pointer, and up to 16 bytes ahead of it; both are sound because the text
/// is padded. It is used only during the lifetime of the text.
struct ByteCursor {
    let start: UnsafePointer<UInt8>
    var at: UnsafePointer<UInt8>

    @inline(__always)
    init(_ start: UnsafePointer<UInt8>) {
        self.start = start
        at = start
    }

    @inline(__always)
    var byte: UInt8 { at.pointee }

    @inline(__always)
    var offset: Int { at - start }

    /// The next 8 bytes, the first one in the lowest bits.
    @inline(__always)
    var word: UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
    }

    /// The next 4 bytes, the first one in the lowest bits.
    @inline(__always)
    var halfWord: UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    }

    /// Steps over an ASCII character if it is the next one; returns false otherwise.
    @inline(__always)
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    @inline(__always)
    mutating func skipSpace() {
        if byte <= 0x20 { skipMoreSpace() }
    }

    /// Optimized for the usual cases: one space, or a line feed and an indentation.
    @inline(__always)
    private mutating func skipMoreSpace() {
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

    func failure(_ wanted: TapeFailure.Wanted) -> TapeFailure {
        TapeFailure(offset: offset, wanted: wanted)
    }
}
