/// Splits values into names and values for queries and forms; Foundation's encoders make bytes. One
/// generic function satisfies each family of requirements, which otherwise take 15.
struct ParameterEncoder: Encoder, SingleValueEncodingContainer {
    let slot: ParameterSlot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.become(.object)
        return KeyedEncodingContainer(KeyedContainer(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.become(.list)
        return UnkeyedContainer(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func encodeNil() { slot.writeNil() }
    func encode<Value: Encodable>(_ value: Value) throws { try slot.write(value, at: codingPath) }
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
    ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: type) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(key).unkeyedContainer()
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

    mutating func encodeNil() { slot.element().writeNil() }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try add(value) }

    @inline(never) func add(_ value: any Encodable) throws { try element().encode(value) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { element().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        element().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { element() }

    private func element() -> ParameterEncoder {
        let path = codingPath + [Parameters.Name("\(count)")]
        return ParameterEncoder(slot: slot.element(), codingPath: path)
    }
}

/// A container that also receives nil, which may have to be written; by default, it is left out.
/// One generic function does not satisfy the requirements for concrete types.
protocol NilEncoding: KeyedEncodingContainerProtocol {
    mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws
}

extension NilEncoding {
    mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        try put(value, key)
    }

    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try put(value, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension NilEncoding {
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try put(value, key) }
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try put(value, key) }
    // For these two types, the protocols' default implementations, which throw, would be preferred
    // to a generic function.
    mutating func encode(_ value: Int128, forKey key: Key) throws { try put(value, key) }
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try put(value, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ParameterEncoder {
    func encode(_ value: Int128) throws { try slot.write(value, at: codingPath) }
    func encode(_ value: UInt128) throws { try slot.write(value, at: codingPath) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedContainer {
    mutating func encode(_ value: Int128) throws { try add(value) }
    mutating func encode(_ value: UInt128) throws { try add(value) }
}
