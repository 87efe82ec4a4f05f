/// A JSON value with lookups that never fail: one that finds nothing returns a value, too.
///
/// ```swift
/// let json = try JSON(parsing: data)
/// json["data"]["list"][0]["name"].stringValue
/// json[path: "data>list>0>name"].string
/// let id: Int = try json.get("data>id")
/// ```
///
/// - Numbers keep the digits they were written with: `240558470661799936`, `1.0` and `1e400` are
///   printed unchanged.
/// - Objects keep the order of their keys. A key that is written twice occurs twice in ``object``,
///   ``keys``, ``count`` and ``text``; looking it up always finds the last one.
/// - Keys are found by their exact code points (RFC 8259 §8.3): a composed and a decomposed
///   "é" are two keys.
/// - The result of a lookup that finds nothing is ``absent``, which is not ``null``: see
///   ``exists``.
///
/// Parsing checks the whole text and records the place of each value; strings, numbers and
/// containers are created on demand. A value therefore retains the whole text it was parsed from:
/// if it is stored for long, it is better converted to a string or model. Changing a value unpacks
/// the containers on the path to it and leaves the rest unchanged.
public struct JSON: Sendable {
    var node: Node

    init(_ node: Node) {
        self.node = node
    }

    /// The content of the value: a place on a tape, or a value that was built in code.
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
        /// A value that was parsed and not changed since; it retains the whole text.
        case taped(TapeValue)
    }

    /// The literal `null`.
    public static let null = JSON(.null)

    /// The result of a lookup that finds nothing: see ``exists``.
    public static let absent = JSON(.absent)
}
