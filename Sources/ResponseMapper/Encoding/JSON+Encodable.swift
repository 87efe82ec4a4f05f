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
            if let own = encoder as? BufferEncoder {
                try own.keepingKeys { try encodeMembers(to: own) }
            } else {
                try encodeMembers(to: encoder)
            }
        case .string, .bool, .number, .null, .absent:
            var container = encoder.singleValueContainer()
            try encodeScalar(in: &container, for: encoder)
        }
    }

    private func encodeMembers(to encoder: some Encoder) throws {
        var container = encoder.container(keyedBy: PathKey.self)
        for (key, value) in objectValue {
            try container.encode(value, forKey: PathKey(key))
        }
    }

    private func encodeScalar(
        in container: inout any SingleValueEncodingContainer, for encoder: any Encoder
    ) throws {
        if let string { return try container.encode(string) }
        if let bool { return try container.encode(bool) }
        guard let numberText else { return try container.encodeNil() }
        if encoder is BufferEncoder { return try container.encode(JSONDigits(text: numberText)) }
        if let value = integer(as: Int64.self) { return try container.encode(value) }
        if let value = integer(as: UInt64.self) { return try container.encode(value) }
        if let double, JSON(double) == self { return try container.encode(double) }
        if let decimal { return try container.encode(decimal) }
        if let double { return try container.encode(double) }
        throw EncodingError.invalidValue(
            self,
            .init(
                codingPath: encoder.codingPath,
                debugDescription: "wanted a finite number, found \(numberText)"))
    }
}
