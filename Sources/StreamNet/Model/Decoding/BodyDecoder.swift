import Foundation

/// Decodes values from bodies: `JSONDecoder`, or a decoder of another format.
public protocol BodyDecoder: Sendable {
    /// Decodes one value, or throws, preferably a `DecodingError`.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Decodes the value of a response: by default, that in the envelope, if there is one that is
    /// JSON as `ResponseMapper` reads it; otherwise the whole body.
    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value

    /// True if text is decoded, not read unchanged; by default, true if there is an envelope.
    func decodesText(of response: Response) -> Bool
}

extension BodyDecoder {
    /// Decodes the value in the envelope if there is one, and the whole body otherwise.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        if let reader = response.bodyReader {
            let isPlain = (self as? JSONDecoder) === Attributes.plainDecoder
            let box: (any BodyDecoder)? = isPlain ? nil : self
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

    fileprivate var isFallback: Bool { (self as? any FallbackDecoder)?.isFallback == true }
}

extension JSONDecoder: BodyDecoder {}

/// A decoder that may be the default of a plugin, over which every other that is set wins.
package protocol FallbackDecoder: BodyDecoder {
    /// True if it decodes only where no other decoder is set, earlier or later.
    var isFallback: Bool { get }
}

extension Attributes {
    /// The decoder of the models of the response, not to be changed once it is set: a plain
    /// `JSONDecoder` by default, and `ModelDecoder` for a provider that is made in a file that
    /// imports `ResponseMapper`. ``Provider/describe()`` names it.
    public static var decoder: Key<any BodyDecoder> {
        .init(plainDecoder, combining: { $1.isFallback ? $0 : $1 })
    }

    fileprivate static let plainDecoder = JSONDecoder()
    /// The reader of bodies about which another module's attributes are set; set with each of them.
    package static var bodyReader: Key<(any BodyReading.Type)?> { .init(nil) }
}

/// Reads bodies for another module; used for a response on which one of its keys is set.
package protocol BodyReading: SendableMetatype {
    /// True if values are read from a place in the response, not from its whole body.
    /// - Parameter decoder: The decoder that was set; nil for the default one.
    static func reads(_ response: Response, by decoder: (any BodyDecoder)?) -> Bool

    /// True if texts are read from such a place as well.
    static func readsText(_ response: Response) -> Bool

    static func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response, by decoder: (any BodyDecoder)?
    ) throws -> Value

    /// Throws if the response does not meet a requirement that applies before anything is read.
    static func check(_ response: Response) throws
}

extension Response {
    func check() throws { try self.bodyReader?.check(self) }
}
