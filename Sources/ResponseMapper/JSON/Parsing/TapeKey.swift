/// A key that is looked up, ready to be compared with words.
///
/// Unsafe: loads 8 bytes at once through a pointer, none of them outside of the key.
struct TapeKey {
    let text: String
    /// The bits above the offset in the word of an unescaped key with this text.
    let head: UInt32

    init(_ text: String) {
        var text = text
        head = text.withUTF8(Self.head)
        self.text = text
    }

    static func head(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = utf8.baseAddress.map { Self.hash($0, utf8.count) } ?? 0
        return TapeWord.head(.string, count: utf8.count, hash: hash)
    }

    /// 16 bits of the length and of the first and the last 8 bytes; 0 for no bytes.
    @inline(__always) static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
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
