/// Follows the brackets and quotes of a JSON text, which may be given in pieces.
///
/// It tells a text that may be complete from one that was cut; it does not validate.
struct JSONExtent: Sendable {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// The first byte that is not white space.
    private var first: UInt8?

    /// True if a text has begun, and no bracket or quote is open.
    var isClosed: Bool { first != nil && depth <= 0 && !isInString }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { append(byte) }
    }

    private mutating func append(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if isInString {
            isEscaped = byte == UInt8(ascii: "\\")
            isInString = byte != UInt8(ascii: "\"")
        } else if !Self.blanks.contains(byte) {
            first = first ?? byte
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
    }

    /// The first bytes of the values whose end can be seen: all but numbers and literals.
    static let brackets = ASCIISet("{[\"")
    static let blanks = ASCIISet(" \t\r\n")
}
