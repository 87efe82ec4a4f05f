import Foundation

extension Redaction {
    /// Returns JSON with the values of secret keys hidden at any depth; nil if it is no JSON.
    ///
    /// Objects and lists stay what they are, and in a string such as a URL or more JSON only the
    /// secret is hidden. A number becomes one of the marks of a recording, or else the text `•••`.
    /// Every other byte stays: order, digits, spaces. Values may follow each other, as in lines.
    /// - Parameter limit: The number of bytes wanted; more may be left out, and may be no JSON.
    func redacted(json: String, upTo limit: Int = .max) -> String? {
        if isOff { return json }
        var redactor = JSONRedactor(self, json)
        do { try redactor.run(limit) } catch { return nil }
        return String(decoding: redactor.output, as: UTF8.self)
    }

    /// Returns the text of a string in JSON without secrets; JSON in it stays JSON.
    fileprivate func redacted(string text: String) -> String {
        let isJSON = text.utf8.first.map("{[".utf8.contains) == true
        return isJSON ? redacted(json: text) ?? redacted(text) : redacted(text)
    }

    /// Returns the number of the line at which text ceases to be JSON; nil if it is JSON.
    static func lineOfFlaw(inJSON text: String) -> Int? {
        var redactor = JSONRedactor(.none, text)
        do { try redactor.run(.max) } catch { return redactor.line }
        return nil
    }
}

private struct JSONRedactor {
    private enum Token { case nothing, open, key, colon, value, comma }
    private struct Malformed: Error {}
    /// An object or a list that is open.
    private struct Container {
        let bracket: Unicode.Scalar
        /// The name of which it is the value, or "".
        let name: String
        /// The rule of what is in it; nil if names decide.
        let rule: SecretRule?
    }

    private let redaction: Redaction
    private let bytes: [UInt8]
    private var index = 0
    private(set) var output: [UInt8] = []
    private var around: [Container] = []
    private var last = Token.nothing
    private var key: (name: String, rule: SecretRule?)?

    init(_ redaction: Redaction, _ text: String) {
        (self.redaction, bytes) = (redaction, Array(text.utf8))
    }

    /// The number of the line that was read last.
    var line: Int { 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") } }

    mutating func run(_ limit: Int) throws {
        while index < bytes.count, output.count < limit {
            let isEnding = last == .open || last == .value
            switch Unicode.Scalar(bytes[index]) {
            case " ", "\t", "\n", "\r": copy(to: index + 1)
            case ",": try step(.comma, if: last == .value && !around.isEmpty)
            case ":": try step(.colon, if: last == .key)
            case "}": try step(.value, if: around.popLast()?.bracket == "{" && isEnding)
            case "]": try step(.value, if: around.popLast()?.bracket == "[" && isEnding)
            case _ where around.last?.bracket == "{" && [.open, .comma].contains(last):
                try copyKey()
            case _ where last == .key || last == .value && !around.isEmpty: throw Malformed()
            case let first: try copyValue(first)
            }
        }
        let isWhole = around.isEmpty && last == .value
        guard isWhole || output.count >= limit else { throw Malformed() }
    }

    private mutating func copyKey() throws {
        let (name, end) = try string()
        key = (name, redaction.rule(of: name.utf8))
        copy(to: end)
        last = .key
    }

    private mutating func copyValue(_ first: Unicode.Scalar) throws {
        let rule = key?.rule ?? around.last?.rule
        // A member of a secret object, under a name that is none itself.
        let isMember = key != nil && key?.rule == nil
        let name = key?.name ?? around.last?.name ?? ""
        key = nil
        switch first {
        case "{", "[":
            let isPassedOn = first == "[" || rule?.hidesMembers == true
            around.append(Container(bracket: first, name: name, rule: isPassedOn ? rule : nil))
            try step(.open)
        case "\"":
            let (text, end) = try string()
            let shown: String
            if let rule, rule.hides(text: text), !isMember || !SecretRule.isDate(text) {
                let mark = redaction.hidden(text, of: name)
                shown =
                    UUID(uuidString: text) == nil ? mark : Redaction.MarkForm.uuid.form(of: mark)
            } else {
                shown = redaction.redacted(string: text)
            }
            try step(.value, to: end, as: shown == text ? nil : shown.inJSON())
        default:
            let word = bytes[index...].prefix { !" \t\r\n,:[]{}\"".utf8.contains($0) }
            let text = String(decoding: word, as: UTF8.self)
            let isNamed = ["true", "false", "null"].contains(text)
            var shown: String?
            if !isNamed, Double(text) == nil { throw Malformed() }
            if !isNamed, rule?.hidesNumbers == true {
                let mark = redaction.hidden(text, of: name)
                let number = Redaction.MarkForm.number.form(of: mark)
                shown = number == mark ? "\"\(mark)\"" : number
            }
            try step(.value, to: word.endIndex, as: shown)
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

    private mutating func step(
        _ token: Token, to end: Int? = nil, as text: String? = nil, if isDue: Bool = true
    ) throws {
        guard isDue else { throw Malformed() }
        if let text {
            output += text.utf8
            index = end ?? index + 1
        } else {
            copy(to: end ?? index + 1)
        }
        last = token
    }

    private mutating func copy(to end: Int) {
        output += bytes[index..<end]
        index = end
    }
}

extension String {
    /// Returns the text as a string in JSON.
    fileprivate func inJSON() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
