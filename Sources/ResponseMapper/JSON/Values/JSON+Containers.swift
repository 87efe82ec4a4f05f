extension JSON {
    /// The elements of an array; nil for everything else.
    public var array: [JSON]? {
        switch node {
        case .taped(let value): value.elements
        case .array(let elements): elements.values
        default: nil
        }
    }

    /// The elements of an array; empty for everything else, absent included.
    public var arrayValue: [JSON] {
        array ?? []
    }

    /// The members of an object in their order, with repeated keys; nil for everything else.
    public var object: [(key: String, value: JSON)]? {
        switch node {
        case .taped(let value): value.members
        case .object(let members): members.pairs
        default: nil
        }
    }

    /// The members of an object in their order, with repeated keys; empty for everything else,
    /// absent included.
    public var objectValue: [(key: String, value: JSON)] {
        object ?? []
    }

    /// The members of an object by key; nil for everything else.
    ///
    /// A repeated key has its last value; so have keys that Swift considers equal, such as a
    /// composed and a decomposed "é".
    public var dictionary: [String: JSON]? {
        object.map { Dictionary($0.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
    }

    /// The members of an object by key, as in ``dictionary``; empty for everything else, absent
    /// included.
    public var dictionaryValue: [String: JSON] {
        dictionary ?? [:]
    }
}
