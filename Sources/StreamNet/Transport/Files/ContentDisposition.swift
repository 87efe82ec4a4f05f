import Foundation

/// The `Content-Disposition` of a file: `attachment; filename="a b.txt"` (RFC 6266).
struct ContentDisposition {
    /// The parameters in order, with their names in lowercase, and without quotes and escapes.
    private var parameters: [(name: String, value: String)] = []

    /// Parses `text`; invalid parts are left out.
    init(_ text: String) {
        var rest = text.utf8.drop { $0 != semicolon }
        while rest.popFirst() != nil {
            let name = Self.text(rest.prefix { $0 != equals && $0 != semicolon })
            rest = rest.drop { $0 != equals && $0 != semicolon }
            guard rest.first == equals else { continue }
            rest = rest.dropFirst().drop { $0 == space || $0 == tab }
            let value = rest.first == quote ? Self.quoted(&rest) : nil
            let token = rest.prefix { $0 != semicolon }
            rest = rest.dropFirst(token.count)
            parameters.append((name.lowercased(), value ?? Self.text(token)))
        }
    }

    /// The name of the file: `filename*`, which can be written in any script, before `filename`.
    var filename: String? { value(of: "filename*").flatMap(Self.decoded) ?? value(of: "filename") }

    private func value(of name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// Removes a quoted string from the start (RFC 9110 §5.6.4); all, without a closing quote.
    private static func quoted(_ rest: inout Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        rest = rest.dropFirst()
        while let byte = rest.popFirst(), byte != quote {
            bytes.append(byte == backslash ? rest.popFirst() ?? byte : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in `UTF-8'en'a%20b` (RFC 8187 §3.2.1); nil for other character sets.
    private static func decoded(_ value: String) -> String? {
        let parts = value.split(at: "'", cuts: 2, keepingEmpty: true)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return String(parts[2]).removingPercentEncoding
    }

    private static func text(_ bytes: Substring.UTF8View) -> String {
        String(Substring(bytes)).trimmingCharacters(in: .whitespaces)
    }
}

private let (semicolon, equals) = (UInt8(ascii: ";"), UInt8(ascii: "="))
private let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
private let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
