import Foundation

// Splitting is generic, and compiled again for each type of text or closure: here it is once.

extension StringProtocol {
    /// Returns the parts between separators, after at most `cuts` splits, by default no empty ones.
    func split(
        at separator: Character, cuts: Int = .max, keepingEmpty keepsEmpty: Bool = false
    ) -> [Substring] { Substring(self).parts(separator, cuts, keepsEmpty) }

    /// The members of a list, not trimmed; a comma in quotes separates none (RFC 9110 §5.6.1).
    var listMembers: [Substring] { unquotedParts(at: ",") }

    /// The parts between separators that are not in quotes, without empty ones.
    /// - Parameter outsideBrackets: True if none in `<…>` separates either, as in `Link`.
    func unquotedParts(
        at separator: Character, outsideBrackets: Bool = false
    ) -> [Substring] {
        let text = Substring(self)
        guard outsideBrackets || text.utf8.contains(UInt8(ascii: "\""))
        else { return text.split(at: separator) }
        var (isQuoted, isEscaped, isBracketed) = (false, false, false)
        return text.split { character in
            defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
            if character == "\"", !isEscaped, !isBracketed { isQuoted.toggle() }
            if outsideBrackets, !isQuoted, character == (isBracketed ? ">" : "<") {
                isBracketed.toggle()
            }
            return character == separator && !isQuoted && !isBracketed
        }
    }

    /// The text without the spaces and tabs around it: no part of a value (RFC 9110 §5.5).
    var trimmingBlanks: String { String(drop { $0.isBlank }).trimmingEndBlanks }

    var trimmingEndBlanks: String {
        var text = Substring(self)
        while text.last?.isBlank == true { text.removeLast() }
        return String(text)
    }

    var number: Int? { Substring(self).writtenNumber }
}

extension Substring {
    @inline(never)
    fileprivate func parts(_ end: Character, _ cuts: Int, _ keepsEmpty: Bool) -> [Substring] {
        split(separator: end, maxSplits: cuts, omittingEmptySubsequences: !keepsEmpty)
    }

    @inline(never) fileprivate var writtenNumber: Int? {
        utf8.allSatisfy(\.isASCIIDigit) ? Int(self) : nil
    }
}

extension Character {
    var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// True for a control character of ASCII, which no header value may have (RFC 9110 §5.5); a tab
    /// is a blank. On bytes, as an emoji may contain others.
    var isControl: Bool { self < 0x20 && !isBlank || self == 0x7F }
}

/// The parameters of a field, as in `attachment; filename="a b.txt"` (RFC 9110 §5.6.6).
struct FieldParameters {
    /// The parameters in order, with their names in lowercase, and without quotes and escapes.
    private var all: [(name: String, value: String)] = []

    /// Parses `text`; invalid parts are left out.
    init(_ text: String) {
        // A field may begin with a semicolon, and has no parameter in front of the first.
        for part in (" " + text).unquotedParts(at: ";").dropFirst() {
            let halves = part.split(at: "=", cuts: 1, keepingEmpty: true)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard halves.count == 2 else { continue }
            all.append((halves[0].lowercased(), halves[1].unquoted))
        }
    }

    /// The first value of a name in lowercase; nil without one.
    subscript(name: String) -> String? { all.first { $0.name == name }?.value }
}

extension String {
    @inline(never) func lines(keepingEmpty keepsEmpty: Bool) -> [Substring] {
        split(omittingEmptySubsequences: !keepsEmpty, whereSeparator: \.isNewline)
    }

    /// Makes the text of bytes that are valid UTF-8; nil for others.
    init?(valid bytes: some Collection<UInt8>) {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            self.init(validating: bytes, as: UTF8.self)
        } else {
            self.init(unrepaired: bytes)
        }
    }

    /// Makes the same text where the standard library does not validate.
    init?(unrepaired bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // A repaired text has other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// The text of a quoted string (RFC 9110 §5.6.4), closed or not; other text as it is.
    fileprivate var unquoted: String {
        guard unicodeScalars.first == "\"" else { return self }
        var (text, rest) = (String.UnicodeScalarView(), unicodeScalars.dropFirst())
        while let scalar = rest.popFirst(), scalar != "\"" {
            text.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
        }
        return String(text)
    }
}
