/// A model without a model class: a JSON object that a protocol gives names and types to.
///
/// ```swift
/// protocol Human: Record.Model {}
/// extension Human {
///     var name: String { get { self[] } set { self[] = newValue } }
/// }
/// extension Record: Human {
///     var human: any Human { get { self } set { json = newValue.json } }
/// }
///
/// var human = try Record(from: #"{"name": "Ann"}"#).human
/// human.name = "Bea"
/// ```
///
/// The property `human` is the lens: by it the compiler knows that a record is a `Human`, and every
/// function that gives models of a protocol takes it as `\.human`.
///
/// The record is a value and keeps the whole object, also what no accessor names: keys keep their
/// order and numbers their digits. See ``Model`` for accessors.
public struct Record: Sendable {
    /// What the record is made of.
    ///
    /// What is no object, as a nested `null` may be, reads as an empty record, and becomes an
    /// object with the first value that is written into it.
    public var json: JSON

    /// Which keys the names of accessors stand for; empty unless ``named(by:)`` said so.
    public private(set) var naming = Naming()

    /// An empty record.
    public init() { json = [:] }

    /// The record behind a model, with its naming.
    public init(_ model: some Model) {
        json = model.json
        naming = model.naming
    }

    /// A record of an object; anything else throws ``MapError``.
    public init(_ json: JSON) throws(MapError) {
        guard json.type == .object else { throw json.mismatch(wanted: "object") }
        self.json = json
    }

    /// A record of whatever stands there, for reading without errors.
    init(around json: JSON) { self.json = json }

    /// The same record, with names that stand for other keys; the naming it had is gone.
    ///
    /// ```swift
    /// extension Record: Feed {
    ///     var feed: any Feed { get { named(by: ["uuid": "id"]) } set { json = newValue.json } }
    /// }
    /// ```
    public func named(by naming: Naming) -> Record {
        var record = self
        record.naming = naming
        return record
    }
}

extension Record: Record.Model {}

extension Record: ExpressibleByDictionaryLiteral {
    /// A record in the order of the literal; absent values are left out.
    public init(dictionaryLiteral members: (String, JSON)...) {
        json = JSON(object: members.map { (key: $0.0, value: $0.1) })
    }
}
