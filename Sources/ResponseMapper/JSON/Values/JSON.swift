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
///
/// Parsing checks the whole text and notes where each value is; strings, numbers and containers
/// are made when asked for. A value therefore keeps the text it was parsed from, all of it: what
/// is stored for long is better made a string or model of its own. Changing a value takes apart
/// the containers on the way to it and leaves the rest as it was.
public struct JSON: Sendable {
    var node: Node

    init(_ node: Node) {
        self.node = node
    }

    /// What the value is made of: a place on a tape, or what somebody put together.
    ///
    /// Containers never hold an absent value.
    enum Node: Sendable {
        case absent
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array(JSONElements)
        case object(JSONMembers)
        /// What was parsed and not changed since; it holds the whole text.
        case taped(TapeValue)
    }

    /// The literal `null`.
    public static let null = JSON(.null)

    /// What a lookup gives when there is nothing: see ``exists``.
    public static let absent = JSON(.absent)
}
