import Foundation

/// Decodes values from bodies: `JSONDecoder`, or a decoder of another format.
public protocol BodyDecoder: Sendable {
    /// Decodes one value, or throws, preferably a `DecodingError`.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Decodes the value of a response.
    ///
    /// By default, this is the value in the envelope, if there is one that is JSON as
    /// `ResponseMapper` reads it; otherwise the whole body.
    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value

    /// True if text is decoded as well, and not read from the body unchanged; by default, true if
    /// there is an envelope.
    func decodesText(of response: Response) -> Bool
}

extension BodyDecoder {
    /// Decodes the value in the envelope if there is one, and the whole body otherwise.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        if let reader = response.bodyReader {
            let box: (any BodyDecoder)? = Attributes.isPlain(self) ? nil : self
            if reader.reads(response, by: box) {
                return try reader.decode(type, of: response, by: box)
            }
        }
        return try decode(type, from: response.wholeBody())
    }

    /// True if there is an envelope.
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
    /// The decoder of the models of the response; by default, a plain `JSONDecoder`, and
    /// `ModelDecoder` for a provider that is made in a file that imports `ResponseMapper`.
    ///
    /// ``Provider/describe()`` names it. A decoder must not be changed once it is set.
    public static var decoder: Key<any BodyDecoder> {
        .init(plainDecoder, combining: { $1.isFallback ? $0 : $1 })
    }

    private static let plainDecoder = JSONDecoder()

    /// True if it is the default decoder.
    fileprivate static func isPlain(_ decoder: some BodyDecoder) -> Bool {
        (decoder as? JSONDecoder) === plainDecoder
    }
}
