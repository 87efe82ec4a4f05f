import Foundation

/// What a request brings along: a query, a body, or both.
///
/// ```swift
/// .query(["page": 2])
/// .json(order, query: ["dry-run": true])
/// .multipart([.fields(["title": "Zen"]), .file("photo", url)])
/// ```
public struct Payload: Sendable {
    /// The kinds of body.
    public enum Body: Sendable {
        /// No body at all, which is not the same as an empty one.
        case none
        /// Bytes as they are; without a content type none is declared.
        case data(Data, contentType: String?)
        /// A value as ``Attributes/encoder`` writes it.
        case json(any Encodable & Sendable)
        /// Names and values as an HTML form has them.
        case form(Parameters)
        /// A body only where the method has one; see ``Payload/parameters(_:as:)``.
        case parameters(Parameters, as: Format)
        /// Fields and files.
        case multipart(Multipart)
        /// The bytes of a file; without a content type its name tells.
        case file(URL, contentType: String?)
        /// Bytes that are read while they are sent; without a content type none is declared.
        case stream(BodySource, contentType: String?)
        /// Whatever the closure makes of the request so far; see ``Payload/custom(query:_:)``.
        case custom(
            @Sendable (_ request: inout EncodedRequest, _ endpoint: Endpoint) throws -> Void)
    }

    /// What parameters become where they are a body.
    public enum Format: Sendable {
        /// An HTML form.
        case form
        /// JSON, or whatever ``Attributes/encoder`` writes.
        case json
    }

    /// What is added to the URL's own query.
    public var query: Parameters
    /// What is sent behind the headers.
    public var body: Body

    /// Makes a payload.
    public init(query: Parameters = [:], body: Body = .none) {
        self.query = query
        self.body = body
    }

    /// No query of its own and no body.
    public static var none: Payload { Payload() }
}
