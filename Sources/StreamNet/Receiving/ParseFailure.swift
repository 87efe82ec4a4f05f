/// A response that could not be made into what the request wanted; nothing of it is lost.
public struct ParseFailure: Error, Sendable {
    /// The response, body included.
    public let response: Response
    /// What it should have been, to follow "wanted".
    public let wanted: String
    /// What it was instead, to follow "found".
    public let found: String
    /// The error this one was made of, if there was one, such as a `DecodingError`.
    public let underlying: (any Error)?

    /// Makes a failure; for types that parse themselves.
    public init(
        _ response: Response, wanted: String, found: String, underlying: (any Error)? = nil
    ) {
        self.response = response
        self.wanted = wanted
        self.found = found
        self.underlying = underlying
    }
}

extension ParseFailure: CustomStringConvertible {
    /// One line: `GET https://host/path: wanted …, found …`; the body is not in it.
    public var description: String {
        let found = Redaction.standard.redacted(found)
        return (response.endpoint.map { "\($0): " } ?? "") + "wanted \(wanted), found \(found)"
    }
}

extension ParseFailure {
    /// The failure to decode a response, with the place in it where that failed.
    init(_ response: Response, wanted: String, _ error: DecodingError) {
        self.init(response, wanted: wanted, found: error.place, underlying: error)
    }
}

extension Response {
    /// The response as a value; what goes wrong is a ``ParseFailure``, unless it is one.
    func parsed<Value: Parsable>(as type: Value.Type) throws -> Value {
        do {
            return try Value.parse(self)
        } catch let failure as ParseFailure {
            throw failure
        } catch let error as DecodingError {
            throw ParseFailure(self, wanted: "\(type)", error)
        } catch {
            throw ParseFailure(self, wanted: "\(type)", found: "\(error)", underlying: error)
        }
    }
}

extension DecodingError {
    /// What is wrong and where, without the values around it.
    fileprivate var place: String {
        switch self {
        case .keyNotFound(let key, let context):
            "no \"\(key.stringValue)\"\(Self.path(context))"
        case .valueNotFound(let type, let context): "no \(type)\(Self.path(context))"
        case .typeMismatch(let type, let context): "no \(type)\(Self.path(context))"
        case .dataCorrupted(let context): context.debugDescription + Self.path(context)
        @unknown default: "\(self)"
        }
    }

    private static func path(_ context: Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        return path.isEmpty ? "" : " at $" + path.joined()
    }
}
