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

    /// These bytes with each escape decoded, once; a `%` that begins none stays.
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

    /// The position of the first `%XX`; nil without one.
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
