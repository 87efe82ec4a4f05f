// Integers of widths other than `Int` share one search for the member and one slow path, which
// reduces the code compiled for each width.

extension TapeObject {
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(type, key) }

    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try integerIfPresent(type, key)
    }

    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try integerIfPresent(type, key)
    }

    @inline(__always)
    private func integer<Value: FixedWidthInteger & Decodable>(
        _ type: Value.Type, _ key: Key
    ) throws -> Value {
        if let value = decoder.shortInteger(key.stringValue).flatMap(Value.init(exactly:)) {
            return value
        }
        return try rareInteger(type, key)
    }

    @inline(__always)
    private func integerIfPresent<Value: FixedWidthInteger & Decodable>(
        _ type: Value.Type, _ key: Key
    ) throws -> Value? {
        if let value = decoder.shortInteger(key.stringValue).flatMap(Value.init(exactly:)) {
            return value
        }
        return try rareIntegerIfPresent(type, key)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func rareInteger<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        try decode(type, forKey: key)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func rareIntegerIfPresent<Value: Decodable>(
        _ type: Value.Type, _ key: Key
    ) throws -> Value? {
        try present(type, key)
    }
}

extension TapeDecoder {
    /// The member as an integer, if it is a number of at most 18 plain digits; otherwise nil.
    @inline(never)
    fileprivate func shortInteger(_ name: String) -> Int64? {
        member(name).flatMap { tape.shortInteger(at: $0) }
    }
}
