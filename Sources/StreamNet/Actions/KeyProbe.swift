/// Finds out whether an input has any key that its path has not, by an encoding that writes nothing
/// and is far cheaper than one that does.
///
/// Whatever else an input does to be encoded counts as a key that is left: then it is encoded, and
/// what came of it is seen.
final class KeyProbe: Encoder {
    private let names: [String]
    /// Which of the names were encoded, a bit for each.
    private var found: UInt64 = 0
    private var hasRest: Bool

    private init(_ names: [String]) {
        self.names = names
        hasRest = names.count > 63
    }

    /// Whether `value` encodes these keys, and no other.
    static func finds(_ names: [String], only value: some Encodable) -> Bool {
        let probe = KeyProbe(names)
        guard (try? value.encode(to: probe)) != nil, !probe.hasRest else { return false }
        return probe.found == 1 << UInt64(names.count) - 1
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyProbeContainer(probe: self))
    }

    // Where it is encoded, and what is said to its encoder, may decide about keys.

    var codingPath: [any CodingKey] { nowhere().codingPath }
    var userInfo: [CodingUserInfoKey: Any] { nowhere().userInfo }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { nowhere().unkeyedContainer() }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        nowhere().singleValueContainer()
    }

    func look(at key: some CodingKey) {
        let text = key.stringValue
        var isName = false
        // A name may be there twice, as the path may have a place twice.
        for index in names.indices where names[index] == text {
            found |= 1 << UInt64(index)
            isName = true
        }
        if !isName { hasRest = true }
    }

    /// An encoder whose outcome nobody asks for.
    func nowhere() -> ParameterEncoder {
        hasRest = true
        return ParameterEncoder(slot: ParameterSlot(), codingPath: [])
    }
}

private struct KeyProbeContainer<Key: CodingKey>: NilEncoding {
    let probe: KeyProbe
    var codingPath: [any CodingKey] { probe.codingPath }

    mutating func encodeNil(forKey key: Key) { probe.look(at: key) }
    mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) { probe.look(at: key) }
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) { probe.look(at: key) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        probe.nowhere().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        probe.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { probe.nowhere() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { probe.nowhere() }
}
