import Foundation

/// Encodes values as bodies: `JSONEncoder`, or an encoder of another format.
public protocol BodyEncoder: Sendable {
    /// The body's content type, unless the request declares one; by default, `application/json`.
    var contentType: String { get }

    /// Encodes one value, or throws, preferably an `EncodingError`.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension BodyEncoder {
    /// `application/json`.
    public var contentType: String { "application/json" }
}

extension JSONEncoder: BodyEncoder {}

extension PropertyListEncoder: BodyEncoder {
    /// `application/x-plist`, which has no registered name.
    public var contentType: String { "application/x-plist" }
}

extension Attributes {
    /// The encoder of JSON payloads, not to be changed once it is set; by default a `JSONEncoder`
    /// that sorts keys, so that equal values are equal bytes.
    public static var encoder: Key<any BodyEncoder> { .init(sortingEncoder) }

    private static let sortingEncoder: any BodyEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
