/// A decoder that reads nothing and has an answer to everything: what it takes is spent by the
/// `Decodable` conformance and the standard library, and by every decoder.
struct EmptyDecoder: Decoder {
    /// The number of elements of a list.
    let count: Int
    /// The name of a case with payloads.
    let name: String
    let text: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Members<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Elements(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Value(decoder: self) }

    fileprivate func value<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
}

/// An encoder that writes nothing: the same of `Encodable`.
struct EmptyEncoder: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members<Key>())
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements() }

    func singleValueContainer() -> any SingleValueEncodingContainer { Value() }
}

extension EmptyDecoder {
    fileprivate struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: EmptyDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { Key(stringValue: decoder.name).map { [$0] } ?? [] }
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { false }
        func decode(_ type: Bool.Type, forKey key: Key) -> Bool { true }
        func decode(_ type: String.Type, forKey key: Key) -> String { decoder.text }
        func decode(_ type: Double.Type, forKey key: Key) -> Double { 1.5 }
        func decode(_ type: Int.Type, forKey key: Key) -> Int { 1 }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            try decoder.value(type)
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
            decoder.unkeyedContainer()
        }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    fileprivate struct Elements: UnkeyedDecodingContainer {
        let decoder: EmptyDecoder
        var currentIndex = 0
        var codingPath: [any CodingKey] { [] }
        var count: Int? { decoder.count }
        var isAtEnd: Bool { currentIndex == decoder.count }

        init(decoder: EmptyDecoder) { self.decoder = decoder }

        mutating func decodeNil() -> Bool { false }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
            currentIndex += 1
            return try decoder.value(type)
        }
        mutating func nestedContainer<Key: CodingKey>(
            keyedBy type: Key.Type
        ) -> KeyedDecodingContainer<Key> { decoder.container(keyedBy: type) }
        mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
        mutating func superDecoder() -> any Decoder { decoder }
    }

    fileprivate struct Value: SingleValueDecodingContainer {
        let decoder: EmptyDecoder
        var codingPath: [any CodingKey] { [] }
        func decodeNil() -> Bool { false }
        func decode(_ type: String.Type) -> String { decoder.text }
        func decode(_ type: Int.Type) -> Int { 1 }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
    }
}

extension EmptyEncoder {
    fileprivate struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        var codingPath: [any CodingKey] { [] }
        func encodeNil(forKey key: Key) {}
        func encode(_ value: Bool, forKey key: Key) {}
        func encode(_ value: String, forKey key: Key) {}
        func encode(_ value: Double, forKey key: Key) {}
        func encode(_ value: Int, forKey key: Key) {}
        func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
            try value.encode(to: EmptyEncoder())
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { EmptyEncoder().container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            Elements()
        }
        func superEncoder() -> any Encoder { EmptyEncoder() }
        func superEncoder(forKey key: Key) -> any Encoder { EmptyEncoder() }
    }

    fileprivate struct Elements: UnkeyedEncodingContainer {
        var count: Int { 0 }
        var codingPath: [any CodingKey] { [] }
        func encodeNil() {}
        func encode<T: Encodable>(_ value: T) throws { try value.encode(to: EmptyEncoder()) }
        func nestedContainer<Key: CodingKey>(
            keyedBy type: Key.Type
        ) -> KeyedEncodingContainer<Key> { EmptyEncoder().container(keyedBy: type) }
        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
        func superEncoder() -> any Encoder { EmptyEncoder() }
    }

    fileprivate struct Value: SingleValueEncodingContainer {
        var codingPath: [any CodingKey] { [] }
        func encodeNil() {}
        func encode(_ value: String) {}
        func encode(_ value: Int) {}
        func encode<T: Encodable>(_ value: T) throws { try value.encode(to: EmptyEncoder()) }
    }
}
