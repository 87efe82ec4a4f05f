import Foundation

extension UUID: Record.Storable {}
extension Data: Record.Storable {}

extension Record.Storable where Self: Codable {
    /// Decodes the value; nil if that fails.
    public init?(recorded json: JSON) { self.init(coded: json) }

    /// The encoded value; null if that fails.
    public var recorded: JSON { coded }
}

extension Record.Storable where Self: RawRepresentable, RawValue: Record.Storable {
    /// Reads the raw value; nil if it names no case.
    public init?(recorded json: JSON) {
        guard let value = RawValue(recorded: json).flatMap(Self.init) else { return nil }
        self = value
    }

    /// The raw value.
    public var recorded: JSON { rawValue.recorded }
}

extension Record.Storable where Self: RawRepresentable & Codable, RawValue: Record.Storable {
    /// Reads the raw value; nil if it names no case.
    public init?(recorded json: JSON) {
        guard let value = RawValue(recorded: json).flatMap(Self.init) else { return nil }
        self = value
    }

    /// The raw value.
    public var recorded: JSON { rawValue.recorded }
}

extension Decodable where Self: Encodable {
    /// Decodes a value; dates have the format of all dates in a record.
    init?(coded json: JSON) {
        guard json.exists, let value = try? JSON.decoder.decode(Self.self, from: json.data)
        else { return nil }
        self = value
    }

    /// The encoded value; null if JSON cannot represent it.
    var coded: JSON {
        guard let data = try? JSON.encoder.encode(self), let json = try? JSON(parsing: data)
        else { return .null }
        return json
    }
}

extension JSON {
    fileprivate static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            if let date = Date(recorded: JSON(text)) { return date }
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "wanted a date"))
        }
        return decoder
    }

    fileprivate static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            guard let text = date.recorded.string else {
                // Not the date itself: describing some of these traps in Foundation.
                throw EncodingError.invalidValue(
                    date.timeIntervalSince1970,
                    .init(codingPath: encoder.codingPath, debugDescription: "wanted a date"))
            }
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
        return encoder
    }
}
