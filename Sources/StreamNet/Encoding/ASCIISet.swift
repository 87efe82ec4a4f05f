/// A set of ASCII characters; a byte above 127 is in none.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: String...) {
        for byte in characters.joined().utf8 where byte < 128 {
            if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: low >> byte & 1 == 1
        case 64..<128: high >> (byte - 64) & 1 == 1
        default: false
        }
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    private static let digits = "0123456789"
    private static let unreserved = letters + digits + "-._~"

    /// What one path segment, or one value in a query, may hold and mean nothing by:
    /// unreserved, and the sub-delimiters that no server gives a meaning (RFC 3986 §2).
    static let segment = ASCIISet(unreserved, "!$'()*,")
    /// What a name or value of a query keeps: unreserved, and `/` and `?` as §3.4 advises.
    static let query = ASCIISet(unreserved, "/?")
    /// What a whole URL may hold behind its host, escapes included.
    static let url = ASCIISet(unreserved, "!$&'()*+,;=:@/?#%")
    /// What a scheme is made of (RFC 3986 §3.1).
    static let scheme = ASCIISet(letters, digits, "+-.")
    /// What methods and header names are made of (RFC 9110 §5.6.2).
    static let token = ASCIISet(letters, digits, "!#$%&'*+-.^_`|~")
    /// The digits of an escape.
    static let hexadecimal = ASCIISet(digits, "ABCDEFabcdef")
}
