struct BufferEncoder: Encoder {
    let buffer: EncodingBuffer
    let place: BufferPosition

    var codingPath: [any CodingKey] { buffer.path(to: place) }
    var userInfo: [CodingUserInfoKey: Any] { buffer.encoder.options.userInfo }

    /// Writes members whose keys are data; the strategy applies to those before and after.
    func keepingKeys(_ write: () throws -> Void) rethrows {
        guard let (buffer, place) = try? buffer.ready(place) else { return try write() }
        let keepsKeys = buffer.levels[place.depth].keepsKeys
        buffer.levels[place.depth].keepsKeys = true
        defer { if buffer.isOpen(place) { buffer.levels[place.depth].keepsKeys = keepsKeys } }
        try write()
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let (buffer, place) = buffer.begin(.object, at: place)
        return KeyedEncodingContainer(
            KeyedContainer(buffer: buffer, place: place, arePaths: buffer.arePaths(type)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let (buffer, place) = buffer.begin(.array, at: place)
        return UnkeyedContainer(buffer: buffer, place: place)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueContainer(buffer: buffer, place: place)
    }
}

struct SingleValueContainer: SingleValueEncodingContainer {
    let buffer: EncodingBuffer
    let place: BufferPosition
    var codingPath: [any CodingKey] { buffer.path(to: place) }
    mutating func encodeNil() throws { try buffer.fill(place, with: JSONDigits.null) }

    @inline(__always) mutating func encode<Value: Encodable>(_ value: Value) throws {
        try buffer.fill(place, with: value)
    }
}
