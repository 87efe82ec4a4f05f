/// How the output of an action is read from its response.
///
/// ```swift
/// @GET("/report", output: .file(.folder(downloads))) var report: Action<Void, URL>
/// @GET("/pair", output: .keys("hello", "byte")) var pair: Action<Void, (String, String)>
/// ```
///
/// Unless said, a ``Parsable`` type parses itself, any other `Decodable` one is decoded by
/// ``Attributes/decoder``, and `Void` does not look at the body.
public struct Reading<Output: Sendable>: Sendable {
    /// What the request says for it, below everything else.
    let attributes: Attributes
    /// What it asks the server for, unless the action says so.
    let accept: String?
    let read: @Sendable (Response) throws -> Output

    /// Whatever the closure makes of the response; an error that it throws is told to the plugins.
    /// - Parameters:
    ///   - accept: the `Accept` of the request, unless the action has one; nil asks for nothing in
    ///     particular.
    ///   - attributes: what the request says for it, below what the API and the action say.
    ///   - read: makes the output; asked once for each response.
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
    /// Nothing is read: any body will do, and none, unless success is required of it.
    public static var nothing: Reading { Reading { try $0.check() } }
}

extension Reading where Output: Decodable {
    /// Decoded by the response's ``Attributes/decoder``; nil for an optional without a body.
    ///
    /// Fails with ``ParseFailure``, or, where an envelope is read, with the error of its reader;
    /// both are a ``MappingFailure``.
    public static var decoded: Reading {
        Reading(accept: "application/json") { response in
            if let absent = try response.absent(as: Output.self) { return absent }
            return try response.decoded { try $0.decode(Output.self, of: response) }
        }
    }
}

extension Reading where Output: Parsable {
    /// Made as the type says that it is made.
    public static var parsed: Reading {
        Reading(accept: Output.accept) { response in
            do {
                return try Output.parse(response)
            } catch let error as DecodingError {
                throw ParseFailure(response, wanted: "\(Output.self)", error)
            }
        }
    }
}

extension Reading where Output == Response {
    /// The response itself.
    public static var response: Reading { Reading { $0 } }
}

extension Response {
    /// What the decoder makes of it; a decoding error becomes a ``ParseFailure``.
    func decoded<Value>(_ decode: (any BodyDecoder) throws -> Value) throws -> Value {
        do { return try decode(attributes.decoder) } catch let error as DecodingError {
            throw ParseFailure(self, wanted: "\(Value.self)", error)
        }
    }

    /// What a response without a body is for an optional; nil for any other type and response.
    fileprivate func absent<Value>(as type: Value.Type) throws -> Value? {
        guard let optional = type as? any ExpressibleByAbsence.Type, try wholeBody().isEmpty
        else { return nil }
        return optional.absent as? Value
    }
}

/// What may be nil; other types have nil literals and may not.
protocol ExpressibleByAbsence {
    static var absent: Self { get }
    var isAbsent: Bool { get }
}

extension Optional: ExpressibleByAbsence {
    static var absent: Self { nil }
    var isAbsent: Bool { self == nil }
}
