// One inlined generic function implements each family, so that the type of the value is known.

struct TapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TapeDecoder
    let arePaths: Bool
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// By a loop: `compactMap` would look up the types of its results for each name.
    var allKeys: [Key] {
        let names = decoder.memberNames
        var keys: [Key] = []
        keys.reserveCapacity(names.count)
        for name in names { if let key = Key(stringValue: name) { keys.append(key) } }
        return keys
    }

    /// Several values that differ are there, although none can be read.
    func contains(_ key: Key) -> Bool {
        do { return try index(of: key) != nil } catch { return true }
    }

    @inline(__always) private func index(of key: Key) throws -> Int? {
        let name = key.stringValue
        return arePaths ? try decoder.member(atPath: name) : decoder.member(name)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let index = try index(of: key) else {
            if decoder.run.repairer != nil { return true }
            throw decoder.issue(.init(Any?.self, .missing(key)))
        }
        return decoder.tape.isNull(at: index)
    }

    @inline(__always)
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(type, key)
    }

    @inline(__always) func value<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        guard let index = try index(of: key)
        else { return try decoder.settle(.init(type, .missing(key)), as: type) }
        return try decoder.read(type, at: index, .member(key))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try nested(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nested(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try superDecoder(PathKey("super"), decoder.member("super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try superDecoder(key, index(of: key))
    }

    private func nested(_ key: Key) throws -> TapeDecoder {
        guard let index = try index(of: key) else {
            if decoder.run.repairer != nil {
                decoder.noteMissingKey()
                return try decoder.nothing(.member(key))
            }
            throw decoder.issue(.init(Any.self, .missing(key)))
        }
        return decoder.inner(at: index, .member(key))
    }

    /// If there is no value for the superclass, its decoder reads null.
    private func superDecoder<Super: CodingKey>(_ key: Super, _ index: Int?) throws -> TapeDecoder {
        let step = DecodingStep.member(key)
        return try index.map { decoder.inner(at: $0, step) } ?? decoder.nothing(step)
    }
}

// For known types, the protocol's default, which searches three times, would be preferred.

extension TapeObject {
    @inline(__always) private func read<Value: Decodable>(_ key: Key) throws -> Value? {
        guard let index = try index(of: key), !decoder.tape.isNull(at: index) else { return nil }
        do {
            return try decoder.read(Value.self, at: index, .member(key))
        } catch {
            return try decoder.cleared(
                error, Value.self, at: index, .member(key))
        }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try read(key)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try read(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try read(key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try read(key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try read(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try read(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try read(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try read(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try read(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try read(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try read(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try read(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try read(key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try read(key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try read(key) }
}

struct TapeArray: UnkeyedDecodingContainer {
    private let decoder: TapeDecoder
    private var position: Int
    private(set) var currentIndex = 0

    init(of decoder: TapeDecoder) {
        self.decoder = decoder
        position = decoder.tape.first(in: decoder.index)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.tape.count(at: decoder.index) }
    var isAtEnd: Bool { position >= decoder.tape.end(of: decoder.index) }

    mutating func decodeNil() throws -> Bool {
        guard try decoder.tape.isNull(at: next(Any?.self)) else { return false }
        step()
        return true
    }

    @inline(__always)
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try element(type) }

    @inline(__always) mutating func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if isAtEnd { throw end(type) }
        let value = try decoder.read(type, at: position, .element(currentIndex))
        step()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try nested { try $0.container(keyedBy: type) } }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try nested { $0 } }

    private mutating func nested<Value>(_ read: (TapeDecoder) throws -> Value) throws -> Value {
        let value = try read(decoder.inner(at: next(Any.self), .element(currentIndex)))
        step()
        return value
    }

    private func next(_ wanted: Any.Type) throws -> Int {
        if isAtEnd { throw end(wanted) }
        return position
    }

    private func end(_ wanted: Any.Type) -> DecodingError {
        decoder.issue(.init(wanted, .end, step: .element(currentIndex)))
    }

    /// Advances past an element only after it was read, so that it can be tried as another type.
    private mutating func step() {
        position = decoder.tape.next(after: position)
        currentIndex += 1
    }
}

// For these two types, the protocols' defaults, which throw, would be preferred to a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeObject {
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try read(key) }
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try read(key) }

    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeArray {
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try element(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element(type) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeDecoder {
    func decode(_ type: Int128.Type) throws -> Int128 { try read(type, at: index, .same) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type, at: index, .same) }
}
