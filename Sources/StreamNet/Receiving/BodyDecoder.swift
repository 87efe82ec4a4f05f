import Foundation

/// Makes values of bodies: `JSONDecoder`, or whatever the server speaks.
public protocol BodyDecoder: Sendable {
    /// Decodes one value, or throws, preferably a `DecodingError`.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Decodes what a typed request brings; from the bytes of the body, unless declared by a
    /// decoder that asks the response's attributes.
    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value
}

extension BodyDecoder {
    /// Decodes the bytes of the body.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        try decode(type, from: response.wholeBody())
    }
}

extension JSONDecoder: BodyDecoder {}

extension Attributes {
    /// What decodes the models of the response; a plain `JSONDecoder` unless said otherwise.
    ///
    /// A decoder must not be changed once it is laid.
    public static var decoder: Key<any BodyDecoder> { .init(plainDecoder) }

    private static let plainDecoder: any BodyDecoder = JSONDecoder()
}
