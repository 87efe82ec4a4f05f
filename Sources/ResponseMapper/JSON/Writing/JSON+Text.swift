import Foundation

extension JSON {
    /// The value as compact JSON, with its own order of keys and its own digits. Characters beyond
    /// ASCII and slashes are not escaped. Absent is written as `null`.
    public var text: String { text([]) }

    /// The value as JSON on several lines, indented by two spaces; otherwise like ``text``.
    public var prettyText: String { text(.pretty) }

    /// The value as JSON in a given format: `json.text([.pretty, .sortedKeys])`.
    public func text(_ format: JSONFormat) -> String {
        String(decoding: written(format).bytes, as: UTF8.self)
    }

    var bytes: [UInt8] { written([]).bytes }
    /// The UTF-8 of ``text``, without a byte order mark.
    public var data: Data { written([]).data }

    /// The value in a few words, on one line, for error messages: `string "n/a"`.
    var summary: String {
        let whole = stringValue
        let scalars = whole.unicodeScalars
        let isShort = whole.utf8.count <= 40 || scalars.dropFirst(40).isEmpty
        let text = isShort ? whole : String(scalars.prefix(40)) + "…"
        return switch type {
        case .absent: "nothing"
        case .null: "null"
        case .string: "string \(JSON(text).text)"
        case .bool, .number: "\(type) \(text)"
        case .array, .object: "\(type) of \(count)"
        }
    }

    private func written(_ format: JSONFormat) -> TextBuffer {
        var writer = JSONWriter(format)
        writer.write(self)
        return writer.text
    }
}

extension JSON: CustomStringConvertible {
    /// The text of a string, without quotes; of any other value, ``prettyText``.
    public var description: String { string ?? prettyText }
}

/// The format of a value as text, `[.pretty, .sortedKeys]`; by default that of ``JSON/text``.
public struct JSONFormat: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Makes a format of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Writes several lines, indented by two spaces.
    public static let pretty = JSONFormat(rawValue: 1)
    /// Sorts members by the UTF-8 of their keys; a key that is written twice keeps its order.
    public static let sortedKeys = JSONFormat(rawValue: 2)
    /// Writes slashes as `\/`, so that the text can be placed in a script element of a page.
    public static let escapedSlashes = JSONFormat(rawValue: 4)
}
