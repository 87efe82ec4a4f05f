import Foundation

/// Makes bodies of values: `JSONEncoder`, or whatever the server speaks.
public protocol BodyEncoder: Sendable {
    /// What the body is declared as, unless the request declares it itself: `application/json`.
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
    /// What encodes the values of JSON payloads.
    ///
    /// Unless said otherwise it is a `JSONEncoder` that sorts keys, so that equal values are equal
    /// bytes wherever bodies are compared or signed. An encoder must not be changed once it is
    /// laid.
    public static var encoder: Key<any BodyEncoder> { .init(sortingEncoder) }

    private static let sortingEncoder: any BodyEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
