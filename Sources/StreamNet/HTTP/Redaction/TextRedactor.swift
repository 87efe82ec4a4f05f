/// Hides values in text by the names ahead of them.
///
/// On bytes, from the beginning to the end, and in time that grows as the text does.
struct TextRedactor {
    private let redaction: Redaction
    /// Whether nothing but `&` ends a value.
    private let isForm: Bool
    private let bytes: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    /// Where what is known not to be encoded ends.
    private var plainEnd = 0
    /// Where the address ends in which this is.
    private var addressEnd = 0
    /// Whether the text was cut at its end.
    private let isPart: Bool
    /// How many percent encodings in each other are looked into; what is below is hidden.
    private let depth: Int

    static func redacted(
        _ text: String, by redaction: Redaction, isForm: Bool, isPart: Bool = false, depth: Int = 4
    ) -> String {
        var redactor = TextRedactor(redaction, text, isForm, isPart, depth)
        redactor.run()
        return String(decoding: redactor.output, as: UTF8.self)
    }

    private init(
        _ redaction: Redaction, _ text: String, _ isForm: Bool, _ isPart: Bool, _ depth: Int
    ) {
        self.redaction = redaction
        self.isForm = isForm
        self.isPart = isPart
        self.depth = depth
        bytes = Array(text.utf8)
        output.reserveCapacity(bytes.count)
    }

    private mutating func run() {
        while index < bytes.count {
            if bytes[index...].starts(with: "//".utf8) {
                copyAuthority()
            } else if Self.isName(bytes[index]) {
                copyPair()
            } else {
                copy(to: index + 1)
            }
        }
    }

    /// Copies `//user:password@`, and hides the part in the middle.
    private mutating func copyAuthority() {
        copy(to: index + 2)
        if index >= addressEnd {
            addressEnd =
                bytes[index...].firstIndex { " \t\r\n\"<>".utf8.contains($0) } ?? bytes.count
        }
        let end = bytes[index...].firstIndex { " \t\r\n/?#\"<>\\".utf8.contains($0) }
        // The rest might have had the @.
        if end == nil, isPart { return hide(to: bytes.count) }
        if let at = bytes[index..<(end ?? bytes.count)].lastIndex(of: UInt8(ascii: "@")) {
            hide(to: at)
        }
    }

    /// Copies a name and what separates it from its value; hides the value of a secret name.
    private mutating func copyPair() {
        let start = index
        let end = bytes[index...].firstIndex { !Self.isName($0) } ?? bytes.count
        let separator = separator(behind: start..<end)
        // Most words are no names of anything, and need not be looked up.
        let isNaming = separator != nil || isBehindTagMark(start)
        let isSecret = isNaming && redaction.hides(Self.decoded(bytes[start..<end]))
        if isSecret, !isForm, let tag = tag(with: start) {
            return copyTag(named: tag..<end)
        }
        guard let separator else {
            if !copyEncoded(to: end) { copy(to: end) }
            return
        }
        copy(to: separator.end)
        if isSecret {
            hide(to: self.end(of: separator))
        } else if separator.mark == UInt8(ascii: "="), index >= plainEnd {
            let end = self.end(of: separator)
            if !copyEncoded(to: end) { plainEnd = end }
        }
    }

    /// Whether the name at `start` may be one of a tag: `<token` or `<a:token`.
    private func isBehindTagMark(_ start: Int) -> Bool {
        start > 0 && [UInt8(ascii: "<"), UInt8(ascii: ":")].contains(bytes[start - 1])
    }

    /// Where the name of the tag begins that the name at `start` is the end of, as in `<a:token`;
    /// nil where there is no tag.
    private func tag(with start: Int) -> Int? {
        let before = bytes[..<start].lastIndex { !Self.isName($0) && $0 != UInt8(ascii: ":") }
        return before.flatMap { bytes[$0] == UInt8(ascii: "<") ? $0 + 1 : nil }
    }

    /// Copies the name of a secret tag, and hides its attributes and its content.
    private mutating func copyTag(named name: Range<Int>) {
        copy(to: name.upperBound)
        let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        let isEmpty = close > index && bytes[close - 1] == UInt8(ascii: "/")
        hide(to: isEmpty ? close - 1 : close)
        guard !isEmpty, close < bytes.count else { return }
        copy(to: close + 1)
        let ending = "</".utf8 + bytes[name]
        hide(to: bytes[index...].firstRange(of: ending)?.lowerBound ?? bytes.count)
    }

