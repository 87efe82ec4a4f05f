// One inlined generic function implements each family of requirements, so that the type of the
// value is known in each.

/// Reads the members of an object.
struct TapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TapeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { decoder.memberNames.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { decoder.member(key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let index = decoder.member(key.stringValue) else {
            if decoder.run.repairer != nil { return true }
            throw decoder.issue(.init(Any?.self, .missing(key)))
        }
        return decoder.tape.isNull(at: index)
    }

    @inline(__always)
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(type, key)
    }

    @inline(__always)
    func value<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        guard let index = decoder.member(key.stringValue) else {
            return try decoder.settle(.init(type, .missing(key)), as: type)
        }
        return try decoder.read(type, at: index, .member(key.stringValue, Key.self))
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(type, key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nested(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try superDecoder(PathKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder(key) }

    private func nested(_ key: Key) throws -> TapeDecoder {
        guard let index = decoder.member(key.stringValue) else {
            if decoder.run.repairer != nil {
                decoder.noteMissingKey()
                return try decoder.nothing(.member(key.stringValue, Key.self))
            }
            throw decoder.issue(.init(Any.self, .missing(key)))
        }
        return decoder.inner(at: index, .member(key.stringValue, Key.self))
    }

    /// If there is no value for the superclass, its decoder reads null.
    private func superDecoder<Super: CodingKey>(_ key: Super) throws -> TapeDecoder {
        let name = key.stringValue
        let step = DecodingStep.member(name, Super.self)
        if let index = decoder.member(name) { return decoder.inner(at: index, step) }
        return try decoder.nothing(step)
    }
}
