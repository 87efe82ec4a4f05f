/// A JSON value with lookups that never fail: one that finds nothing is ``absent``, not ``null``.
///
///     let json = try JSON(parsing: data)
///     json["data"]["list"][0]["name"].stringValue
///     json[path: "data>list>0>name"].string
///     let id: Int = try json.get("data>id")
///
/// - Numbers keep the digits they were written with: `240558470661799936`, `1.0` and `1e400` are
///   printed unchanged.
/// - Objects keep the order of their keys. A key that is written twice occurs twice in ``object``,
///   ``keys``, ``count`` and ``text``; looking it up always finds the last one.
/// - Keys are found by their exact code points (RFC 8259 §8.3): a composed and a decomposed
///   "é" are two keys.
///
/// Parsing checks the whole text and records the place of each value; strings, numbers and
/// containers are created on demand. A value therefore retains the whole text: to store it for
/// long, convert it to a string or model. A change unpacks only the containers on the path to it.
public struct JSON: Sendable {
    var node: Node

    init(_ node: Node) { self.node = node }
    init(_ tape: Tape, _ index: Int) { node = .taped(tape, index) }

    /// The content: a place on a tape, or a value built in code. Containers hold no absent value.
    enum Node: Sendable {
        case absent
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array(JSONElements)
        case object(JSONMembers)
        /// A value that was parsed and not changed since; it retains the whole text.
        case taped(Tape, _ index: Int)
    }

    /// The literal `null`.
    public static let null = JSON(.null)
    /// The result of a lookup that finds nothing: see ``exists``.
    public static let absent = JSON(.absent)
}
