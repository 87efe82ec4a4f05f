/// The type of a value.
indirect enum ValueType: Hashable, Sendable {
    /// A type of Swift or of the library, by its name.
    case scalar(String)
    case model(Model.ID)
    case list(ValueType)
    case map(ValueType)
    /// An element that may be null.
    case optional(ValueType)

    static let text = ValueType.scalar("String")
    static let json = ValueType.scalar("JSON")
    static let data = ValueType.scalar("Data")

    /// The model or the scalar in lists, maps and optionals.
    private var core: ValueType {
        switch self {
        case .scalar, .model: self
        case .list(let type), .map(let type), .optional(let type): type.core
        }
    }
    var isList: Bool { if case .list = self { true } else { false } }
    var model: Model.ID? { if case .model(let id) = core { id } else { nil } }
    var scalar: String? { if case .scalar(let name) = core { name } else { nil } }
}

/// A type that is declared beside the table.
struct Model: Sendable {
    struct ID: Hashable, Sendable { let index: Int }

    enum Kind: Sendable {
        case object([Property])
        /// Text or numbers, of which some values are known.
        case values(raw: String, [Value])
        case choice(Choice)
        case unfinished
    }

    struct Value: Sendable { let name, literal: String }

    /// One of several types.
    struct Choice: Sendable {
        /// Each has the names by which the tag selects it.
        let cases: [(type: ValueType, tags: [String])]
        /// The member with the tag; nil if the first type that fits is taken.
        let tag: String?
        var isIndirect = false
    }

    /// The parts of its name.
    enum Origin: Sendable {
        case component(JSONPointer)
        /// The name that a description or an operation gives it.
        case named(String)
        /// A part of another, under a name.
        case part(of: Owner, String)
        /// A page with models of a list.
        case page(of: ID)
    }

    enum Owner: Hashable, Sendable { case model(ID), named(String) }

    var origin: Origin
    var summary: String?
    var isDeprecated = false
    var kind: Kind
    /// Those of which it is a part.
    var owners: Set<Owner> = []
    var input: Input?

    /// The properties that only the input of an action has.
    struct Input: Sendable {
        /// True if the properties are encoded, as opposed to one that is the whole body.
        var isEncoded = true
        var isMultipart = false
    }

    /// The types of its parts.
    var inner: [ValueType] {
        switch kind {
        case .object(let properties): properties.map(\.type)
        case .choice(let choice): choice.cases.map(\.type)
        case .values, .unfinished: []
        }
    }

    /// A text that is equal for models that differ by their comments only.
    var shape: String {
        guard case .object(let properties) = kind else { return "\(kind)" }
        return properties.map { "\($0.key) \($0.type) \($0.isRequired) \($0.isNullable)" }.joined()
    }
}

/// A property of a model or an input.
struct Property: Sendable {
    enum Place: String, Sendable { case path, query, header, field, body }

    /// The name in the description.
    let key: String
    /// The name in Swift.
    var name: String
    var type: ValueType
    var isRequired: Bool
    var isNullable = false, isReadOnly = false, isWriteOnly = false, isDeprecated = false
    var summary: String?
    var place = Place.field
    /// The property wrapper of a value in another form.
    var wrapper: String?
}
