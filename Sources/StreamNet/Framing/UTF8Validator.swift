/// Checks a text in UTF-8 while its bytes arrive, however they are cut (RFC 3629 §4).
struct UTF8Validator: Sendable {
    /// The number of bytes that the last character still needs.
    private var needed = 0
    /// The bytes that may come next if any are needed.
    private var next: ClosedRange<UInt8> = 0x80...0xBF
    /// The number of bytes so far.
    private var count = 0

    /// True if the text does not end within a character.
    var isComplete: Bool { needed == 0 }

    /// Checks the bytes that follow; returns the position in the text of the first with which it
    /// cannot be UTF-8, nil if there is none.
    mutating func check(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 0
        while index < bytes.count {
            if needed == 0 {
                index = Self.skipCharacters(bytes, from: index)
                if index == bytes.count { break }
            }
            guard take(bytes[index]) else { return count &+ index }
            index &+= 1
        }
        count &+= index
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard needed == 0 else {
            guard next.contains(byte) else { return false }
            next = 0x80...0xBF
            needed &-= 1
            return true
        }
        switch byte {
        case 0x00...0x7F: return true
        case 0xC2...0xDF: needed = 1
        // The second byte makes the difference to a longer form than is needed, to a surrogate, and
        // to a number above U+10FFFF.
        case 0xE0: (needed, next) = (2, 0xA0...0xBF)
        case 0xED: (needed, next) = (2, 0x80...0x9F)
        case 0xE1...0xEF: needed = 2
        case 0xF0: (needed, next) = (3, 0x90...0xBF)
        case 0xF4: (needed, next) = (3, 0x80...0x8F)
        case 0xF1...0xF3: needed = 3
        default: return false
        }
        return true
    }

    /// Returns the first position from `start` on that is no whole character, or has fewer than
    /// eight bytes behind it: ASCII is read by words of eight bytes, the others one at a time.
    private static func skipCharacters(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index &+ 8 <= bytes.count {
            let word = UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let others = word & 0x8080_8080_8080_8080
            let (first, second) = (word & 0xFF, word >> 8 & 0xFF)
            if others == 0 {
                index &+= 8
            } else if first < 0x80 {
                index &+= others.trailingZeroBitCount >> 3
            } else if (0xC2...0xDF).contains(first), word & 0xC000 == 0x8000 {
                index &+= 2
            } else if first >> 4 == 0xE, word & 0xC0_C000 == 0x80_8000,
                first != 0xE0 || second >= 0xA0, first != 0xED || second < 0xA0
            {
                index &+= 3
            } else if (0xF0...0xF4).contains(first), word & 0xC0C0_C000 == 0x8080_8000,
                first != 0xF0 || second >= 0x90, first != 0xF4 || second < 0x90
            {
                index &+= 4
            } else {
                return index
            }
        }
        return index
    }
}
