/// A JSON object that a protocol gives names and types to; see <doc:Records>.
///
/// A property, `var human: any Human`, presents the record as a `Human`. Every function that
/// returns models of a protocol takes that property as the key path `\.human`.
///
/// The record is a value and holds the whole object, including members without an accessor: keys
/// stay in order and numbers retain their digits. See ``Model`` for accessors.
public struct Record: Sendable {
    /// The JSON of the record. A value that is not an object, such as a nested `null`, reads as an
    /// empty record, and becomes an object with the first value that is written into it.
    public var json: JSON

    /// The keys that the names of accessors stand for; empty unless set by ``named(by:)``.
    public private(set) var naming = Naming()

    /// Makes an empty record.
    public init() { json = [:] }

    /// Makes a record of a model, with its JSON and its naming.
    public init(_ model: some Model) {
        json = model.json
        naming = model.naming
    }

    /// Makes a record of an object; any other value throws ``MapError``.
    public init(_ json: JSON) throws(MapError) {
        guard json.type == .object else { throw json.mismatch(wanted: "object") }
        self.json = json
    }

    init(around json: JSON) { self.json = json }

    /// Returns the record with another naming, of names and keys: `named(by: ["uuid": "id"])`.
    public func named(by naming: Naming) -> Record {
        var record = self
        record.naming = naming
        return record
    }
}

extension Record: Record.Model {}

extension Record: ExpressibleByDictionaryLiteral {
    /// Makes a record in the order of the literal; absent values are left out.
    public init(dictionaryLiteral members: (String, JSON)...) {
        json = JSON(object: members.map { (key: $0.0, value: $0.1) })
    }
}

extension Record: Hashable {
    /// Compares the objects as ``JSON`` does, without namings; another value is an empty object.
    public static func == (left: Record, right: Record) -> Bool { left.object == right.object }

    /// Hashes the object that `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }

    private var object: JSON { json.type == .object ? json : [:] }
}

extension Record: CustomStringConvertible {
    /// The record as a tree: after a line `Record`, a line `name: "Ann"` for each value, indented
    /// by two spaces for each level. Keys are those of the JSON; any depth can be described.
    public var description: String {
        var lines = ["Record"]
        var open = Self.children(of: json, depth: 1).reversed() as [Line]
        while let line = open.popLast() {
            let indent = String(repeating: "  ", count: line.depth)
            let children = Self.children(of: line.value, depth: line.depth + 1)
            let value = children.isEmpty ? " \(line.value.text)" : ""
            lines.append("\(indent)\(line.key):\(value)")
            open += children.reversed()
        }
        return lines.joined(separator: "\n")
    }

    private typealias Line = (key: String, value: JSON, depth: Int)

    private static func children(of json: JSON, depth: Int) -> [Line] {
        let elements = json.arrayValue.enumerated().map { (String($0), $1, depth) }
        return elements + json.objectValue.map { ($0.key, $0.value, depth) }
    }
}
