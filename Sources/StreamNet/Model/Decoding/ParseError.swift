/// A response that could not be converted to the requested value; all of it is included.
public struct ParseError: Error, Sendable, MappingError {
    /// The response, body included.
    public let response: Response
    /// The place in the body, such as `$.items[3].price`; nil for the whole body.
    public let place: String?
    /// The expected value, as a phrase that follows "wanted".
    public let wanted: String
    /// The actual value, as a phrase that follows "found".
    public let found: String
    /// The error that caused this one, if any, such as a `DecodingError`.
    public let underlying: (any Error)?

    /// Makes a failure; for types that parse themselves.
    public init(
        _ response: Response, at place: String? = nil, wanted: String, found: String,
        underlying: (any Error)? = nil
    ) {
        (self.response, self.place, self.underlying) = (response, place, underlying)
        (self.wanted, self.found) = (wanted, found)
    }

    /// The response.
    public var unmapped: Response? { response }

    /// One line: `GET https://host/path: $.name: wanted String, found a number`, with a status
    /// outside 200…299 before the place, `404; $.name`, the beginning of a body that is not JSON,
    /// and the decoder's message for any; secrets are hidden.
    public var description: String {
        let found = Redaction.standard.redacted(found)
        let place = place.map { "\($0): " } ?? ""
        return response.heading + place + "wanted \(wanted), found \(found)"
    }
}

extension Response {
    /// Parses the response; an error that is no ``MappingError`` is wrapped in a ``ParseError``.
    func parsed<Value: Parsable>(as type: Value.Type) throws -> Value {
        do {
            return try reading { try Value.parse(self) }
        } catch let failure as any MappingError {
            throw failure
        } catch {
            throw ParseError(self, wanted: "\(type)", found: "\(error)", underlying: error)
        }
    }

    /// Returns what `read` makes of the response; its `DecodingError` becomes a ``ParseError``.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        do { return try read() } catch let error as DecodingError {
            throw ParseError(self, wanted: "\(Value.self)", error)
        }
    }
}

/// An error for a response that cannot be converted to the requested value.
///
/// Adopted by ``ParseError``, and by `MapError` if `ResponseMapper` reads the response: catch both
/// by `let failure as any MappingError`.
public protocol MappingError: DescribedError {
    /// The response, body included; nil if a value was read without one.
    var unmapped: Response? { get }
}

extension Error {
    /// The response that the error is about, body included: of ``NetError/rejected(_:)``, of the
    /// last attempt in ``Refusal/budgetSpent(after:)``, of a ``MappingError``, and of a `Problem`
    /// of `ResponseMapper`; nil for any other error.
    ///
    /// ```swift
    /// if error.response?.status == 404 { showNothing() }
    /// ```
    @_disfavoredOverload  // an error type with a response of its own keeps it
    public var response: Response? {
        switch self as? NetError {
        case .rejected(let response): return response
        case .refused(.budgetSpent(let error)): return error.response
        default: break
        }
        return (self as? any MappingError)?.unmapped ?? (self as? any ResponseError)?.answer
    }
}

/// An error of another module that is about a response, and is no ``MappingError``.
package protocol ResponseError: Error {
    var answer: Response { get }
}
