extension JSON: Encodable {
    /// Encodes the value. ``ModelEncoder`` preserves its keys, independent of strategies, and the
    /// digits of numbers; other encoders receive a number as an integer, double or decimal.
    ///
    /// A key that occurs twice has its last value; an absent value is written as `null`. Throws
    /// `EncodingError.invalidValue` for a number that is none of the three.
    public func encode(to encoder: any Encoder) throws {
        switch type {
        case .array:
            var container = encoder.unkeyedContainer()
            for element in arrayValue { try container.encode(element) }
        case .object:
            guard let own = encoder as? BufferEncoder else { return try encodeMembers(to: encoder) }
            try own.keepingKeys { try encodeMembers(to: own) }
        case .string, .bool, .number, .null, .absent: try encodeScalar(to: encoder)
        }
    }

    private func encodeMembers(to encoder: some Encoder) throws {
        var container = encoder.container(keyedBy: PathKey.self)
        for (key, value) in objectValue {
            try container.encode(value, forKey: PathKey(key))
        }
    }

    private func encodeScalar(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let string { return try container.encode(string) }
        if let bool { return try container.encode(bool) }
        guard let numberText else { return try container.encodeNil() }
        if encoder is BufferEncoder { return try container.encode(JSONDigits(text: numberText)) }
        if let value = integer(as: Int64.self) { return try container.encode(value) }
        if let value = integer(as: UInt64.self) { return try container.encode(value) }
        if let double, decimal == nil || JSON(double) == self {
            return try container.encode(double)
        }
        if let decimal { return try container.encode(decimal) }
        let (path, problem) = (encoder.codingPath, "wanted a finite number, found \(numberText)")
        throw EncodingError.invalidValue(self, .init(codingPath: path, debugDescription: problem))
    }
}
