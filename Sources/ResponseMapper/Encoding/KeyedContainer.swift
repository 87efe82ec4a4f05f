// One inlined generic function implements each family, so that the type of the value is known.

struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let buffer: EncodingBuffer
    let place: BufferPosition
    let arePaths: Bool
    var codingPath: [any CodingKey] { buffer.path(to: place) }
    mutating func encodeNil(forKey key: Key) throws { try write(JSONDigits.null, key) }

    @inline(__always)
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try write(value, key)
    }

    @inline(__always) func write<Value: Encodable>(_ value: Value, _ key: Key) throws {
        if arePaths { return try writePath(value, key) }
        guard buffer.isOpen(place) else { return try writeElsewhere(value, key) }
        let mark = buffer.startMember(key, in: place)
        try buffer.put(value, key, in: place, since: mark)
    }

    @inline(never)
    private func writeElsewhere<Value: Encodable>(_ value: Value, _ key: Key) throws {
        let (buffer, place) = try buffer.ready(place)
        try Self(buffer: buffer, place: place, arePaths: false).write(value, key)
    }

    @inline(never) private func writePath<Value: Encodable>(_ value: Value, _ key: Key) throws {
        let (buffer, place, last, mark) = try buffer.startMember(atPathOf: key, in: place)
        try buffer.put(value, last, in: place, since: mark)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { reopen(key).container(keyedBy: type) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        reopen(key).unkeyedContainer()
    }

    private func reopen(_ key: Key) -> BufferEncoder {
        guard arePaths else { return buffer.reopen(key, in: place) }
        let (buffer, place, last) = buffer.parent(of: key, in: place)
        return buffer.reopen(last, in: place)
    }

    mutating func superEncoder() -> any Encoder {
        buffer.encoder(at: PathKey("super"), asMemberOf: place)
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        guard arePaths else { return buffer.encoder(at: key, asMemberOf: place) }
        let (buffer, place, last) = buffer.parent(of: key, in: place)
        return buffer.encoder(at: last, asMemberOf: place)
    }
}

struct UnkeyedContainer: UnkeyedEncodingContainer {
    let buffer: EncodingBuffer
    let place: BufferPosition
    var codingPath: [any CodingKey] { buffer.path(to: place) }
    var count: Int { buffer.count(of: place) }
    mutating func encodeNil() throws { try write(JSONDigits.null) }

    @inline(__always)
    mutating func encode<Value: Encodable>(_ value: Value) throws { try write(value) }

    @inline(__always) func write<Value: Encodable>(_ value: Value) throws {
        guard buffer.isOpen(place) else { return try writeElsewhere(value) }
        let mark = buffer.startElement(in: place)
        let count = buffer.levels[place.depth].count
        try buffer.put(value, PathKey(count - 1), in: place, since: mark)
    }

    @inline(never) private func writeElsewhere<Value: Encodable>(_ value: Value) throws {
        let (buffer, place) = try buffer.ready(place)
        try Self(buffer: buffer, place: place).write(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { next().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { next() }

    private func next() -> BufferEncoder {
        let step = PathKey(count)
        guard let (buffer, place) = try? buffer.ready(place)
        else { return buffer.dropped(at: step, in: place).rootEncoder }
        _ = buffer.startElement(in: place)
        return buffer.encoder(at: step)
    }
}

// For these two types, the protocols' defaults, which throw, would be preferred to a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedContainer {
    mutating func encode(_ value: Int128, forKey key: Key) throws { try write(value, key) }
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try write(value, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedContainer {
    mutating func encode(_ value: Int128) throws { try write(value) }
    mutating func encode(_ value: UInt128) throws { try write(value) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SingleValueContainer {
    mutating func encode(_ value: Int128) throws { try buffer.fill(place, with: value) }
    mutating func encode(_ value: UInt128) throws { try buffer.fill(place, with: value) }
}
