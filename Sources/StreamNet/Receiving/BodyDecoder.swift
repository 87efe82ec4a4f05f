import Foundation

/// Makes values of bodies: `JSONDecoder`, or whatever the server speaks.
public protocol BodyDecoder: Sendable {
    /// Decodes one value, or throws, preferably a `DecodingError`.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Decodes what a response has; its whole body unless declared.
    ///
    /// A decoder that knows envelopes finds the value in the response's.
    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value

    /// Whether a text is decoded, too, and not the body as it is; no unless declared.
    func decodesText(of response: Response) -> Bool
}

extension BodyDecoder {
    /// Decodes the whole body.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        try decode(type, from: response.wholeBody())
    }

    /// No.
    public func decodesText(of response: Response) -> Bool { false }
}

extension JSONDecoder: BodyDecoder {}

extension Attributes {
    /// What decodes the models of the response; a plain `JSONDecoder` unless said otherwise.
    ///
    /// A decoder must not be changed once it is laid.
    public static var decoder: Key<any BodyDecoder> { .init(plainDecoder) }

    private static let plainDecoder: any BodyDecoder = JSONDecoder()
}
