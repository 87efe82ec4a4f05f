// Splitting is generic, and compiled again for each type of text or closure: here it is once.

extension StringProtocol {
    /// Returns the parts between separators, after at most `cuts` splits, by default no empty ones.
    func split(
        at separator: Character, cuts: Int = .max, keepingEmpty keepsEmpty: Bool = false
    ) -> [Substring] { Substring(self).parts(separator, cuts, keepsEmpty) }

    /// The members of a list, not trimmed; a comma in quotes separates none (RFC 9110 §5.6.1).
    var listMembers: [Substring] { unquotedParts(at: ",") }

    /// The parts between separators that are not in quotes, without empty ones.
    func unquotedParts(at separator: Character) -> [Substring] {
        let text = Substring(self)
        guard text.utf8.contains(UInt8(ascii: "\"")) else { return text.split(at: separator) }
        var (isQuoted, isEscaped) = (false, false)
        return text.split { character in
            defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }

    /// The text without the spaces and tabs around it: no part of a value (RFC 9110 §5.5).
    var trimmingBlanks: String { String(drop { $0.isBlank }).trimmingEndBlanks }

    /// The text without the spaces and tabs at its end.
    var trimmingEndBlanks: String {
        var text = Substring(self)
        while text.last?.isBlank == true { text.removeLast() }
        return String(text)
    }

    /// The number, if the text has only ASCII digits and fits an `Int`; nil otherwise.
    var number: Int? { Substring(self).writtenNumber }
}

extension String {
    /// Returns the lines of the text, without line ends.
    @inline(never) func lines(keepingEmpty keepsEmpty: Bool) -> [Substring] {
        split(omittingEmptySubsequences: !keepsEmpty, whereSeparator: \.isNewline)
    }
}

extension Substring {
    @inline(never)
    fileprivate func parts(_ end: Character, _ cuts: Int, _ keepsEmpty: Bool) -> [Substring] {
        split(separator: end, maxSplits: cuts, omittingEmptySubsequences: !keepsEmpty)
    }

    @inline(never) fileprivate var writtenNumber: Int? {
        let isNumber = utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isNumber ? Int(self) : nil
    }
}

extension Character {
    var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// True for a control character of ASCII, which no header value may have (RFC 9110 §5.5); a tab
    /// is a blank. On bytes, as an emoji may contain others.
    var isControl: Bool { self < 0x20 && !isBlank || self == 0x7F }
}
