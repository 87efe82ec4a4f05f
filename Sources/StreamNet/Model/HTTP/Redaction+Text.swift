extension Redaction {
    /// Returns text of any kind, such as an error's, up to the first secret: after `token=`,
    /// `"token":` and `<token` all is hidden, as the end of the value is unknown. In a URL it is
    /// known, and its value alone is hidden, as are user and password. Percent-encoded text is
    /// decoded once; if it contains a secret or is encoded once more, the text ends before it.
    package func redacted(_ text: String) -> String {
        isOff ? text : String(decoding: redacted(Array(text.utf8)[...]), as: UTF8.self)
    }

    func redacted(form: String) -> String {
        redacted(form) { pair, name in hides(name) ? nil : redacted(pair) }
    }

    /// Returns a query with the values of secret names hidden, and of those secret in queries.
    func redacted(query: String) -> String {
        redacted(query) { pair, name in hidesInQuery(name) ? nil : redacted(pair) }
    }

    /// Returns pairs without secrets; `redact` returns nil for one that is secret.
    private func redacted(
        _ form: String, _ redact: (ArraySlice<UInt8>, [UInt8]) -> [UInt8]?
    ) -> String {
        if isOff { return form }
        let (and, equals) = (UInt8(ascii: "&"), UInt8(ascii: "="))
        let pairs = Array(form.utf8).split(separator: and, omittingEmptySubsequences: false)
        let shown = pairs.map { pair -> [UInt8] in
            let name = pair.prefix { $0 != equals }
            guard name.endIndex < pair.endIndex else { return redacted(pair) }
            if let shown = redact(pair, name.percentDecoded) { return shown }
            let value = pair[name.endIndex...].dropFirst()
                .map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
            return Array(name) + [equals] + hidden(value[...], of: name.percentDecoded, inURL: true)
        }
        return String(decoding: Array(shown.joined(separator: [and])), as: UTF8.self)
    }

    /// Returns the bytes that stand for a secret; in a URL a mark of a recording is encoded.
    private func hidden(
        _ secret: ArraySlice<UInt8>, of name: some Collection<UInt8>, inURL: Bool
    ) -> [UInt8] {
        let text = String(decoding: inURL ? secret.percentDecoded : Array(secret), as: UTF8.self)
        let mark = hidden(text, of: String(decoding: name, as: UTF8.self))
        let isEncoded = inURL && mark != Self.mark
        return Array(isEncoded ? mark.utf8.percentEncoded(keeping: .unreserved).utf8 : mark.utf8)
    }

    private func redacted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let shown = cut(text)
        guard let escape = shown.firstEscape else { return shown }
        let plain = shown.percentDecoded
        var checked = self
        checked.marks = nil
        let safe = checked.cut(plain[...], isDecoded: true)
        if safe == plain, plain.firstEscape == nil { return shown }
        // A user is hidden ahead of the escape: `https://me%40host`.
        let same = zip(shown[..<escape], safe).prefix { $0 == $1 }
        return same.map(\.0) + hidden(shown[same.count...], of: "text".utf8, inURL: true)
    }

    /// Returns text up to its first secret; in a URL, of which the end of a value is known, those
    /// are replaced.
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
                    output += hidden(rest[..<at], of: "user".utf8, inURL: true)
                    rest = rest[at...]
                }
            } else if Self.isName(first) {
                let name = rest.prefix(while: Self.isName)
                let isURL = name.startIndex < addressEnd && !isDecoded
                if let value = secret(of: name, in: text, isURL: isURL, isDecoded) {
                    let end =
                        isURL && value < addressEnd
                        ? text[value..<addressEnd].prefix { !Self.valueEnd.contains($0) }.endIndex
                        : text.endIndex
                    output += rest[..<value]
                    output += hidden(text[value..<end], of: name, inURL: isURL)
                    rest = text[end...]
                } else {
                    output += name
                    rest = rest[name.endIndex...]
                }
            } else {
                // A relative address, as in the `next` of a page.
                let isFirst = text[..<rest.startIndex].last.map(Self.urlEnd.contains) ?? true
                let isStart = first == UInt8(ascii: "?") || first == UInt8(ascii: "/") && isFirst
                if isStart, rest.startIndex >= addressEnd {
                    addressEnd = rest.prefix { !Self.urlEnd.contains($0) }.endIndex
                }
                output.append(first)
                rest = rest.dropFirst()
            }
        }
        return output
    }

    private func secret(
        of name: ArraySlice<UInt8>, in text: ArraySlice<UInt8>, isURL: Bool, _ isDecoded: Bool
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
        // The mark of a recording, which has a number, is replaced as the secret was.
        let isNumbered = value.dropFirst(Self.mark.utf8.count).first?.isASCIIDigit == true
        let isMark = value.starts(with: Self.mark.utf8) && (isDecoded || !isNumbered)
        return value.isEmpty || isMark ? nil : value.startIndex
    }

    private static func isName(_ byte: UInt8) -> Bool { byte > 127 || ASCIISet.name.contains(byte) }

    private static let urlEnd = ASCIISet(" \t\r\n\"<>")
    /// The characters that end a value in a query or a fragment.
    private static let valueEnd = ASCIISet("&#")
    private static let hostEnd = ASCIISet(" \t\r\n\"<>/?#\\")
    /// The characters that may occur between a name and its value besides the separator.
    private static let filler = ASCIISet(" \t\\\"'")
}