    /// Copies text that is percent-encoded, and hides what is secret in it, as in a URL that is a
    /// query value; says whether it was encoded.
    private mutating func copyEncoded(to end: Int) -> Bool {
        let part = bytes[index..<end]
        guard part.contains(UInt8(ascii: "%")) else { return false }
        let decoded = Self.decoded(part)
        guard !decoded.elementsEqual(part) else { return false }
        guard depth > 0 else {
            hide(to: end)
            return true
        }
        let text = String(decoding: decoded, as: UTF8.self)
        let redacted = Self.redacted(
            text, by: redaction, isForm: false, isPart: isPart && end == bytes.count,
            depth: depth - 1)
        if redacted == text {
            copy(to: end)
            return true
        }
        let mark = Redaction.mark.utf8.percentEncoded(keeping: .value)
        output +=
            redacted.utf8.percentEncoded(keeping: .value)
            .replacing(mark, with: Redaction.mark).utf8
        index = end
        return true
    }

    private struct Separator {
        let mark: UInt8
        /// Where the value begins.
        let end: Int
        var isSpaced = false
        /// What the value is quoted by, and whether the quote is an escaped one.
        var quote: UInt8?
        var isEscaped = false
    }

    /// What stands between the name and a value; nil where no value follows.
    private func separator(behind name: Range<Int>) -> Separator? {
        let before = name.lowerBound > 0 ? bytes[name.lowerBound - 1] : nil
        var end = name.upperBound
        if isForm {
            return byte(end) == UInt8(ascii: "=")
                ? Separator(mark: UInt8(ascii: "="), end: end + 1) : nil
        }
        if byte(end) == UInt8(ascii: "\\") { end += 1 }
        let isQuoted = byte(end).map(Self.isQuote) ?? false
        if isQuoted { end += 1 }
        let gap = end
        skipSpaces(&end)
        let isSpaced = end > gap
        guard let mark = byte(end) else { return nil }
        // `https://host/token: wanted …` is the end of an address.
        let isPath = before == UInt8(ascii: "/") && name.lowerBound < addressEnd
        let isLabel = mark == UInt8(ascii: ":") && (isQuoted || !isPath)
        guard mark == UInt8(ascii: "=") || isLabel else { return nil }
        end += 1
        if mark == UInt8(ascii: ":") || isSpaced { skipSpaces(&end) }
        let isEscaped = byte(end) == UInt8(ascii: "\\")
        let quote = byte(isEscaped ? end + 1 : end)
        guard let quote, Self.isQuote(quote) else {
            return Separator(mark: mark, end: end, isSpaced: isSpaced)
        }
        return Separator(
            mark: mark, end: end + (isEscaped ? 2 : 1), quote: quote, isEscaped: isEscaped)
    }

    /// Where the value behind `separator` ends.
    private func end(of separator: Separator) -> Int {
        let value = bytes[separator.end...]
        if isForm { return value.firstIndex(of: UInt8(ascii: "&")) ?? bytes.count }
        if let quote = separator.quote { return self.end(ofQuotedBy: quote, separator) }
        let isWord = separator.mark == UInt8(ascii: "=") && !separator.isSpaced
        let ends = isWord ? " \t\r\n&\"<>" : "\r\n"
        return value.firstIndex { ends.utf8.contains($0) } ?? bytes.count
    }

    private func end(ofQuotedBy quote: UInt8, _ separator: Separator) -> Int {
        var index = separator.end
        while index < bytes.count {
            let isBackslash = bytes[index] == UInt8(ascii: "\\")
            let isEnd =
                separator.isEscaped
                ? isBackslash && byte(index + 1) == quote : bytes[index] == quote
            if isEnd { return index }
            index += isBackslash ? 2 : 1
        }
        return bytes.count
    }

    private mutating func copy(to end: Int) {
        output += bytes[index..<end]
        index = end
    }

    private mutating func hide(to end: Int) {
        if end > index { output += Redaction.mark.utf8 }
        index = end
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func skipSpaces(_ index: inout Int) {
        while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func isName(_ byte: UInt8) -> Bool { byte > 127 || ASCIISet.name.contains(byte) }

    /// The bytes behind the escapes; what is no escape stays, unlike in Foundation.
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                digits.allSatisfy(ASCIISet.hexadecimal.contains),
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                decoded.append(byte)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return decoded
    }
}
