extension JSON {
    /// The number of elements or members; 0 for everything else.
    public var count: Int {
        switch node {
        case .taped(let tape, let index): tape.isContainer(at: index) ? tape.count(at: index) : 0
        case .array(let elements): elements.values.count
        case .object(let members): members.count
        default: 0
        }
    }

    /// The keys of an object in their order, repeated ones repeated; empty for everything else.
    public var keys: [String] {
        switch node {
        case .taped(let tape, let index): tape.keys(of: index)
        case .object(let members): members.keys
        default: []
        }
    }

    /// The elements of an array; nil for everything else.
    public var array: [JSON]? {
        switch node {
        case .taped(let tape, let index): tape.elements(of: index)
        case .array(let elements): elements.values
        default: nil
        }
    }

    /// The elements of an array; empty for everything else, absent included.
    public var arrayValue: [JSON] { array ?? [] }

    /// The members of an object in their order, with repeated keys; nil for everything else.
    public var object: [(key: String, value: JSON)]? {
        switch node {
        case .taped(let tape, let index): tape.members(of: index)
        case .object(let members): members.pairs
        default: nil
        }
    }

    /// The members as in ``object``; empty for everything else, absent included.
    public var objectValue: [(key: String, value: JSON)] { object ?? [] }

    /// The members of an object by key; nil for everything else. A repeated key has its last value;
    /// so have keys that Swift considers equal, such as a composed and a decomposed "é".
    public var dictionary: [String: JSON]? {
        object.map { Dictionary($0.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
    }

    /// The members as in ``dictionary``; empty for everything else, absent included.
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

    /// The last value of a key; absent if there is none.
    func member(_ key: String) -> JSON {
        switch node {
        case .taped(let tape, let index):
            tape.member(key, of: index).map { JSON(tape, $0) } ?? .absent
        case .object(let members): members[key]
        default: .absent
        }
    }

    /// All elements of an array of numbers, as in ``double``; nil if one of them is not a number in
    /// range, and for everything else. Faster than reading each element of ``array``.
    public var doubles: [Double]? { list({ $0.double(at: $1) }, \.double) }

    var strings: [String]? { list({ $0.string(at: $1) }, \.string) }

    @inline(__always) private func list<Value>(
        _ taped: (Tape, Int) -> Value?, _ value: (JSON) -> Value?
    ) -> [Value]? {
        switch node {
        case .taped(let tape, let array): return tape.list(of: array) { taped(tape, $0) }
        case .array(let elements):
            let list = elements.values.compactMap(value)
            return list.count < elements.values.count ? nil : list
        default: return nil
        }
    }
}

extension JSON: Sequence {
    /// Iterates over the members of an object, `for (key, value) in json["prices"]`, or over the
    /// elements of an array with their index as key, in order; over nothing for all else or absent.
    public func makeIterator() -> AnyIterator<(key: String, value: JSON)> {
        guard let elements = array else { return AnyIterator(objectValue.makeIterator()) }
        return AnyIterator(
            elements.enumerated().lazy
                .map { (key: String($0.offset), value: $0.element) }.makeIterator())
    }
}
