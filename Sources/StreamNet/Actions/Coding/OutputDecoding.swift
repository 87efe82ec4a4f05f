import Foundation

/// Decodes the output of an action from its response.
///
///     @GET("/report", output: .file(.folder(downloads)))
///     var report: Action<Void, URL>
///     @GET("/pair", output: .keys("hello", "byte"))
///     var pair: Action<Void, (String, String)>
///
/// By default, a ``Parsable`` type parses itself, any other `Decodable` type is decoded by
/// ``Attributes/decoder``, and `Void` ignores the body.
public struct OutputDecoding<Output: Sendable>: Sendable {
    let attributes: Attributes
    let accept: String?
    let decode: @Sendable (Response) throws -> Output

    /// Makes the output with a closure; the plugins receive an error that it throws.
    /// - Parameters:
    ///   - accept: The `Accept` header of the request, unless the action has one; nil for none.
    ///   - attributes: The attributes of the request, overridden by those of API and action.
    ///   - decode: Makes the output; called once for each response.
    public init(
        accept: String? = nil, attributes: Attributes = [],
        _ decode: @escaping @Sendable (Response) throws -> Output
    ) { (self.accept, self.attributes, self.decode) = (accept, attributes, decode) }
}

extension OutputDecoding where Output == Void {
    /// Decodes nothing: any body or none is accepted, unless success is required of it.
    public static var nothing: OutputDecoding { OutputDecoding { try $0.check() } }
}

extension OutputDecoding where Output: Decodable {
    /// Decodes the body with ``Attributes/decoder``; nil for an optional output without a body.
    /// Fails with ``ParseError``, or with that of the reader of an envelope: a ``MappingError``.
    public static var decoded: OutputDecoding {
        OutputDecoding(accept: "application/json") { response in
            if let optional = Output.self as? any ExpressibleByAbsence.Type,
                try response.wholeBody().isEmpty, let absent = optional.absent as? Output
            {
                return absent
            }
            return try response.reading { try response.decoder.decode(Output.self, of: response) }
        }
    }
}

extension OutputDecoding where Output: Parsable {
    /// Makes the output with the type's own `parse`.
    public static var parsed: OutputDecoding {
        let attributes = (Output.self as? any AttributedOutput.Type)?.attributes ?? []
        return OutputDecoding(accept: Output.accept, attributes: attributes) { response in
            try response.reading { try Output.parse(response) }
        }
    }
}

/// An output that determines attributes of its request.
protocol AttributedOutput {
    static var attributes: Attributes { get }
}

extension OutputDecoding where Output == Response {
    /// Returns the response itself.
    public static var response: OutputDecoding { OutputDecoding { $0 } }
}

extension OutputDecoding where Output == URL {
    /// Writes the body to a file and returns its URL; sets ``Attributes/delivery`` by default.
    /// Fails with ``ParseError`` if there is no file, as for a 204.
    public static func file(_ destination: FileDestination) -> OutputDecoding {
        OutputDecoding(attributes: .delivery(.file(destination)), file.decode)
    }

    /// Returns the URL of the file that ``Attributes/delivery`` of the call names. Fails with
    /// ``ParseError`` if there is no file, as for a 204, or for a call without one.
    public static var file: OutputDecoding {
        OutputDecoding { response in
            guard let file = response.file
            else { throw ParseError(response, wanted: "a file", found: response.bodySummary) }
            return file
        }
    }
}

extension OutputDecoding {
    /// Returns the result of another decoding together with the response.
    ///
    ///     @GET("/repos", output: .reply(.decoded))
    ///     var repos: Action<Page, Reply<[Repo]>>
    ///
    /// A type that is ``Parsable`` needs none: `Action<Void, Reply<User>>` is enough.
    public static func reply<Value>(_ value: OutputDecoding<Value>) -> OutputDecoding
    where Output == Reply<Value> {
        OutputDecoding(accept: value.accept, attributes: value.attributes) {
            Reply(try value.decode($0), $0)
        }
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
