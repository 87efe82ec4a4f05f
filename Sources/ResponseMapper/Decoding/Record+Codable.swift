extension Record: Codable {
    /// Decodes an object as ``JSON`` does, with an empty naming; its keys are data.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? TapeDecoder {
            self.init(around: try own.object().json)
            return
        }
        do {
            try self.init(JSON(from: decoder))
        } catch let error as MapError {
            throw DecodingError.typeMismatch(
                Record.self, .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
        }
    }

    /// Encodes the object, as ``JSON`` does; the naming is not encoded.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
