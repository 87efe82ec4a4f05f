import Foundation

/// Makes values of bodies: `JSONDecoder`, or whatever the server speaks.
public protocol BodyDecoder: Sendable {
    /// Decodes one value, or throws, preferably a `DecodingError`.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Decodes what a response has.
    ///
    /// Unless declared, that is the value in the envelope, where there is one that is JSON as
    /// `ResponseMapper` knows it; otherwise the whole body.
    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value

    /// Whether a text is decoded, too, and not the body as it is; unless declared, where there is
    /// an envelope.
    func decodesText(of response: Response) -> Bool
}

extension BodyDecoder {
    /// Decodes the value in the envelope, where there is one, and the whole body otherwise.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        if let reader = response.bodyReader {
            let laid: (any BodyDecoder)? = Attributes.isPlain(self) ? nil : self
            if reader.reads(response, by: laid) {
                return try reader.decode(type, of: response, by: laid)
            }
        }
        return try decode(type, from: response.wholeBody())
    }

    /// Whether there is an envelope.
    public func decodesText(of response: Response) -> Bool {
        response.bodyReader?.readsText(response) ?? false
    }
}

extension JSONDecoder: BodyDecoder {}

/// A decoder that may be the default of a plugin, over which every other that is set wins.
package protocol FallbackDecoder: BodyDecoder {
    /// True if it decodes only where no other decoder is set, earlier or later.
    var isFallback: Bool { get }
}

extension BodyDecoder {
    fileprivate var isFallback: Bool { (self as? any FallbackDecoder)?.isFallback == true }
}

extension Attributes {
    /// What decodes the models of the response; a plain `JSONDecoder` unless said otherwise.
    ///
    /// A decoder must not be changed once it is set.
    public static var decoder: Key<any BodyDecoder> {
        .init(plainDecoder, combining: { $1.isFallback ? $0 : $1 })
    }

    private static let plainDecoder = JSONDecoder()

    /// Whether it is the decoder that nobody laid.
    fileprivate static func isPlain(_ decoder: some BodyDecoder) -> Bool {
        (decoder as? JSONDecoder) === plainDecoder
    }
}
