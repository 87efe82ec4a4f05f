extension JSON {
    /// The kinds of values.
    public enum Kind: String, Sendable, CaseIterable {
        /// A lookup found nothing.
        case absent
        /// The literal `null`.
        case null
        /// `true` or `false`.
        case bool
        /// Any number; JSON does not distinguish integers from fractions.
        case number
        /// A string.
        case string
        /// An ordered list of values.
        case array
        /// An ordered list of keys and values.
        case object
    }

    /// The kind of this value.
    public var type: Kind {
        switch node {
        case .taped(let tape, let index): tape.kind(at: index)
        case .absent: .absent
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// True if there is a value; `null` is one, a missing key is not.
    public var exists: Bool { type != .absent }
    /// True if this is the literal `null`; false for a missing value.
    public var isNull: Bool { type == .null }

    var isMissing: Bool { isNull || !exists }

    /// The node, never taped: a value on a tape is read; of a container, only its own level.
    var shape: Node {
        guard case .taped(let tape, let index) = node else { return node }
        if let elements = tape.elements(of: index) { return .array(JSONElements(elements)) }
        if let members = tape.members(of: index) { return .object(JSONMembers(members)) }
        if let text = tape.string(at: index) { return .string(text) }
        if let number = tape.numberText(at: index) { return .number(JSONNumber(literal: number)) }
        return tape.bool(at: index).map(Node.bool) ?? .null
    }
}

extension Tape {
    func elements(of index: Int) -> [JSON]? {
        isArray(at: index) ? map(in: index) { JSON(self, $0) } : nil
    }

    func members(of index: Int) -> [JSONMembers.Pair]? {
        isObject(at: index) ? map(in: index) { (key(of: $0), JSON(self, $0)) } : nil
    }

    /// The kind of the value at an index; never absent.
    func kind(at index: Int) -> JSON.Kind {
        switch word(at: index).tag {
        case .null: .null
        case .true, .false: .bool
        case .integer, .fraction: .number
        case .string, .escaped: .string
        case .array: .array
        case .object: .object
        }
    }
}
