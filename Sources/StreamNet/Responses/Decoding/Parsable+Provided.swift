import Foundation

extension Data: Parsable {
    /// Nothing in particular: bytes are bytes.
    public static var accept: String? { nil }

    /// The bytes themselves.
    public static func parse(data: Data) -> Data { data }

    /// The body itself.
    public static func parse(_ response: Response) throws -> Data { try response.wholeBody() }

    /// nil for an empty body, the body itself otherwise.
    public static func parseIfPresent(_ response: Response) throws -> Data? {
        let body = try response.wholeBody()
        return body.isEmpty ? nil : body
    }
}

extension String: Parsable {
    /// Nothing in particular: any text will do.
    public static var accept: String? { nil }

    /// The bytes as UTF-8; throws ``ParseFailure`` where they are no such text.
    public static func parse(data: Data) throws -> String { try parse(Response(body: data)) }

    /// The body as UTF-8, or the text that ``Attributes/decoder`` finds in an envelope.
    ///
    /// Throws ``ParseFailure`` where it is no such text.
    public static func parse(_ response: Response) throws -> String {
        let decoder = response.decoder
        if decoder.decodesText(of: response) {
            return try decoder.decode(String.self, of: response)
        }
        let body = try response.wholeBody()
        guard let text = String(bytes: body, encoding: .utf8) else {
            throw ParseFailure(
                response, wanted: "a text in UTF-8", found: "\(body.count) other bytes")
        }
        return text
    }

    /// nil for an empty body, or where there is no text in the envelope; the text otherwise.
    public static func parseIfPresent(_ response: Response) throws -> String? {
        if try response.wholeBody().isEmpty { return nil }
        let decoder = response.decoder
        guard decoder.decodesText(of: response) else { return try parse(response) }
        return try decoder.decode(String?.self, of: response)
    }
}

extension Array: Parsable where Element: Parsable & Decodable {}

extension Dictionary: Parsable where Key == String, Value: Parsable & Decodable {}

extension Optional: Parsable where Wrapped: Parsable {
    /// What the value asks for.
    public static var accept: String? { Wrapped.accept }

    /// nil without bytes, the value otherwise.
    public static func parse(data: Data) throws -> Wrapped? {
        data.isEmpty ? nil : try Wrapped.parse(data: data)
    }

    /// nil where the response has no value; the value otherwise.
    public static func parse(_ response: Response) throws -> Wrapped? {
        try Wrapped.parseIfPresent(response)
    }
}

/// What a request brings whose response has nothing to say.
public struct NoContent: Parsable, Hashable {
    /// Makes nothing.
    public init() {}

    /// Nothing, whatever the bytes are.
    public static func parse(data: Data) -> NoContent { NoContent() }

    /// Nothing, whatever the body is, unless success is required of it.
    public static func parse(_ response: Response) throws -> NoContent {
        try response.check()
        return NoContent()
    }
}
