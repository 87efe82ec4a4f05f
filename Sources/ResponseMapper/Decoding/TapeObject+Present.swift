// For known types, the protocol's default implementation, which searches three times, would be
// preferred to a generic function.

extension TapeObject {
    @inline(__always)
    func present<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard let index = decoder.member(key.stringValue), !decoder.tape.isNull(at: index) else {
            return nil
        }
        do { return try decoder.read(type, at: index, .member(key.stringValue)) } catch {
            return try decoder.cleared(error, type, at: index, .member(key.stringValue))
        }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try present(type, key)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(type, key)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(type, key)
    }

    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try present(type, key)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(type, key)
    }
}
