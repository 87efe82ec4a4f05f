/// Checks a text in UTF-8 while its bytes arrive, however they are cut (RFC 3629 §4).
struct UTF8Validator: Sendable {
    /// The number of bytes that the last character still needs.
    private var needed = 0
    /// The bytes that may come next if any are needed.
    private var next: ClosedRange<UInt8> = 0x80...0xBF
    private var count = 0

    var isComplete: Bool { needed == 0 }

    /// Checks the bytes that follow; returns the position in the text of the first with which it
    /// cannot be UTF-8, nil if there is none.
    mutating func check(_ bytes: UnsafeRawBufferPointer) -> Int? {
        // The first and the last character may be cut; those between them are checked at once.
        let (start, end) = (needed, bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0)
        var index = 0
        while index < bytes.count {
            if index == start, start < end, String(valid: bytes[start..<end]) != nil {
                index = end
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
}
