// For these two types, the protocols' default implementations, which throw, would be preferred to a
// generic function.

extension KeyedContainer {
    mutating func encode(_ value: Int128, forKey key: Key) throws { try write(value, key) }
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try write(value, key) }
}

extension UnkeyedContainer {
    mutating func encode(_ value: Int128) throws { try write(value) }
    mutating func encode(_ value: UInt128) throws { try write(value) }
}

extension SingleValueContainer {
    mutating func encode(_ value: Int128) throws { try buffer.fill(place, with: value) }
    mutating func encode(_ value: UInt128) throws { try buffer.fill(place, with: value) }
}
