import Foundation

/// Hides values in JSON by their keys, and leaves every other byte as it is: order, digits, spaces.
///
/// It goes once over the bytes, without recursion. Values may follow each other, as in lines of
/// JSON. A string that holds JSON or an address is looked into.
struct JSONRedactor {
    private enum Expected { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd }
    private struct Malformed: Error {}

    private let redaction: Redaction
    private let bytes: [UInt8]
    private let limit: Int
    /// How many JSON texts in strings of each other are looked into; what is below is hidden.
    private let depth: Int
    private var index = 0
    private var output: [UInt8] = []
    /// The opening brackets around.
    private var around: [UInt8] = []
    private var expected = Expected.value
    /// How many brackets are around the value that is being left out.
    private var hidingAt: Int?
    private var isSecret = false

    /// The text with values hidden, at least its first `limit` bytes; nil where it is no JSON.
    static func redacted(
        _ text: String, by redaction: Redaction, limit: Int = .max, depth: Int = 4
    ) -> String? {
        var redactor = JSONRedactor(redaction, Array(text.utf8), limit, depth)
        do { try redactor.run() } catch { return nil }
        return String(decoding: redactor.output, as: UTF8.self)
    }

    private init(_ redaction: Redaction, _ bytes: [UInt8], _ limit: Int, _ depth: Int) {
        self.redaction = redaction
        self.bytes = bytes
        self.limit = limit
        self.depth = depth
    }

    private mutating func run() throws {
        while index < bytes.count, output.count < limit {
            switch (bytes[index], expected) {
            case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): copy(to: index + 1)
            case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd),
                (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd):
                open(bytes[index])
            case (UInt8(ascii: "}"), .keyOrEnd), (UInt8(ascii: "]"), .valueOrEnd),
                (UInt8(ascii: "}"), .commaOrEnd), (UInt8(ascii: "]"), .commaOrEnd):
                try close(bytes[index])
            case (UInt8(ascii: "\""), .key), (UInt8(ascii: "\""), .keyOrEnd): try copyKey()
            case (UInt8(ascii: ":"), .colon):
                copy(to: index + 1)
                expected = .value
            case (UInt8(ascii: ","), .commaOrEnd) where !around.isEmpty:
                copy(to: index + 1)
                expected = around.last == UInt8(ascii: "{") ? .key : .value
            case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .valueOrEnd):
                beginValue()
                try copyString()
                endValue()
            case (_, .value), (_, .valueOrEnd):
                beginValue()
                try copyWord()
                endValue()
            case (_, .commaOrEnd) where around.isEmpty: expected = .value
            default: throw Malformed()
            }
        }
        let isWhole = around.isEmpty && expected == .commaOrEnd
        guard isWhole || output.count >= limit else { throw Malformed() }
    }

    private mutating func open(_ bracket: UInt8) {
        beginValue()
        copy(to: index + 1)
        around.append(bracket)
        expected = bracket == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
    }

    private mutating func close(_ bracket: UInt8) throws {
        // `{` and `}`, `[` and `]` are two apart.
        guard around.popLast() == bracket - 2 else { throw Malformed() }
        copy(to: index + 1)
        endValue()
    }

    /// Shows the mark instead of what follows, if its key is a secret one.
    private mutating func beginValue() {
        guard isSecret else { return }
        isSecret = false
        guard hidingAt == nil else { return }
        output += "\"\(Redaction.mark)\"".utf8
        hidingAt = around.count
    }

    private mutating func endValue() {
        expected = .commaOrEnd
        if hidingAt == around.count { hidingAt = nil }
    }

    private mutating func copyKey() throws {
        let range = try string()
        isSecret = redaction.hides(try text(range).utf8)
        copy(to: range.upperBound)
        expected = .colon
    }

    private mutating func copyString() throws {
        let range = try string()
        guard hidingAt == nil else { return copy(to: range.upperBound) }
        let text = try text(range)
        let redacted = redacted(text)
        if redacted == text { return copy(to: range.upperBound) }
        output += try Self.quoted(redacted)
        index = range.upperBound
    }

    private func redacted(_ text: String) -> String {
        if text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "[") {
            guard depth > 0 else { return Redaction.mark }
            if let json = Self.redacted(text, by: redaction, depth: depth - 1) { return json }
        }
        return redaction.redacted(text)
    }

    /// A number, true, false or null; numbers are not looked at closely.
    private mutating func copyWord() throws {
        let end = bytes[index...].firstIndex { !ASCIISet.word.contains($0) } ?? bytes.count
        let word = bytes[index..<end]
        let isNumber = word.allSatisfy(ASCIISet.number.contains) && word.contains { 48...57 ~= $0 }
        let isName = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        guard isNumber || isName else { throw Malformed() }
        copy(to: end)
    }

    /// Where the string that begins here is, quotes included.
    private func string() throws -> Range<Int> {
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            guard bytes[end] >= 0x20 else { throw Malformed() }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count else { throw Malformed() }
        return index..<(end + 1)
    }

    private func text(_ range: Range<Int>) throws -> String {
        let quoted = bytes[range]
        guard quoted.contains(UInt8(ascii: "\\")) else {
            return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
        }
        return try JSONDecoder().decode(String.self, from: Data(quoted))
    }

    private static func quoted(_ text: String) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(text)
    }

    private mutating func copy(to end: Int) {
        if hidingAt == nil { output += bytes[index..<end] }
        index = end
    }
}

extension ASCIISet {
    fileprivate static let number = ASCIISet("0123456789+-.eE")
    fileprivate static let word = ASCIISet("0123456789+-.eEtrufalsn")
}
