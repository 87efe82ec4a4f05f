/// Splits values into names and values for queries and forms; Foundation's encoders make bytes.
struct ParameterEncoder: Encoder {
    let slot: ParameterSlot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.keyed(at: codingPath)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { slot.unkeyed(at: codingPath) }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleContainer(slot: slot, codingPath: codingPath)
    }
}
