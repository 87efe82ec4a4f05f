/// Reads the output of an action from its response.
///
/// ```swift
/// @GET("/report", output: .file(.folder(downloads)))
/// var report: Action<Void, URL>
/// @GET("/pair", output: .keys("hello", "byte"))
/// var pair: Action<Void, (String, String)>
/// ```
///
/// By default, a ``Parsable`` type parses itself, any other `Decodable` type is decoded by
/// ``Attributes/decoder``, and `Void` ignores the body.
public struct Reading<Output: Sendable>: Sendable {
    /// The attributes of the request, overridden by all others.
    let attributes: Attributes
    /// The `Accept` header of the request, unless the action has one; nil for none.
    let accept: String?
    let read: @Sendable (Response) throws -> Output

    /// Reads the output with a closure; the plugins receive an error that it throws.
    /// - Parameters:
    ///   - accept: The `Accept` header of the request, unless the action has one; nil for none.
    ///   - attributes: The attributes of the request, overridden by those of API and action.
    ///   - read: Makes the output; called once for each response.
    public init(
        accept: String? = nil, attributes: Attributes = [],
        _ read: @escaping @Sendable (Response) throws -> Output
    ) {
        self.accept = accept
        self.attributes = attributes
        self.read = read
    }
}

extension Reading where Output == Void {
    /// Reads nothing: any body or none is accepted, unless success is required of it.
    public static var nothing: Reading { Reading { try $0.check() } }
}

extension Reading where Output: Decodable {
    /// Decodes the body with the response's ``Attributes/decoder``; nil for an optional output
    /// without a body.
    ///
    /// Fails with ``ParseError``, or, if an envelope is read, with the error of its reader;
    /// both are a ``MappingError``.
    public static var decoded: Reading {
        Reading(accept: "application/json") { response in
            if let absent = try response.absent(as: Output.self) { return absent }
            return try response.decoded { try $0.decode(Output.self, of: response) }
        }
    }
}

extension Reading where Output: Parsable {
    /// Makes the output with the type's own `parse`.
    public static var parsed: Reading {
        Reading(accept: Output.accept) { response in
            do {
                return try Output.parse(response)
            } catch let error as DecodingError {
                throw ParseError(response, wanted: "\(Output.self)", error)
            }
        }
    }
}

extension Reading where Output == Response {
    /// Returns the response itself.
    public static var response: Reading { Reading { $0 } }
}

extension Response {
    /// Returns the result of `decode`; a decoding error becomes a ``ParseError``.
    func decoded<Value>(_ decode: (any BodyDecoder) throws -> Value) throws -> Value {
        do { return try decode(attributes.decoder) } catch let error as DecodingError {
            throw ParseError(self, wanted: "\(Value.self)", error)
        }
    }

    /// Returns the nil of an optional type for a response without a body; nil for any other type
    /// or response.
    fileprivate func absent<Value>(as type: Value.Type) throws -> Value? {
        guard let optional = type as? any ExpressibleByAbsence.Type, try wholeBody().isEmpty
        else { return nil }
        return optional.absent as? Value
    }
}

/// An optional. `ExpressibleByNilLiteral` does not do: other types conform to it.
protocol ExpressibleByAbsence {
    static var absent: Self { get }
    var isAbsent: Bool { get }
}

extension Optional: ExpressibleByAbsence {
    static var absent: Self { nil }
    var isAbsent: Bool { self == nil }
}
