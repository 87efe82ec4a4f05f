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
