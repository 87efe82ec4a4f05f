import Locks

extension Parameters {
    /// Parameters of the properties of `value`, without the keys that are in the path.
    init(encoding value: some Encodable & Sendable, without omitted: [String]) {
        self =
            omitted.isEmpty
            ? .init(encoding: value)
            : .init(encoding: PartialValue(value: value, names: omitted, isOmitted: true))
    }

    init(encoding value: some Encodable & Sendable, only names: [String]) {
        self.init(encoding: PartialValue(value: value, names: names, isOmitted: false))
    }
}

/// A value that does not encode some of its keys, or no others.
private struct PartialValue<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value
    let names: [String]
    let isOmitted: Bool

    func encode(to encoder: any Encoder) throws {
        let keys = KeyFilter(names, isOmitted)
        try value.encode(to: PartialEncoder(base: encoder, keys: keys))
        let seen = keys.seen.withLock { $0 }
        guard let name = names.first(where: { !seen.contains($0) }) else { return }
        throw RequestError(
            .encoding,
            wanted: isOmitted
                ? "an encoded key for the placeholder \(name), or what it omits instead"
                : "an encoded key \(name)",
            found: seen.isEmpty ? "no keys" : "the keys \(seen.joined(separator: ", "))")
    }
}

/// A filter for the keys that are left out, or for the only ones; it records all that were encoded.
private final class KeyFilter: Sendable {
    private let names: [String]
    private let isOmitted: Bool
    let seen = Mutex<[String]>([])

    init(_ names: [String], _ isOmitted: Bool) { (self.names, self.isOmitted) = (names, isOmitted) }

    /// Records a key; returns true if a value is encoded under it.
    func admit(_ key: some CodingKey) -> Bool {
        seen.withLock { $0.append(key.stringValue) }
        return names.contains(key.stringValue) != isOmitted
    }
}

/// An encoder that leaves out some keys of the value, but not of the values nested in it.
private struct PartialEncoder: Encoder {
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

private struct PartialContainer<Key: CodingKey>: NilEncoding {
    var base: KeyedEncodingContainer<Key>
    let keys: KeyFilter
    var codingPath: [any CodingKey] { base.codingPath }

    mutating func encodeNil(forKey key: Key) throws {
        if keys.admit(key) { try base.encodeNil(forKey: key) }
    }

    mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
        if keys.admit(key) { try base.encodeIfPresent(value, forKey: key) }
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        if keys.admit(key) { try base.encode(value, forKey: key) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        if keys.admit(key) { return base.nestedContainer(keyedBy: type, forKey: key) }
        return nowhere(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        if keys.admit(key) { return base.nestedUnkeyedContainer(forKey: key) }
        return nowhere(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { base.superEncoder() }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        keys.admit(key) ? base.superEncoder(forKey: key) : nowhere(key)
    }

    private func nowhere(_ key: Key) -> ParameterEncoder {
        ParameterEncoder(slot: ParameterSlot(), codingPath: codingPath + [key])
    }
}
