import Foundation

/// What a response can be made into: the ``TypedTarget/Response`` of a typed request.
///
/// A `Decodable` type needs no more than the conformance; it is decoded by ``Attributes/decoder``:
///
/// ```swift
/// struct User: Decodable, Parsable { let name: String }
/// ```
///
/// Anything else says how it is made of bytes, and what it asks the server for:
///
/// ```swift
/// extension Feed: Parsable {
///     static var accept: String? { "application/xml" }
///     static func parse(data: Data) throws -> Feed { try Feed(xml: data) }
/// }
/// ```
public protocol Parsable: Sendable {
    /// The `Accept` of the request, unless the target has one; nil asks for nothing in particular.
    static var accept: String? { get }

    /// Makes a value of the bytes of a body, or throws.
    static func parse(data: Data) throws -> Self

    /// Makes a value of a response, or throws; `parse(data:)` of its body unless declared.
    static func parse(_ response: Response) throws -> Self

    /// Makes a value of a response that may have none; nil for an empty body unless declared.
    static func parseIfPresent(_ response: Response) throws -> Self?
}

extension Parsable {
    /// Nothing in particular.
    public static var accept: String? { nil }

    /// `parse(data:)` of the body.
    public static func parse(_ response: Response) throws -> Self {
        try parse(data: response.wholeBody())
    }

    /// nil for an empty body, which 204, 205 and HEAD have; the value otherwise.
    public static func parseIfPresent(_ response: Response) throws -> Self? {
        try response.wholeBody().isEmpty ? nil : parse(response)
    }
}

extension Parsable where Self: Decodable {
    /// `application/json`.
    public static var accept: String? { "application/json" }

    /// Decodes the bytes as JSON.
    public static func parse(data: Data) throws -> Self {
        try JSONDecoder().decode(Self.self, from: data)
    }

    /// Decodes the body by the response's ``Attributes/decoder``.
    public static func parse(_ response: Response) throws -> Self {
        try response.decoder.decode(Self.self, of: response)
    }

    /// nil for an empty body and for what the decoder makes nil of, such as `null`.
    public static func parseIfPresent(_ response: Response) throws -> Self? {
        if try response.wholeBody().isEmpty { return nil }
        return try response.decoder.decode(Self?.self, of: response)
    }
}
