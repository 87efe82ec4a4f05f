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

    /// This set and the characters of `text`.
    func union(_ text: String) -> ASCIISet {
        let more = ASCIISet(text)
        var union = self
        union.low |= more.low
        union.high |= more.high
        return union
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    private static let digits = "0123456789"
    private static let plain = letters + digits + "-._~"

    /// What means nothing anywhere in a URL (RFC 3986 §2.3).
    static let unreserved = ASCIISet(plain)

    /// What one path segment, or one value in a query, may hold and mean nothing by:
    /// unreserved, and the sub-delimiters that no server gives a meaning (RFC 3986 §2).
    static let segment = ASCIISet(plain, "!$'()*,")
    /// What a whole URL may hold behind its host, escapes included.
    static let url = ASCIISet(plain, "!$&'()*+,;=:@/?#%")
    /// What a scheme is made of (RFC 3986 §3.1).
    static let scheme = ASCIISet(letters, digits, "+-.")
    /// What methods and header names are made of (RFC 9110 §5.6.2).
    static let token = ASCIISet(letters, digits, "!#$%&'*+-.^_`|~")
    /// What a multipart boundary is made of (RFC 2046 §5.1.1).
    static let boundary = ASCIISet(letters, digits, "'()+_,-./:=? ")
    /// What a value in a query keeps: unreserved, and `/` and `?` as RFC 3986 §3.4 advises.
    static let value = ASCIISet(plain, "/?")
    /// What names of parameters are mostly made of, brackets and escapes included.
    static let name = ASCIISet(plain, "+%[]$")
    /// The digits of an escape.
    static let hexadecimal = ASCIISet(digits, "ABCDEFabcdef")
}
