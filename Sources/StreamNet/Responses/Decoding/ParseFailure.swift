/// A response that could not be made into what the request wanted; nothing of it is lost.
public struct ParseFailure: Error, Sendable {
    /// The response, body included.
    public let response: Response
    /// Where in the body, as `$.items[3].price`; nil for the whole of it.
    public let place: String?
    /// What it should have been, to follow "wanted".
    public let wanted: String
    /// What it was instead, to follow "found".
    public let found: String
    /// The error this one was made of, if there was one, such as a `DecodingError`.
    public let underlying: (any Error)?

    /// Makes a failure; for types that parse themselves.
    public init(
        _ response: Response, at place: String? = nil, wanted: String, found: String,
        underlying: (any Error)? = nil
    ) {
        self.response = response
        self.place = place
        self.wanted = wanted
        self.found = found
        self.underlying = underlying
    }
}

extension ParseFailure: MappingFailure {
    /// The response.
    public var unmapped: Response? { response }

    /// One line: `GET https://host/path: $.name: wanted String, found a number`.
    ///
    /// Of a body that is no JSON at all the beginning is in it, and of any body what the decoder
    /// says; secrets are hidden.
    public var description: String {
        let found = Redaction.standard.redacted(found)
        return (response.endpoint.map { "\($0): " } ?? "") + (place.map { "\($0): " } ?? "")
            + "wanted \(wanted), found \(found)"
    }
}

extension Response {
    /// The response as a value; what goes wrong is a ``ParseFailure``, unless it is told already.
    func parsed<Value: Parsable>(as type: Value.Type) throws -> Value {
        do {
            return try Value.parse(self)
        } catch let failure as any MappingFailure {
            throw failure
        } catch let error as DecodingError {
            throw ParseFailure(self, wanted: "\(type)", error)
        } catch {
            throw ParseFailure(self, wanted: "\(type)", found: "\(error)", underlying: error)
        }
    }
}
