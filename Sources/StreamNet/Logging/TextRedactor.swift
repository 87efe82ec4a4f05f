import Foundation

/// Hides values in text by the names ahead of them.
///
/// On bytes, from the beginning to the end; a part of a text is hidden as it is in the whole.
struct TextRedactor {
    private let redaction: Redaction
    /// Whether nothing but `&` ends a value.
    private let isForm: Bool
    private let bytes: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    /// Where what is known not to be encoded ends.
    private var plainEnd = 0

    /// How many percent encodings in each other are looked into; what is below is hidden.
    private let depth: Int

    static func redacted(
        _ text: String, by redaction: Redaction, isForm: Bool, depth: Int = 4
    ) -> String {
        var redactor = TextRedactor(redaction, text, isForm, depth)
        redactor.run()
        return String(decoding: redactor.output, as: UTF8.self)
    }

    private init(_ redaction: Redaction, _ text: String, _ isForm: Bool, _ depth: Int) {
        self.redaction = redaction
        self.isForm = isForm
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
        let end = bytes[index...].firstIndex { " \t\r\n/?#\"<>\\".utf8.contains($0) }
        if let at = bytes[index..<(end ?? bytes.count)].lastIndex(of: UInt8(ascii: "@")) {
            hide(to: at)
        }
    }

    /// Copies a name and what separates it from its value; hides the value of a secret name.
    private mutating func copyPair() {
        let start = index
        let end = bytes[index...].firstIndex { !Self.isName($0) } ?? bytes.count
        let isSecret = redaction.hides(Self.decoded(bytes[start..<end]))
        if isSecret, !isForm, start > 0, bytes[start - 1] == UInt8(ascii: "<") {
            return copyTag(named: end)
        }
        guard let separator = separator(behind: start..<end) else {
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

    /// Copies the name of a secret tag, and hides its attributes and its content.
    private mutating func copyTag(named end: Int) {
        copy(to: end)
        hide(to: bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count)
        copy(to: min(index + 1, bytes.count))
        hide(to: bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
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
        let redacted = Self.redacted(text, by: redaction, isForm: false, depth: depth - 1)
        if redacted == text {
            copy(to: end)
            return true
        }
        let mark = Redaction.mark.utf8.percentEncoded(keeping: .query)
        output +=
            redacted.utf8.percentEncoded(keeping: .query)
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
        // `/token: wanted …` is the end of an address.
        let isLabel = mark == UInt8(ascii: ":") && (isQuoted || before != UInt8(ascii: "/"))
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

    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
        return String(decoding: text, as: UTF8.self).removingPercentEncoding.map { Array($0.utf8) }
            ?? Array(text)
    }
}

extension ASCIISet {
    /// What names of parameters are mostly made of, brackets and escapes included.
    fileprivate static let name = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "-._~+%[]$")
}
