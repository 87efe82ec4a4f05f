import Foundation

/// A type that can be made from a response: the ``TypedTarget/Response`` of a typed request.
///
/// A `Decodable` type only needs the conformance, `struct User: Decodable, Parsable { … }`; it is
/// decoded by ``Attributes/decoder``.
///
/// Any other type defines how it is made from bytes, and the content type that it accepts:
///
/// ```swift
/// extension Feed: Parsable {
///     static var accept: String? { "application/xml" }
///     static func parse(data: Data) throws -> Feed { try Feed(xml: data) }
/// }
/// ```
public protocol Parsable: Sendable {
    /// The `Accept` header of the request, unless the target has one; nil to accept any type.
    static var accept: String? { get }

    /// Makes a value from the bytes of a body, or throws.
    static func parse(data: Data) throws -> Self

    /// Makes a value from a response, or throws; by default, `parse(data:)` of its body.
    static func parse(_ response: Response) throws -> Self
}

extension Parsable {
    /// nil, for any content type.
    public static var accept: String? { nil }

    /// Calls `parse(data:)` with the body.
    public static func parse(_ response: Response) throws -> Self {
        try parse(data: response.wholeBody())
    }
}

extension Parsable where Self: Decodable {
    /// `application/json`.
    public static var accept: String? { "application/json" }

    /// Decodes the bytes as JSON.
    public static func parse(data: Data) throws -> Self {
        try JSONDecoder().decode(Self.self, from: data)
    }

    /// Decodes the body with the response's ``Attributes/decoder``.
    public static func parse(_ response: Response) throws -> Self {
        try response.decoder.decode(Self.self, of: response)
    }
}

extension Data: Parsable {
    /// nil: bytes may be of any type.
    public static var accept: String? { nil }

    /// Returns the bytes themselves.
    public static func parse(data: Data) -> Data { data }
    /// Returns the body itself.
    public static func parse(_ response: Response) throws -> Data { try response.wholeBody() }
}

extension String: Parsable {
    /// nil: a text may be of any type.
    public static var accept: String? { nil }

    /// Returns the bytes as UTF-8; throws ``ParseError`` if they are not UTF-8.
    public static func parse(data: Data) throws -> String { try parse(Response(body: data)) }

    /// Returns the body as text in the `charset` of its content type (UTF-8 without one that
    /// Foundation can read), or the text that ``Attributes/decoder`` finds in an envelope. Throws
    /// ``ParseError`` if the body is no such text.
    public static func parse(_ response: Response) throws -> String {
        let decoder = response.decoder
        if decoder.decodesText(of: response) {
            return try decoder.decode(String.self, of: response)
        }
        let body = try response.wholeBody()
        guard let text = response.charset.text(of: body) else {
            throw ParseError(
                response, wanted: "a text in \(response.charset.name)",
                found: "\(body.count) other bytes")
        }
        return text
    }
}

extension Array: Parsable where Element: Parsable & Decodable {}

extension Dictionary: Parsable where Key == String, Value: Parsable & Decodable {}

extension Optional: Parsable where Wrapped: Parsable {
    /// The content type that the value accepts.
    public static var accept: String? { Wrapped.accept }

    /// Returns nil if there are no bytes, otherwise the value.
    public static func parse(data: Data) throws -> Wrapped? {
        data.isEmpty ? nil : try Wrapped.parse(data: data)
    }

    /// Returns nil for an empty body and if the decoder returns nil; otherwise the value.
    public static func parse(_ response: Response) throws -> Wrapped? {
        if try response.wholeBody().isEmpty { return nil }
        let isText = Wrapped.self == String.self
        let isDecoded =
            isText ? response.decoder.decodesText(of: response) : Wrapped.self != Data.self
        guard isDecoded, let model = Wrapped.self as? any Decodable.Type
        else { return try Wrapped.parse(response) }
        return try model.decodedIfPresent(from: response) as? Wrapped
    }
}

extension Decodable {
    fileprivate static func decodedIfPresent(from response: Response) throws -> Self? {
        try response.decoder.decode(Self?.self, of: response)
    }
}

/// The output of a request whose response has no content of interest.
public struct NoContent: Parsable, Hashable {
    /// Makes an empty value.
    public init() {}

    /// Returns an empty value for any bytes.
    public static func parse(data: Data) -> NoContent { NoContent() }

    /// Returns an empty value for any body; throws if the response must be a success and is not.
    public static func parse(_ response: Response) throws -> NoContent {
        try response.check()
        return NoContent()
    }
}
