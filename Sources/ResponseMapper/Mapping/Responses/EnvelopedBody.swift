import StreamNet

/// Decodes the models of actions and typed requests for decoders that do not handle envelopes.
enum EnvelopedBody: BodyReading {
    static func reads(_ response: Response, by decoder: (any BodyDecoder)?) -> Bool {
        if readsText(response) { return true }
        return decoder == nil
            && (response.contains(Attributes.mappingPolicy)
                || response.contains(Attributes.jsonPrefix))
    }

    static func readsText(_ response: Response) -> Bool {
        response.envelope != nil || response.requirement == .success
    }

    static func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response, by decoder: (any BodyDecoder)?
    ) throws -> Value {
        guard let decoder else { return try ModelDecoder().decode(type, of: response) }
        return try response.object(type, at: nil, nil, by: decoder)
    }

    static func check(_ response: Response) throws {
        guard response.requirement == .success || response.recoveredError != nil,
            try !response.readableBody().isEmpty
        else { return }
        let json = try response.parsed()
        if let (outcome, envelope) = try response.failure(in: json, by: response.envelope) {
            throw response.refusal(outcome, envelope)
        }
    }
}
