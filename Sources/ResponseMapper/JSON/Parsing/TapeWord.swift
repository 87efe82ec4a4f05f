/// One 64-bit word of a tape.
///
/// | bits | scalar or key | first word of a container | second word |
/// |---|---|---|---|
/// | 60–63 | ``Tag`` | ``Tag`` | count |
/// | 48–59 | length in bytes, at most 4095 | 0 | count |
/// | 32–47 | of a key: a short hash | 0 | count |
/// | 0–31 | offset of its first byte in the text | the same | index of the word after it |
///
/// A length of 4095 is that or more; the end is then found in the text itself. An object has a
/// third word, for the place at which the next search for a key begins.
struct TapeWord {
    enum Tag: UInt8 {
        case null, `false`, `true`
        /// A number without fraction and exponent.
        case integer
        /// Any other number.
        case fraction
        /// A string or key without escapes, to be copied byte by byte.
        case string
        case escaped
        case array, object
    }

    static let longest = 4095

    let bits: UInt64

    init(_ bits: UInt64) { self.bits = bits }

    init(_ tag: Tag, at offset: Int, count: Int = 0, hash: UInt32 = 0) {
        let head = Self.head(tag, count: count, hash: hash)
        bits = UInt64(head) << 32 | UInt64(UInt32(truncatingIfNeeded: offset))
    }

    /// The second word of a container; while open, `end` is the index of the container around it.
    init(end: Int, count: Int) {
        bits = UInt64(truncatingIfNeeded: count) << 32 | UInt64(UInt32(truncatingIfNeeded: end))
    }

    static func head(_ tag: Tag, count: Int, hash: UInt32) -> UInt32 {
        UInt32(tag.rawValue) << 28 | UInt32(truncatingIfNeeded: min(count, longest)) << 16 | hash
    }

    var tag: Tag { Tag(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .null }
    /// True if the word has this tag; faster than making a `Tag` first.
    func has(_ tag: Tag) -> Bool { bits >> 60 == UInt64(tag.rawValue) }
    var isNumber: Bool { has(.integer) || has(.fraction) }
    var isContainer: Bool { bits >> 60 >= UInt64(Tag.array.rawValue) }
    /// Tag, length and hash, which are compared first when a key is looked up.
    var head: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
    var length: Int { Int(truncatingIfNeeded: bits >> 48) & Self.longest }
    /// The offset in the text at which the token starts; of a string, the one after the quote.
    var offset: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
    var end: Int { offset }
    var count: Int { Int(truncatingIfNeeded: bits >> 32) }
}
