/// A key that is looked up, ready to be compared with words.
///
/// Unsafe: loads 8 bytes at once through a pointer, none of them outside of the key.
struct TapeKey {
    let text: String

    /// What the word of an unescaped key with this text has above its offset.
    let head: UInt32

    init(_ text: String) {
        var text = text
        head = text.withUTF8(Self.head)
        self.text = text
    }

    @inline(__always)
    static func head(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = utf8.baseAddress.map { Self.hash($0, utf8.count) } ?? 0
        return TapeWord.head(.string, count: utf8.count, hash: hash)
    }

    /// Whether the text of a path must be taken apart: false only for a key and nothing else.
    static func isPath(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { isPath($0) } ?? true
    }

    /// A key neither begins with a digit nor has a `>` or `\` in it.
    @inline(__always)
    private static func isPath(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = utf8.first, first &- UInt8(ascii: "0") >= 10 else { return true }
        guard utf8.count >= 8 else {
            return utf8.contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\\") }
        }
        let bytes = UnsafeRawBufferPointer(utf8)
        let last = bytes.count - 8
        var offset = 0
        while offset < last {
            if isMarked(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
                return true
            }
            offset += 8
        }
        return isMarked(bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    }

    /// Whether one of 8 bytes is `>` or `\`, or one of six others that differ in the same bits.
    @inline(__always)
    private static func isMarked(_ bytes: UInt64) -> Bool {
        let others = bytes & 0x9D9D_9D9D_9D9D_9D9D ^ 0x1C1C_1C1C_1C1C_1C1C
        return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
    }

    /// 16 bits of the length and of the first and the last 8 bytes; 0 for no bytes.
    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        let start = UnsafeRawPointer(start)
        let first: UInt64
        let last: UInt64
        if count >= 8 {
            first = start.loadUnaligned(as: UInt64.self)
            last = (start + count - 8).loadUnaligned(as: UInt64.self)
        } else if count >= 4 {
            first = UInt64(start.loadUnaligned(as: UInt32.self))
            last = UInt64((start + count - 4).loadUnaligned(as: UInt32.self))
        } else if count > 0 {
            first = UInt64(start.load(as: UInt8.self))
            last =
                UInt64((start + count / 2).load(as: UInt8.self)) << 8
                | UInt64((start + count - 1).load(as: UInt8.self))
        } else {
            return 0
        }
        let mixed = (first ^ last &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 48)
    }
}
