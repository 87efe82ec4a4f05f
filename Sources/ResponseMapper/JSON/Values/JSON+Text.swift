import Foundation

extension JSON {
    /// The value as compact JSON, with its own order of keys and its own digits.
    ///
    /// Characters beyond ASCII and slashes are not escaped. Absent is written as `null`.
    public var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The value as JSON on several lines, indented by two spaces; otherwise like ``text``.
    public var prettyText: String {
        text(.pretty)
    }

    /// The value as JSON in a given format: `json.text([.pretty, .sortedKeys])`.
    public func text(_ format: JSONFormat) -> String {
        String(decoding: bytes(format), as: UTF8.self)
    }

    /// The UTF-8 of ``text``, without a byte order mark.
    public var bytes: [UInt8] {
        bytes([])
    }

    /// The UTF-8 of ``text(_:)``, without a byte order mark.
    public func bytes(_ format: JSONFormat) -> [UInt8] {
        written(format).bytes
    }

    /// The UTF-8 of ``text``, without a byte order mark.
    public var data: Data {
        written([]).data
    }

    private func written(_ format: JSONFormat) -> TextBuffer {
        var writer = JSONWriter(format)
        writer.write(self)
        return writer.text
    }
}

extension JSON: CustomStringConvertible {
    /// The same as ``prettyText``.
    public var description: String {
        prettyText
    }
}
