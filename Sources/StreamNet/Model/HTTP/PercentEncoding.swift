extension Collection<UInt8> {
    /// Returns these bytes as text, with all but `kept` written as `%XX` (RFC 3986 §2.1). A kept
    /// `%` stays only at the beginning of an escape; elsewhere it becomes `%25`.
    func percentEncoded(keeping kept: ASCIISet) -> String {
        if allSatisfy({ kept.contains($0) && $0 != percent }) {
            return String(decoding: self, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in indices {
            let byte = self[index]
            if kept.contains(byte), byte != percent || isEscape(at: index) {
                bytes.append(byte)
            } else {
                bytes += [percent, digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    var hexadecimal: String {
        String(decoding: flatMap { [digit($0 >> 4) | 0x20, digit($0 & 15) | 0x20] }, as: UTF8.self)
    }

    var percentDecoded: [UInt8] {
        var bytes: [UInt8] = []
        var rest = self[...]
        while let byte = rest.first {
            let isEscape = byte == percent && rest.isEscape(at: rest.startIndex)
            let digits = String(decoding: rest.prefix(3).dropFirst(), as: UTF8.self)
            bytes.append(isEscape ? UInt8(digits, radix: 16) ?? byte : byte)
            rest = rest.dropFirst(isEscape ? 3 : 1)
        }
        return bytes
    }

    var firstEscape: Index? { indices.first { self[$0] == percent && isEscape(at: $0) } }

    private func isEscape(at index: Index) -> Bool {
        let digits = self[index...].dropFirst().prefix(2)
        return digits.count == 2 && digits.allSatisfy(ASCIISet.hexadecimal.contains)
    }

    private func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private var percent: UInt8 { UInt8(ascii: "%") }
}

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

    /// The unreserved characters of a URL (RFC 3986 §2.3).
    static let unreserved = ASCIISet(plain)

    /// The characters that need no escape in a path segment, or in one value of a query: the
    /// unreserved ones, and the sub-delimiters to which no server gives a meaning (RFC 3986 §2).
    static let segment = ASCIISet(plain, "!$'()*,")
    /// The characters of a URL after its host, escapes included.
    static let url = path.union("#")
    /// The same without a fragment.
    static let path = ASCIISet(plain, "!$&'()*+,;=:@/?%")
    /// The characters of a scheme (RFC 3986 §3.1).
    static let scheme = ASCIISet(letters, digits, "+-.")
    /// The characters of a token, such as a method or a header name (RFC 9110 §5.6.2).
    static let token = ASCIISet(letters, digits, "!#$%&'*+-.^_`|~")
    /// The characters of a multipart boundary (RFC 2046 §5.1.1).
    static let boundary = ASCIISet(letters, digits, "'()+_,-./:=? ")
    /// The characters not escaped in the value of a query (RFC 3986 §3.4).
    static let value = ASCIISet(plain, "/?")
    /// The characters of most parameter names, brackets and escapes included.
    static let name = ASCIISet(plain, "+%[]$")
    static let hexadecimal = ASCIISet(digits, "ABCDEFabcdef")
}
