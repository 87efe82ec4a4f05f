import Foundation

/// The growing text of a value that is written.
///
/// It writes through a pointer: the checks of an array and of a class are two thirds of the cost.
/// `count` never exceeds the bytes written; each write reserves its bytes first.
final class TextBuffer {
    // Unchecked: no other code is called during a change.
    @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var capacity: Int
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var count = 0

    init() {
        capacity = 256
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// Makes room; at least doubles the capacity, so that a byte is moved at most twice on average.
    @inline(__always)
    private func reserve(_ more: Int) { if capacity - count < more { grow(more) } }

    private func grow(_ more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    /// Appends what `write` writes, at most as many bytes as there is room for.
    @inline(__always) func append(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(most)
        count += min(most, write(start + count))
    }

    @inline(__always) func append(_ character: Unicode.Scalar) {
        reserve(1)
        start[count] = UInt8(truncatingIfNeeded: character.value)
        count += 1
    }

    @inline(__always) func append(word: StaticString) {
        let length = word.utf8CodeUnitCount
        reserve(length)
        (start + count).update(from: word.utf8Start, count: length)
        count += length
    }

    func append(_ text: String) { text.withBytes(append) }

    func append(spaces: Int) {
        reserve(spaces)
        (start + count).update(repeating: UInt8(ascii: " "), count: spaces)
        count += spaces
    }

    func append<Integer: FixedWidthInteger>(_ value: Integer) {
        // More than the digits need: each takes over three bits.
        reserve(Integer.bitWidth / 3 + 2)
        if value < 0 { append("-" as Unicode.Scalar) }
        var rest = value.magnitude
        var digits = 1
        var limit: (partialValue: Integer.Magnitude, overflow: Bool) = (10, false)
        while !limit.overflow, rest >= limit.partialValue {
            digits += 1
            limit = limit.partialValue.multipliedReportingOverflow(by: 10)
        }
        count += digits
        var place = start + count
        // Two at a time: a division takes most of the time.
        while rest >= 10 {
            let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
            let two = UInt8(truncatingIfNeeded: pair)
            place -= 2
            place[0] = UInt8(ascii: "0") + two / 10
            place[1] = UInt8(ascii: "0") + two % 10
            rest = quotient
            digits -= 2
        }
        if digits > 0 { place[-1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
    }

    /// Appends a string in quotes; returns true if anything in it was escaped (RFC 8259 §7).
    func append(quoted text: String, escapesSlashes: Bool) -> Bool {
        text.withBytes { utf8 in
            // Six bytes for each, if all are control characters.
            reserve(6 * utf8.count + 2)
            let first = count
            append("\"" as Unicode.Scalar)
            let slash = UInt8(ascii: escapesSlashes ? "/" : "\"")
            var index = 0
            while index + 8 <= utf8.count {
                index += copyPlain(utf8, index, slash)
                // A word that ends early ends before a byte to be escaped.
                if index + 8 > utf8.count { break }
                while index < utf8.count, utf8[index].isSpecial(slash) {
                    append(escaping: utf8[index], slash)
                    index += 1
                }
            }
            if index < utf8.count, !copyEnd(utf8, index, slash) {
                for byte in utf8[index...] { append(escaping: byte, slash) }
            }
            append("\"" as Unicode.Scalar)
            return count - first > utf8.count + 2
        }
    }

    /// Copies the next eight bytes, or those before the first that must be escaped; returns their
    /// number.
    @inline(__always) private func copyPlain(
        _ utf8: UnsafeBufferPointer<UInt8>, _ index: Int, _ slash: UInt8
    ) -> Int {
        guard let base = utf8.baseAddress else { return 0 }
        let bytes = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
        UnsafeMutableRawPointer(start + count).storeBytes(of: bytes, as: UInt64.self)
        let plain = UInt64(littleEndian: bytes).special(slash).trailingZeroBitCount >> 3
        count += plain
        return plain
    }

    /// Copies the last bytes, fewer than eight, unless one of them must be escaped; with them some
    /// of those before, which are in the text already if none of them must be.
    @inline(__always)
    private func copyEnd(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int, _ slash: UInt8) -> Bool {
        guard let base = utf8.baseAddress, utf8.count >= 4 else { return false }
        let end = UnsafeRawPointer(base + utf8.count)
        let target = UnsafeMutableRawPointer(start + count + (utf8.count - index))
        if utf8.count >= 8 {
            let bytes = (end - 8).loadUnaligned(as: UInt64.self)
            guard bytes.special(slash) == 0 else { return false }
            (target - 8).storeBytes(of: bytes, as: UInt64.self)
        } else {
            let first = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
            let last = (end - 4).loadUnaligned(as: UInt32.self)
            guard (UInt64(first) | UInt64(last) << 32).special(slash) == 0 else { return false }
            (target - utf8.count).storeBytes(of: first, as: UInt32.self)
            (target - 4).storeBytes(of: last, as: UInt32.self)
        }
        count += utf8.count - index
        return true
    }

    @inline(__always) private func append(escaping byte: UInt8, _ slash: UInt8) {
        guard byte >= 0x20 else { return append(control: byte) }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == slash {
            start[count] = UInt8(ascii: "\\")
            count += 1
        }
        start[count] = byte
        count += 1
    }

    private func append(control byte: UInt8) {
        switch byte {
        case 0x08: append(word: #"\b"#)
        case 0x09: append(word: #"\t"#)
        case 0x0A: append(word: #"\n"#)
        case 0x0C: append(word: #"\f"#)
        case 0x0D: append(word: #"\r"#)
        default:
            append(word: byte < 16 ? #"\u000"# : #"\u001"#)
            let digit = byte & 15
            append(Unicode.Scalar(digit < 10 ? digit + 0x30 : digit + 0x57))
        }
    }

    func cut(at place: Int) { count = min(count, place) }
    var data: Data { Data(bytes: start, count: count) }
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// The bytes of a range; bytes outside of the text are left out.
    subscript(range: Range<Int>) -> [UInt8] {
        let written = UnsafeBufferPointer(start: start, count: count)
        return Array(written[range.clamped(to: 0..<count)])
    }

    /// The byte at an offset; zero if out of range.
    subscript(place: Int) -> UInt8 { 0..<count ~= place ? start[place] : 0 }

    /// Up to eight bytes as a big-endian number, followed by zeros if there are fewer.
    @inline(__always) func prefix(_ first: Int, _ end: Int) -> UInt64 {
        guard end <= count, 0...end ~= first else { return 0 }
        if end - first >= 8 {
            return UnsafeRawPointer(start + first).loadUnaligned(as: UInt64.self).bigEndian
        }
        var number: UInt64 = 0
        for place in first..<first + 8 {
            number = number << 8 | (place < end ? UInt64(start[place]) : 0)
        }
        return number
    }

    /// Appends a part of another text; bytes outside of that are left out.
    func append(_ range: Range<Int>, of other: TextBuffer) {
        let written = UnsafeBufferPointer(start: other.start, count: other.count)
        append(UnsafeBufferPointer(rebasing: written[range.clamped(to: 0..<other.count)]))
    }

    func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer(append) }

    /// Adds a scalar as written on a tape; strings and keys without their quotes.
    func append(_ index: Int, of tape: Tape) {
        let word = tape.word(at: index)
        switch word.tag {
        case .null: append(word: "null")
        case .true: append(word: "true")
        case .false: append(word: "false")
        case .integer, .fraction, .string, .escaped: append(tape.rawText(word))
        case .array, .object: break
        }
    }

    private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }
}

extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Not zero if one of the eight bytes is less than `limit`, which is at most 128.
    fileprivate func hasByte(below limit: UInt8) -> UInt64 {
        (self &- Self.ones &* UInt64(limit)) & ~self & (Self.ones << 7)
    }

    /// The high bits of bytes to be escaped; above the lowest of them, also of others.
    fileprivate func special(_ slash: UInt8) -> UInt64 {
        hasByte(below: 0x20) | hasByte(UInt8(ascii: "\"")) | hasByte(UInt8(ascii: "\\"))
            | hasByte(slash)
    }

    fileprivate func hasByte(_ byte: UInt8) -> UInt64 {
        (self ^ (Self.ones &* UInt64(byte))).hasByte(below: 1)
    }
}

extension UInt8 {
    fileprivate func isSpecial(_ slash: UInt8) -> Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == slash
    }
}
