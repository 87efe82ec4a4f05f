import StreamNet

extension ModelDecoder: FallbackDecoder {
    /// Decodes the value at the model path of the response's envelope, as `mapObject` does, so that
    /// actions and typed requests need not handle envelopes. The `.mappingPolicy` of the request is
    /// applied, and its `.jsonPrefix` is skipped.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        var decoder = self
        if response.contains(Attributes.mappingPolicy) {
            decoder.policy = response.mappingPolicy
        }
        return try response.object(type, at: nil, nil, by: decoder)
    }

    /// True if there is an envelope, in which a text is JSON, or if success is required.
    public func decodesText(of response: Response) -> Bool {
        EnvelopedBody.readsText(response)
    }
}

extension ModelEncoder: BodyEncoder {}
