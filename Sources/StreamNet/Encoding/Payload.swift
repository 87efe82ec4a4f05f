import Foundation

/// What a request brings along: a query, a body, or both.
///
/// ```swift
/// .query(["page": 2])
/// .json(order)
/// .json(order, query: ["dry-run": true])
/// ```
public struct Payload: Sendable {
    /// The kinds of body.
    public enum Body: Sendable {
        /// No body at all, which is not the same as an empty one.
        case none
        /// Bytes as they are; without a content type none is declared.
        case data(Data, contentType: String?)
        /// A value as JSON.
        case json(any Encodable & Sendable)
        /// Names and values as an HTML form has them.
        case form(Parameters)
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

    /// Parameters added to the URL's own query, whatever the method.
    public static func query(_ query: Parameters) -> Payload { Payload(query: query) }

    /// Bytes as they are; without a content type the header is left to the endpoint.
    public static func data(
        _ data: Data, contentType: String? = nil, query: Parameters = [:]
    ) -> Payload {
        Payload(query: query, body: .data(data, contentType: contentType))
    }

    /// A value as JSON, encoded when the request is sent: `application/json`, keys sorted.
    ///
    /// A value that cannot be encoded fails the request; nil is the text `null`.
    public static func json(
        _ value: any Encodable & Sendable, query: Parameters = [:]
    ) -> Payload {
        Payload(query: query, body: .json(value))
    }

    /// Names and values as a form: `application/x-www-form-urlencoded; charset=utf-8`.
    public static func form(_ form: Parameters, query: Parameters = [:]) -> Payload {
        Payload(query: query, body: .form(form))
    }
}
