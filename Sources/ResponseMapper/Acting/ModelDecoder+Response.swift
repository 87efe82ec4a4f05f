import StreamNet

extension ModelDecoder {
    /// Decodes what stands at the model path of the response's envelope, as `mapObject` does, so
    /// that actions and typed requests need not know of it.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        try response.object(at: nil, nil, .decodable(self))
    }

    /// Whether there is an envelope, in which a text is JSON.
    public func decodesText(of response: Response) -> Bool { response.envelope != nil }
}
