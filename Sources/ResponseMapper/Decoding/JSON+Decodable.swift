import Foundation

extension JSON: Decodable {
    /// Decodes any JSON value, with any decoder.
    ///
    /// A ``ModelDecoder`` returns it as it is written, regardless of its strategies. From other
    /// decoders, keys, their order and digits are as these provide them; numbers beyond `Int64` and
    /// `UInt64` are read as `Decimal` if possible, which preserves 38 digits, else as `Double`.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? TapeDecoder {
            self = own.json
        } else if let container = try? decoder.container(keyedBy: PathKey.self) {
            self.init(
                object: try container.allKeys.map {
                    ($0.stringValue, try container.decode(JSON.self, forKey: $0))
                })
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSON] = []
            while !container.isAtEnd { elements.append(try container.decode(JSON.self)) }
            self.init(elements)
        } else {
            self = try Self.scalar(in: decoder.singleValueContainer())
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
}

extension Record: Codable {
    /// Decodes an object as ``JSON`` does, with an empty naming; its keys are data.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? TapeDecoder {
            self.init(around: try own.object().json)
            return
        }
        do { try self.init(JSON(from: decoder)) } catch let error as MapError {
            throw DecodingError.typeMismatch(Record.self, .init(error, at: decoder.codingPath))
        }
    }

    /// Encodes the object, as ``JSON`` does; the naming is not encoded.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
