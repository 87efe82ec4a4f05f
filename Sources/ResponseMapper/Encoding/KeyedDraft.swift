// One inlined generic function implements each family of requirements, otherwise 15 functions, so
// that the type of the value is known in each.

/// Writes the members of an object.
struct KeyedDraft<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let draft: Draft
    let place: Place
    var codingPath: [any CodingKey] { draft.path(to: place) }

    mutating func encodeNil(forKey key: Key) throws {
        _ = try draft.startMember(key, in: place)
        draft.writeNull()
    }

    @inline(__always)
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        let mark = try draft.startMember(key, in: place)
        try draft.put(value, key, in: place, since: mark)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        draft.nest(at: key, asMemberOf: place).rootEncoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        draft.nest(at: key, asMemberOf: place).rootEncoder.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        draft.nest(at: Step.super, asMemberOf: place).rootEncoder
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        draft.nest(at: key, asMemberOf: place).rootEncoder
    }
}

/// Writes the elements of an array.
struct UnkeyedDraft: UnkeyedEncodingContainer {
    let draft: Draft
    let place: Place
    var codingPath: [any CodingKey] { draft.path(to: place) }
    var count: Int { draft.isOpen(place) ? draft.levels[place.depth].count : 0 }

    mutating func encodeNil() throws {
        _ = try draft.startElement(in: place)
        draft.writeNull()
    }

    @inline(__always)
    mutating func encode<Value: Encodable>(_ value: Value) throws {
        let mark = try draft.startElement(in: place)
        try draft.put(value, Step.element(count - 1), in: place, since: mark)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        nest().rootEncoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        nest().rootEncoder.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { nest().rootEncoder }

    private func nest() -> Draft {
        let step = Step.element(count)
        if (try? draft.startElement(in: place)) == nil {
            draft.failure = draft.failure ?? draft.disorder(at: place)
            return Draft(for: draft.encoder, at: codingPath + [step])
        }
        return draft.nest(at: step, in: place)
    }
}

/// A step of a path for which the model has no key.
private enum Step: CodingKey {
    case element(Int)
    case `super`

    var stringValue: String {
        switch self {
        case .element(let index): "\(index)"
        case .super: "super"
        }
    }

    var intValue: Int? { if case .element(let index) = self { index } else { nil } }

    init?(stringValue: String) { nil }
    init?(intValue: Int) { self = .element(intValue) }
}
