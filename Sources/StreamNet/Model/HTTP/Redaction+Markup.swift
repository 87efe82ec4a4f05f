extension Redaction {
    /// Returns XML or HTML with the values of secret names hidden: the text of elements,
    /// attributes, and the `value` or `content` of an element whose `name` is secret. All other
    /// bytes stay.
    func redacted(markup text: String) -> String {
        if isOff { return text }
        var redactor = MarkupRedactor(redaction: self, rest: Array(text.utf8)[...])
        while let piece = redactor.next() { redactor.copy(piece) }
        return String(decoding: redactor.output, as: UTF8.self)
    }
}

private struct MarkupRedactor {
    enum Piece {
        case text(ArraySlice<UInt8>)
        case tag(ArraySlice<UInt8>)
    }

    let redaction: Redaction
    var rest: ArraySlice<UInt8>
    private(set) var output: [UInt8] = []
    /// The elements that are open from a secret one on; the rule is nil if others' text is shown.
    private var open: [(name: [UInt8], rule: SecretRule?)] = []

    init(redaction: Redaction, rest: ArraySlice<UInt8>) {
        (self.redaction, self.rest) = (redaction, rest)
    }

    /// Returns the next tag, with its brackets, or the text in front of it; nil at the end.
    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        guard first == UInt8(ascii: "<") else {
            let text = rest.prefix { $0 != UInt8(ascii: "<") }
            rest = rest[text.endIndex...]
            return .text(text)
        }
        for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>")]
        where rest.starts(with: start.utf8) {
            let close = rest.firstRange(of: Array(end.utf8))?.upperBound ?? rest.endIndex
            let whole = rest[..<close]
            rest = rest[close...]
            return .text(whole)
        }
        var (end, quote) = (rest.startIndex, UInt8?.none)
        while end < rest.endIndex, quote != nil || rest[end] != UInt8(ascii: ">") {
            if rest[end] == quote {
                quote = nil
            } else if quote == nil, rest[end].isQuote {
                quote = rest[end]
            }
            end += 1
        }
        end = min(end + 1, rest.endIndex)
        defer { rest = rest[end...] }
        return .tag(rest[..<end])
    }

    mutating func copy(_ piece: Piece) {
        switch piece {
        case .text(let text): copy(text: text)
        case .tag(let tag): copy(tag: tag)
        }
    }

    private mutating func copy(text: ArraySlice<UInt8>) {
        if text.starts(with: "<!--".utf8) {
            let inner = String(decoding: text.dropFirst(4), as: UTF8.self)
            return output += "<!--\(redaction.redacted(markup: inner))".utf8
        }
        let isCharacterData = text.starts(with: "<![CDATA[".utf8)
        let (head, tail) = isCharacterData ? (9, 3) : (0, 0)
        let inner = text.dropFirst(head).dropLast(tail)
        let value = inner.drop(while: \.isSpace)
        let blanks = inner.count - value.count
        let end = (value.lastIndex { !$0.isSpace } ?? value.startIndex - 1) + 1
        let secret = String(decoding: value[..<end], as: UTF8.self)
        guard let (name, last) = open.last, let rule = last, !secret.isEmpty, hides(secret, rule)
        else {
            output += redaction.redacted(String(decoding: text, as: UTF8.self)).utf8
            return
        }
        let mark = redaction.hidden(secret, of: String(decoding: name, as: UTF8.self))
        output += text.prefix(head + blanks)
        output += mark.utf8
        output += text[end...]
    }

    private func hides(_ text: String, _ rule: SecretRule) -> Bool {
        Double(text) == nil ? rule.hides(text: text) : rule.hidesNumbers
    }

    private mutating func copy(tag: ArraySlice<UInt8>) {
        let isEnd = tag.starts(with: "</".utf8)
        let name = tag.dropFirst(isEnd ? 2 : 1).prefix { !$0.isSpace && !"/>".utf8.contains($0) }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        if isEnd {
            if let index = open.lastIndex(where: { $0.name == Array(local) }) {
                open.removeSubrange(index...)
            }
            output += tag
            return
        }
        let isEmpty = tag.dropLast().last == UInt8(ascii: "/")
        let outer = open.last?.rule
        let rule = redaction.rule(of: local) ?? (outer?.hidesMembers == true ? outer : nil)
        copyAttributes(of: tag, behind: name.endIndex, isEmpty ? rule.map { (local, $0) } : nil)
        if !isEmpty, rule != nil || !open.isEmpty { open.append((Array(local), rule)) }
    }

    /// - Parameter element: The name and the rule of a secret element without content.
    private mutating func copyAttributes(
        of tag: ArraySlice<UInt8>, behind start: Int, _ element: (ArraySlice<UInt8>, SecretRule)?
    ) {
        output += tag[..<start]
        let attributes = attributes(of: tag[start...])
        // The name of a field of a form, or of a line of metadata.
        let field = attributes.first { ["name", "property"].contains($0.name) }
            .map { tag[$0.value] }.flatMap { name in redaction.rule(of: name).map { (name, $0) } }
        var copied = start
        for (name, range) in attributes {
            let isValue = ["value", "content"].contains(name)
            let own = redaction.rule(of: name.utf8).map { (Array(name.utf8)[...], $0) }
            let value = String(decoding: tag[range], as: UTF8.self)
            var shown = redaction.redacted(value)
            if let (name, rule) = own ?? (isValue ? field : nil) ?? element, hides(value, rule) {
                shown = redaction.hidden(value, of: String(decoding: name, as: UTF8.self))
            }
            output += tag[copied..<range.lowerBound] + shown.utf8
            copied = range.upperBound
        }
        output += tag[copied...]
    }

    /// Returns the names in lower case, without a namespace, and the places of their values.
    private func attributes(of text: ArraySlice<UInt8>) -> [(name: String, value: Range<Int>)] {
        var (rest, found) = (text, [(name: String, value: Range<Int>)]())
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = rest[..<equals].reversed().drop(while: \.isSpace)
                .prefix { !$0.isSpace && $0 != UInt8(ascii: ":") && !$0.isQuote }
            rest = rest[equals...].dropFirst().drop(while: \.isSpace)
            let quote = rest.first.flatMap { $0.isQuote ? $0 : nil }
            if quote != nil { rest = rest.dropFirst() }
            let value = rest.prefix { byte in
                quote.map { byte != $0 } ?? (!byte.isSpace && byte != UInt8(ascii: ">"))
            }
            found.append(
                (String(decoding: name.reversed(), as: UTF8.self).lowercased(), value.indices))
            rest = rest[value.endIndex...].dropFirst(quote == nil ? 0 : 1)
        }
        return found
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { isBlank || self == 10 || self == 13 }
    fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
