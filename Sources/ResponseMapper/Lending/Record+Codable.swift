import Foundation

extension Record: Codable {
    /// Decodes an object, without a naming.
    ///
    /// The order of keys is the decoder's. Integers keep all digits up to 64 bits, other numbers
    /// are read as `Decimal` if possible, else as `Double`.
    public init(from decoder: any Decoder) throws {
        do {
            try self.init(Portable(from: decoder).json)
        } catch let error as MapError {
            throw DecodingError.typeMismatch(
                Record.self, .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
        }
    }

    /// Encodes the object; the naming stays behind.
    ///
    /// A key written twice has its last value. Throws `EncodingError.invalidValue` for a number
    /// that is neither a 64-bit integer nor a double nor a decimal.
    public func encode(to encoder: any Encoder) throws {
        try Portable(json: json).encode(to: encoder)
    }
}

/// JSON for coders of any format.
private struct Portable: Codable {
    let json: JSON

    init(json: JSON) { self.json = json }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Name.self) {
            json = JSON(
                object: try container.allKeys.map {
                    ($0.stringValue, try container.decode(Portable.self, forKey: $0).json)
                })
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSON] = []
            while !container.isAtEnd { elements.append(try container.decode(Portable.self).json) }
            json = JSON(elements)
        } else {
            json = try Self.scalar(in: decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSON {
        if container.decodeNil() { return .null }
        if let flag = try? container.decode(Bool.self) { return JSON(flag) }
        if let text = try? container.decode(String.self) { return JSON(text) }
        if let value = try? container.decode(Int64.self) { return JSON(value) }
        if let value = try? container.decode(UInt64.self) { return JSON(value) }
        if let value = try? container.decode(Decimal.self), !value.isNaN { return JSON(value) }
        return JSON(try container.decode(Double.self))
    }

    func encode(to encoder: any Encoder) throws {
        switch json.type {
        case .object:
            var container = encoder.container(keyedBy: Name.self)
            for (key, value) in json.objectValue {
                try container.encode(Portable(json: value), forKey: Name(stringValue: key))
            }
        case .array:
            var container = encoder.unkeyedContainer()
            for value in json.arrayValue { try container.encode(Portable(json: value)) }
        case .absent, .null, .bool, .number, .string:
            var container = encoder.singleValueContainer()
            try encodeScalar(in: &container, at: encoder.codingPath)
        }
    }

    private func encodeScalar(
        in container: inout any SingleValueEncodingContainer, at path: [any CodingKey]
    ) throws {
        if let text = json.string { return try container.encode(text) }
        if let flag = json.bool { return try container.encode(flag) }
        guard let digits = json.numberText else { return try container.encodeNil() }
        if let value = json.int64 { return try container.encode(value) }
        if let value = json.uint64 { return try container.encode(value) }
        if let value = json.double, JSON(value) == json { return try container.encode(value) }
        if let value = json.decimal { return try container.encode(value) }
        if let value = json.double { return try container.encode(value) }
        throw EncodingError.invalidValue(
            json,
            .init(codingPath: path, debugDescription: "wanted a finite number, found \(digits)"))
    }
}

/// A key that is whatever the JSON says.
private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
