// For these two types, the protocols' default implementations, which throw, would be preferred to a
// generic function.

extension ParameterEncoder.SingleContainer {
    mutating func encode(_ value: Int128) throws { try slot.write(value, at: codingPath) }
    mutating func encode(_ value: UInt128) throws { try slot.write(value, at: codingPath) }
}

extension KeyedContainer {
    mutating func encode(_ value: Int128, forKey key: Key) throws {
        try slot.write(value, for: key, at: codingPath)
    }

    mutating func encode(_ value: UInt128, forKey key: Key) throws {
        try slot.write(value, for: key, at: codingPath)
    }
}

extension UnkeyedContainer {
    mutating func encode(_ value: Int128) throws { try add(value) }
    mutating func encode(_ value: UInt128) throws { try add(value) }
}
