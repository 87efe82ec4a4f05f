import Foundation

/// The content of a request: a query, a body, or both.
///
/// ```swift
/// .query(["page": 2])
/// .json(order, query: ["dry-run": true])
/// .multipart([.fields(["title": "Zen"]), .file("photo", url)])
/// ```
public struct Payload: Sendable {
    /// The kinds of body.
    public enum Body: Sendable {
        /// No body, which is not the same as an empty one.
        case none
        /// Bytes, sent unchanged; without a content type, none is declared.
        case data(Data, contentType: String?)
        /// A value, encoded by ``Attributes/encoder``.
        case json(any Encodable & Sendable)
        /// Names and values, encoded as an HTML form.
        case form(Parameters)
        /// Parameters in the query or the body, by method; see ``Payload/parameters(_:as:)``.
        case parameters(Parameters, as: Format)
        /// Fields and files.
        case multipart(Multipart)
        /// The bytes of a file; without a content type, it follows from the name.
        case file(URL, contentType: String?)
        /// Bytes that are read while they are sent; without a content type, none is declared.
        case stream(BodySource, contentType: String?)
        /// The request as the closure changes it; see ``Payload/custom(query:_:)``.
        case custom(
            @Sendable (_ request: inout EncodedRequest, _ endpoint: Endpoint) throws -> Void)
    }

    /// The format of parameters in a body.
    public enum Format: Sendable {
        /// An HTML form.
        case form
        /// JSON, or the format of ``Attributes/encoder``.
        case json
    }

    /// The parameters added to the URL's own query.
    public var query: Parameters
    /// The body, sent after the headers.
    public var body: Body

    /// Makes a payload.
    public init(query: Parameters = [:], body: Body = .none) {
        self.query = query
        self.body = body
    }

    /// No query of its own and no body.
    public static var none: Payload { Payload() }
}
