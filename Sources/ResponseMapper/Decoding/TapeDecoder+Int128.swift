// For these two types, the protocols' default implementations, which throw, would be preferred to a
// generic function.

extension TapeObject {
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, key) }
}

extension TapeArray {
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try element(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element(type) }
}

extension TapeDecoder {
    func decode(_ type: Int128.Type) throws -> Int128 { try read(type, at: index, .same) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type, at: index, .same) }
}
