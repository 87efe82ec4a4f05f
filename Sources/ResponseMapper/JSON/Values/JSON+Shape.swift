extension JSON {
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
    /// The elements of an array; nil for everything else.
    var elements: [JSON]? {
        guard tape.isArray(at: index) else { return nil }
        var elements: [JSON] = []
        elements.reserveCapacity(count)
        forEach { elements.append(JSON(.taped(TapeValue(tape: tape, index: $0)))) }
        return elements
    }

    /// The members of an object in their order; nil for everything else.
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
