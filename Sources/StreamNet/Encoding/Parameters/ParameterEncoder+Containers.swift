// One generic function satisfies each family of requirements, which otherwise take 15.

extension ParameterEncoder {
    struct SingleContainer: SingleValueEncodingContainer {
        let slot: ParameterSlot
        let codingPath: [any CodingKey]

        mutating func encodeNil() { slot.writeNil() }

        mutating func encode<Value: Encodable>(_ value: Value) throws {
            try slot.write(value, at: codingPath)
        }
    }
}

struct KeyedContainer<Key: CodingKey>: NilEncoding {
    let slot: ParameterSlot
    let codingPath: [any CodingKey]

    mutating func encodeNil(forKey key: Key) { slot.member(key.stringValue).writeNil() }

    mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try slot.write(value, for: key, at: codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        slot.member(key.stringValue).keyed(at: codingPath + [key])
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        slot.member(key.stringValue).unkeyed(at: codingPath + [key])
    }

    mutating func superEncoder() -> any Encoder { encoder(Parameters.Name("super")) }

    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: any CodingKey) -> ParameterEncoder {
        ParameterEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
    }
}

struct UnkeyedContainer: UnkeyedEncodingContainer {
    let slot: ParameterSlot
    let codingPath: [any CodingKey]
    var count: Int { slot.count }

    private var next: [any CodingKey] { codingPath + [Parameters.Name("\(count)")] }

    mutating func encodeNil() { slot.element().writeNil() }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try add(value)
    }

    /// The shared implementation of the requirements for all types.
    @inline(never)
    func add(_ value: any Encodable) throws {
        let path = next
        try slot.element().write(value, at: path)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        let path = next
        return slot.element().keyed(at: path)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let path = next
        return slot.element().unkeyed(at: path)
    }

    mutating func superEncoder() -> any Encoder {
        let path = next
        return ParameterEncoder(slot: slot.element(), codingPath: path)
    }
}
