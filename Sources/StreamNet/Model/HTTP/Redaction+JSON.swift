import Foundation

extension Redaction {
    /// Returns JSON with the values of secret keys hidden at any depth; nil if it is no JSON.
    ///
    /// A string with a secret in it, such as a URL or more JSON, is hidden as a whole. Every other
    /// byte stays: order, digits, spaces. Values may follow each other, as in lines of JSON.
    /// - Parameter limit: The number of bytes wanted; more may be left out, and may be no JSON.
    func redacted(json: String, upTo limit: Int = .max) -> String? {
        if isOff { return json }
        var redactor = JSONRedactor(self, json)
        do { try redactor.run(limit) } catch { return nil }
        return String(decoding: redactor.output, as: UTF8.self)
    }
}

private struct JSONRedactor {
    private enum Token { case nothing, open, key, colon, value, comma }
    private struct Malformed: Error {}

    private let redaction: Redaction
    private let bytes: [UInt8]
    private var index = 0
    private(set) var output: [UInt8] = []
    private var around: [Unicode.Scalar] = []
    private var last = Token.nothing
    private var isSecret = false
    private var hidingAt: Int?

    init(_ redaction: Redaction, _ text: String) {
        (self.redaction, bytes) = (redaction, Array(text.utf8))
    }

    mutating func run(_ limit: Int) throws {
        while index < bytes.count, output.count < limit {
            let isEnding = last == .open || last == .value
            switch Unicode.Scalar(bytes[index]) {
            case " ", "\t", "\n", "\r": copy(to: index + 1)
            case ",": try step(.comma, if: last == .value && !around.isEmpty)
            case ":": try step(.colon, if: last == .key)
            case "}": try step(.value, if: around.popLast() == "{" && isEnding)
            case "]": try step(.value, if: around.popLast() == "[" && isEnding)
            case _ where around.last == "{" && [.open, .comma].contains(last): try copyKey()
            case _ where last == .key || last == .value && !around.isEmpty: throw Malformed()
            case let first: try copyValue(first)
            }
        }
        let isWhole = around.isEmpty && last == .value
        guard isWhole || output.count >= limit else { throw Malformed() }
    }

    private mutating func copyKey() throws {
        let (name, end) = try string()
        isSecret = redaction.hides(name.utf8)
        copy(to: end)
        last = .key
    }

    private mutating func copyValue(_ first: Unicode.Scalar) throws {
        if isSecret { hide() }
        isSecret = false
        switch first {
        case "{", "[":
            around.append(first)
            try step(.open)
        case "\"":
            let (text, end) = try string()
            if hidingAt == nil, redaction.redacted(text) != text { hide() }
            try step(.value, to: end)
        default:
            let word = bytes[index...].prefix { !" \t\r\n,:[]{}\"".utf8.contains($0) }
            let text = String(decoding: word, as: UTF8.self)
            let isNamed = ["true", "false", "null"].contains(text)
            try step(.value, to: word.endIndex, if: isNamed || Double(text) != nil)
        }
    }

    private func string() throws -> (text: String, end: Int) {
        let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var end = index + 1
        while end < bytes.count, bytes[end] != quote { end += bytes[end] == escape ? 2 : 1 }
        guard bytes[index] == quote, end < bytes.count else { throw Malformed() }
        let text = bytes[(index + 1)..<end]
        let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != escape }
        if isPlain { return (String(decoding: text, as: UTF8.self), end + 1) }
        return (try JSONDecoder().decode(String.self, from: Data(bytes[index...end])), end + 1)
    }

    private mutating func step(_ token: Token, to end: Int? = nil, if isDue: Bool = true) throws {
        guard isDue else { throw Malformed() }
        copy(to: end ?? index + 1)
        last = token
        if token == .value, hidingAt == around.count { hidingAt = nil }
    }

    private mutating func copy(to end: Int) {
        if hidingAt == nil { output += bytes[index..<end] }
        index = end
    }

    private mutating func hide() {
        guard hidingAt == nil else { return }
        output += "\"\(Redaction.mark)\"".utf8
        hidingAt = around.count
    }
}
