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
        case .taped(let value): value.kind
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
    public var exists: Bool {
        type != .absent
    }

    /// True if this is the literal `null`; false for a missing value.
    public var isNull: Bool {
        type == .null
    }

    var isMissing: Bool { isNull || !exists }

    /// The value in a few words, on one line, for error messages: `string "n/a"`.
    var summary: String {
        switch shape {
        case .absent, .taped: "nothing"
        case .null: "null"
        case .bool(let flag): "bool \(flag)"
        case .number(let number): "number \(clipped(number.literal))"
        case .string(let text): "string \(JSON(clipped(text)).text)"
        case .array(let elements): "array of \(elements.values.count)"
        case .object(let members): "object of \(members.count)"
        }
    }

    private func clipped(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…"
    }

    /// The node, never taped: a value on a tape is read; of a container, only its own level.
    var shape: Node {
        guard case .taped(let value) = node else { return node }
        if let elements = value.elements { return .array(JSONElements(elements)) }
        if let members = value.members { return .object(JSONMembers(members)) }
        if let text = value.string { return .string(text) }
        if let number = value.numberText { return .number(JSONNumber(literal: number)) }
        return value.bool.map(Node.bool) ?? .null
    }
}

extension TapeValue {
    var elements: [JSON]? {
        guard tape.isArray(at: index) else { return nil }
        var elements: [JSON] = []
        elements.reserveCapacity(count)
        forEach { elements.append(JSON(.taped(TapeValue(tape: tape, index: $0)))) }
        return elements
    }

    var members: [(key: String, value: JSON)]? {
        guard tape.isObject(at: index) else { return nil }
        var members: [(key: String, value: JSON)] = []
        members.reserveCapacity(count)
        forEach { index in
            let value = JSON(.taped(TapeValue(tape: tape, index: index)))
            members.append((tape.key(of: index), value))
        }
        return members
    }
}

extension Tape {
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

extension TapeValue {
    var kind: JSON.Kind { tape.kind(at: index) }
}
