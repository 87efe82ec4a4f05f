import Foundation

/// The content of a request: a query, a body, or both.
///
///     .query(["page": 2])
///     .json(order, query: ["dry-run": true])
///     .multipart([.fields(["title": "Zen"]), .file("photo", url)])
public struct Payload: Sendable {
    enum Body: Sendable {
        /// No body, which is not the same as an empty one.
        case none
        case data(Data, contentType: String?)
        case json(any Encodable & Sendable)
        case form(Parameters)
        case parameters(Parameters, as: Format)
        case multipart(Multipart)
        case file(URL, contentType: String?)
        case stream(BodySource, contentType: String?)
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

    var query: Parameters = [:]
    var body = Body.none

    /// No query of its own and no body.
    public static var none: Payload { Payload() }

    /// Parameters added to the URL's own query, for any method.
    public static func query(_ query: Parameters) -> Payload { Payload(query: query) }

    /// Parameters, in the query if the final method is GET, HEAD or DELETE, otherwise in the body.
    public static func parameters(_ parameters: Parameters, as format: Format = .form) -> Payload {
        Payload(body: .parameters(parameters, as: format))
    }

    /// Bytes, sent unchanged; without a content type, only the endpoint's headers declare one.
    public static func data(
        _ data: Data, contentType: String? = nil, query: Parameters = [:]
    ) -> Payload { Payload(query: query, body: .data(data, contentType: contentType)) }

    /// A value as JSON, encoded by ``Attributes/encoder`` when the request is sent. If it cannot be
    /// encoded, the request fails; nil becomes `null`.
    public static func json(_ value: any Encodable & Sendable, query: Parameters = [:]) -> Payload {
        Payload(query: query, body: .json(value))
    }

    /// Names and values of several types as a JSON object; otherwise as the other `json`.
    /// `Parameters(dictionary:)` takes a `[String: any Sendable]`.
    @_disfavoredOverload
    public static func json(_ object: Parameters, query: Parameters = [:]) -> Payload {
        Payload(query: query, body: .json(object))
    }

    /// Names and values as a form: `application/x-www-form-urlencoded; charset=utf-8`.
    public static func form(_ form: Parameters, query: Parameters = [:]) -> Payload {
        Payload(query: query, body: .form(form))
    }

    /// Fields and files: `multipart/form-data`.
    public static func multipart(_ multipart: Multipart, query: Parameters = [:]) -> Payload {
        Payload(query: query, body: .multipart(multipart))
    }

    /// The bytes of a file, sent from its location; the file must not change meanwhile. Without a
    /// content type, it follows from the extension, or is `application/octet-stream`. If it is not
    /// a readable file, the request fails before anything is sent.
    public static func file(
        _ url: URL, contentType: String? = nil, query: Parameters = [:]
    ) -> Payload { Payload(query: query, body: .file(url, contentType: contentType)) }

    /// Bytes that are read when they are sent, and again for each attempt and redirect.
    public static func stream(
        _ source: BodySource, contentType: String? = nil, query: Parameters = [:]
    ) -> Payload { Payload(query: query, body: .stream(source, contentType: contentType)) }

    /// A payload of any other kind: the closure changes the request, which has its URL, query,
    /// method and headers; it also gets the endpoint.
    ///
    ///     .custom { request, _ in
    ///         request.body = RequestBody(text: "cool body")
    ///         request.headers["Content-Type"] = "text/plain"
    ///     }
    ///
    /// It runs once per attempt. The result is validated; its error fails the request.
    public static func custom(
        query: Parameters = [:],
        _ encode:
            @escaping @Sendable (
                _ request: inout EncodedRequest, _ endpoint: Endpoint
            ) throws -> Void
    ) -> Payload { Payload(query: query, body: .custom(encode)) }
}

extension Payload: DescribedMirror {
    /// `query page=2, json of Order`: names and sizes, without secrets.
    public var description: String {
        let parts = [query.isEmpty ? nil : "query \(query)", body.summary]
        let text = parts.compactMap { $0 }.joined(separator: ", ")
        return text.isEmpty ? "nothing" : text
    }
}

extension Payload.Body: DescribedMirror {
    /// The kind of body, and its size if known; without its values.
    public var description: String { summary ?? "nothing" }

    fileprivate var summary: String? {
        switch self {
        case .none: nil
        case .data(let data, let type): "\(data.count) bytes" + (type.map { " of \($0)" } ?? "")
        case .json(let value): "json of \(type(of: value))"
        case .form(let form): "form \(form)"
        case .parameters(let parameters, as: let format): "\(format) \(parameters)"
        case .multipart(let multipart): "multipart of \(multipart)"
        case .file: "a file"
        case .stream(let source, contentType: _):
            source.count.map { "a stream of \($0) bytes" } ?? "a stream"
        case .custom: "a custom body"
        }
    }
}
