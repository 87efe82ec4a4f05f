extension Redaction {
    /// Returns text of any kind, such as an error's, up to the first secret: after `token=`,
    /// `"token":` and `<token` all is hidden, as the end of the value is unknown, and so are user
    /// and password of a URL. Percent-encoded text is decoded once; if it contains a secret or is
    /// encoded once more, the text ends before it.
    package func redacted(_ text: String) -> String {
        isOff ? text : String(decoding: redacted(Array(text.utf8)[...]), as: UTF8.self)
    }

    func redacted(form: String) -> String { redacted(form) { redacted($0) } }

    /// Returns a query with the values of secret names hidden, and of those secret in queries.
    func redacted(query: String) -> String {
        redacted(query) { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            guard name.endIndex < pair.endIndex, queries.contains(name.percentDecoded)
            else { return redacted(pair) }
            return Array(name) + "=\(Self.mark)".utf8
        }
    }

    private func redacted(_ form: String, _ redact: (ArraySlice<UInt8>) -> [UInt8]) -> String {
        if isOff { return form }
        let and = UInt8(ascii: "&")
        let pairs = Array(form.utf8).split(separator: and, omittingEmptySubsequences: false)
        return String(decoding: Array(pairs.map(redact).joined(separator: [and])), as: UTF8.self)
    }

    private func redacted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let shown = cut(text)
        guard let escape = shown.firstEscape else { return shown }
        let plain = shown.percentDecoded
        let safe = cut(plain[...], isDecoded: true)
        if safe == plain, plain.firstEscape == nil { return shown }
        // A user is hidden ahead of the escape: `https://me%40host`.
        let same = zip(shown[..<escape], safe).prefix { $0 == $1 }
        return same.map(\.0) + Self.mark.utf8
    }

    private func cut(_ text: ArraySlice<UInt8>, isDecoded: Bool = false) -> [UInt8] {
        var output: [UInt8] = []
        var rest = text
        var addressEnd = text.startIndex
        while let first = rest.first {
            if first == UInt8(ascii: "/"), rest.starts(with: "//".utf8) {
                output += rest.prefix(2)
                rest = rest.dropFirst(2)
                if rest.startIndex > addressEnd {
                    addressEnd = rest.prefix { !Self.urlEnd.contains($0) }.endIndex
                }
                let authority = rest.prefix { !Self.hostEnd.contains($0) }
                if let at = authority.lastIndex(of: UInt8(ascii: "@")), at > rest.startIndex {
                    output += Self.mark.utf8
                    rest = rest[at...]
                }
            } else if Self.isName(first) {
                let name = rest.prefix(while: Self.isName)
                let isURL = name.startIndex < addressEnd && !isDecoded
                if let value = secret(of: name, in: text, isURL: isURL) {
                    return output + rest[..<value] + Self.mark.utf8
                }
                output += name
                rest = rest[name.endIndex...]
            } else {
                output.append(first)
                rest = rest.dropFirst()
            }
        }
        return output
    }

    private func secret(
        of name: ArraySlice<UInt8>, in text: ArraySlice<UInt8>, isURL: Bool
    ) -> Int? {
        let (before, behind) = (text[..<name.startIndex], text[name.endIndex...])
        let rest = behind.drop(while: Self.filler.contains)
        let isPath = isURL && rest.count == behind.count && before.last == UInt8(ascii: "/")
        let isPair = rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":") && !isPath
        guard isPair || before.last.map("<:".utf8.contains) == true, hides(name.percentDecoded)
        else { return nil }
        // A tag may have a namespace: `<a:token`.
        let opening = before.last { !Self.isName($0) && $0 != UInt8(ascii: ":") }
        guard isPair || opening == UInt8(ascii: "<") else { return nil }
        let value = isPair ? rest.dropFirst().drop(while: Self.filler.contains) : behind
        return value.isEmpty || value.starts(with: Self.mark.utf8) ? nil : value.startIndex
    }

    private static func isName(_ byte: UInt8) -> Bool { byte > 127 || ASCIISet.name.contains(byte) }

    private static let urlEnd = ASCIISet(" \t\r\n\"<>")
    private static let hostEnd = ASCIISet(" \t\r\n\"<>/?#\\")
    /// The characters that may occur between a name and its value besides the separator.
    private static let filler = ASCIISet(" \t\\\"'")
}
