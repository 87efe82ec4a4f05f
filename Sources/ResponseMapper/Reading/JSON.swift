import Foundation

/// A JSON value that can be asked for anything: a miss is a value too, never a crash.
///
/// ```swift
/// let json = try JSON(parsing: data)
/// json["data"]["list"][0]["name"].stringValue
/// json[path: "data>list>0>name"].string
/// let id: Int = try json.get("data>id")
/// ```
///
/// - Numbers keep the digits they were written with: `240558470661799936`, `1.0` and `1e400`
///   are printed as they came.
/// - Objects keep the order of their keys. A key written twice is kept twice in ``object``,
///   ``keys``, ``count`` and ``text``; looking it up always finds the last one.
/// - Keys are found by their exact code points (RFC 8259 §8.3): a composed and a decomposed
///   "é" are two keys.
/// - What a lookup did not find is ``absent``, which is not ``null``: see ``exists``.
public struct JSON: Sendable {
    var node: Node

    init(_ node: Node) {
        self.node = node
    }

    /// What the value is made of.
    ///
    /// Containers never hold an absent value.
    enum Node: Sendable {
        case absent
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSON])
        case object(JSONMembers)
    }

    /// The literal `null`.
    public static let null = JSON(.null)

    /// What a lookup gives when there is nothing: see ``exists``.
    public static let absent = JSON(.absent)
}

// MARK: - Parsing

extension JSON {
    /// Reads strict JSON (RFC 8259) from UTF-8, UTF-16 or UTF-32, with or without a byte order
    /// mark.
    ///
    /// Any value may be the root. Empty input, trailing commas, comments, leading zeros, `NaN`,
    /// control characters in strings, lone surrogates, invalid UTF-8, text after the value and
    /// more than 512 nested containers are errors.
    public init(parsing data: Data) throws(JSONError) {
        try self.init(parsing: [UInt8](data))
    }

    /// Reads strict JSON from bytes, by the rules of ``init(parsing:)-(Data)``.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(try TextEncoding(of: bytes).utf8(from: bytes))
        self = try parser.document()
    }

    /// Reads strict JSON from text, by the rules of ``init(parsing:)-(Data)``.
    public init(parsing text: String) throws(JSONError) {
        var parser = JSONParser([UInt8](text.utf8))
        self = try parser.document()
    }
}
