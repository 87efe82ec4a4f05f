import Foundation

/// The `SubjectPublicKeyInfo` of a certificate, whose digest is pinned (RFC 7469 §2.4).
struct PublicKeyInfo {
    let bytes: Data

    /// Nil for bytes that are no X.509 certificate (RFC 5280 §4.1).
    init?(certificate: Data) {
        var file = DERReader(rest: certificate)
        var parts = DERReader(rest: file.element(.sequence)?.contents ?? Data())
        var fields = DERReader(rest: parts.element(.sequence)?.contents ?? Data())
        _ = fields.element(.version)
        // Serial number, signature algorithm, issuer, validity, subject.
        for tag in [DERReader.Tag.integer, .sequence, .sequence, .sequence, .sequence] {
            guard fields.element(tag) != nil else { return nil }
        }
        guard let key = fields.element(.sequence) else { return nil }
        bytes = Data(key.bytes)
    }
}

/// Reads elements in DER, one after the other (X.690 §8.1).
private struct DERReader {
    enum Tag: UInt8 { case integer = 0x02, sequence = 0x30, version = 0xA0 }

    var rest: Data

    /// Takes the next element; nil, and takes nothing, if it has another tag or is cut.
    mutating func element(_ tag: Tag) -> (bytes: Data, contents: Data)? {
        guard rest.count >= 2, rest.first == tag.rawValue else { return nil }
        var length = Int(rest[rest.startIndex + 1])
        var head = 2
        if length >= 0x80 {
            // More bytes than three would be a certificate of 16 MB.
            let count = length & 0x7F
            guard 1...3 ~= count, rest.count >= 2 + count else { return nil }
            head += count
            length = rest.dropFirst(2).prefix(count).reduce(0) { $0 << 8 | Int($1) }
        }
        guard length <= rest.count - head else { return nil }
        defer { rest = rest.dropFirst(head + length) }
        let bytes = rest.prefix(head + length)
        return (bytes, bytes.dropFirst(head))
    }
}
