/// An encoder that leaves out some keys of the value, but not of the values nested in it.
struct PartialEncoder: Encoder {
    let base: any Encoder
    let keys: KeyFilter
    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(
            PartialContainer(base: base.container(keyedBy: type), keys: keys))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }

    func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }
}

// One generic function serves each family of requirements, instead of 15 functions.

struct PartialContainer<Key: CodingKey>: NilEncoding {
    var base: KeyedEncodingContainer<Key>
    let keys: KeyFilter
    var codingPath: [any CodingKey] { base.codingPath }

    mutating func encodeNil(forKey key: Key) throws {
        if keys.includes(key) { try base.encodeNil(forKey: key) }
    }

    mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
        if keys.includes(key) { try base.encodeIfPresent(value, forKey: key) }
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        if keys.includes(key) { try base.encode(value, forKey: key) }
    }

    // The generic function does not satisfy these two requirements, whose default throws.
    mutating func encode(_ value: Int128, forKey key: Key) throws {
        if keys.includes(key) { try base.encode(value, forKey: key) }
    }

    mutating func encode(_ value: UInt128, forKey key: Key) throws {
        if keys.includes(key) { try base.encode(value, forKey: key) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        if keys.includes(key) { return base.nestedContainer(keyedBy: type, forKey: key) }
        return nowhere(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        if keys.includes(key) { return base.nestedUnkeyedContainer(forKey: key) }
        return nowhere(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { base.superEncoder() }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        keys.includes(key) ? base.superEncoder(forKey: key) : nowhere(key)
    }

    /// Returns an encoder whose result is discarded.
    private func nowhere(_ key: Key) -> ParameterEncoder {
        ParameterEncoder(slot: ParameterSlot(), codingPath: codingPath + [key])
    }
}
