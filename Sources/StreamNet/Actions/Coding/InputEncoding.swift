import Foundation

/// Encodes the input of an action into its request.
///
///     @POST("/token", input: .form) var token: Action<Credentials, Token>
///     @GET("/search", input: .key("q")) var search: Action<String, [Hit]>
///     @POST("/points", input: .tuple) var move: Action<(x: Int, y: Int), Void>
///
/// By default, an `Encodable` input goes to the query of GET, HEAD and DELETE, and otherwise to the
/// body, encoded by ``Attributes/encoder``; `Void` sends nothing.
public struct InputEncoding<Input: Sendable>: Sendable {
    /// Encodes an input without some of its keys.
    typealias Encode = @Sendable (Input, _ omitted: [String]) throws -> EncodedInput

    let encode: Encode

    init(_ encode: @escaping Encode) { self.encode = encode }

    /// Sends the payload that the closure makes of the whole input.
    public static func payload(
        _ make: @escaping @Sendable (Input) throws -> Payload
    ) -> InputEncoding { InputEncoding { input, _ in EncodedInput(payload: try make(input)) } }

    /// Writes one part of the input as JSON into the body, for any method; the path takes others:
    /// `@POST("/users/\(\.id)", input: .body(\.query))`. The input may be a tuple.
    public static func body<Part: Encodable & Sendable>(
        _ part: any KeyPath<Input, Part> & Sendable
    ) -> InputEncoding { .payload { .json($0[keyPath: part]) } }
}

extension InputEncoding where Input == Void {
    /// Writes nothing.
    public static var nothing: InputEncoding { InputEncoding { _, _ in EncodedInput() } }
}

extension InputEncoding where Input: Encodable {
    /// Writes the input into the query of GET, HEAD, DELETE, or by ``Attributes/encoder`` a body.
    public static var parameters: InputEncoding { rest { .parameters($0, as: .json) } }
    /// Writes the input into the query, for any method.
    public static var query: InputEncoding { rest { .query($0) } }
    /// Writes the input into the body with ``Attributes/encoder``, for any method.
    public static var json: InputEncoding { rest { .json($0) } }
    /// Writes the input into the body as a form.
    public static var form: InputEncoding { rest { .form($0) } }
    /// Writes the input into the body as the fields of a multipart form.
    public static var multipart: InputEncoding { rest { .multipart([.fields($0)]) } }

    /// Writes the input as headers, one for each name.
    public static var headers: InputEncoding {
        InputEncoding { input, omitted in
            let pairs = try Parameters(encoding: input, without: omitted).pairs()
            let fields = pairs.map { HTTPHeaders.Field(name: $0.name, value: $0.value ?? "") }
            return EncodedInput(headers: HTTPHeaders(fields))
        }
    }

    /// Writes the input under one name, `{"c": …}`, into the query or body as ``parameters`` does.
    public static func key(_ name: String) -> InputEncoding {
        rest { .parameters([name: $0.content], as: .json) }
    }

    private static func rest(_ make: @escaping @Sendable (Parameters) -> Payload) -> InputEncoding {
        InputEncoding { EncodedInput(payload: make(Parameters(encoding: $0, without: $1))) }
    }
}

extension InputEncoding where Input == [String: any Sendable] {
    /// Writes a dictionary of values, sorted by name, into the query or body, by the method. Values
    /// are `Encodable`, or arrays and dictionaries of these; any other fails the request.
    public static var dictionary: InputEncoding {
        .payload { .parameters(Parameters(dictionary: $0), as: .json) }
    }
}

extension InputEncoding where Input == Data {
    /// Sends the bytes as the body, unchanged and without a content type.
    public static var raw: InputEncoding { .payload { .data($0, contentType: nil) } }
}

extension InputEncoding where Input == String {
    /// Sends the text as the body, in UTF-8 and declared as `text/plain`.
    public static var raw: InputEncoding {
        .payload { .data(Data($0.utf8), contentType: "text/plain; charset=utf-8") }
    }
}

extension InputEncoding where Input == Multipart {
    /// Sends the input as the body.
    public static var multipart: InputEncoding { .payload { .multipart($0) } }
}

/// The encoded input, except for the path.
struct EncodedInput: Sendable {
    var payload = Payload.none
    var headers: HTTPHeaders = [:]
}

extension InputEncoding {
    /// Writes a tuple, with its labels as names, into the query or body, depending on the method.
    /// Anything but a tuple of labelled, `Encodable` values fails the request.
    public static var tuple: InputEncoding {
        InputEncoding { input, omitted in
            let parameters = Parameters(encoding: LabelledTuple(input: input), without: omitted)
            return EncodedInput(payload: .parameters(parameters, as: .json))
        }
    }
}

private struct LabelledTuple<Input: Sendable>: Encodable, Sendable {
    let input: Input

    func encode(to encoder: any Encoder) throws {
        let tuple = Mirror(reflecting: input)
        guard tuple.displayStyle == .tuple, !tuple.children.isEmpty
        else { throw failure(found: "\(Input.self)") }
        var container = encoder.container(keyedBy: Parameters.Name.self)
        for (label, value) in tuple.children {
            guard let label, !label.hasPrefix(".")
            else { throw failure(found: "\(Input.self), which has a value without a label") }
            guard let value = value as? any Encodable
            else { throw failure(found: "\(label), which is a \(type(of: value))") }
            let key = Parameters.Name(label)
            // As with a struct: nil is left out, unless a style writes it.
            if let optional = value as? any ExpressibleByAbsence, optional.isAbsent {
                try container.encodeIfPresent(Bool?.none, forKey: key)
            } else {
                try container.encode(value, forKey: key)
            }
        }
    }

    private func failure(found: String) -> RequestError {
        RequestError(
            .encoding, wanted: "a tuple of labelled values that can be encoded", found: found)
    }
}

extension InputEncoding where Input: Encodable {
    /// Writes the values of some keys into the query instead, for any method, such as with a body.
    ///
    ///     @PATCH("/pets/\(\.id)", input: .json.withQuery("dry_run"))
    ///     var rename: Action<Rename, Pet>
    ///
    /// A key that the input never encodes is an error at the first call.
    public func withQuery(_ keys: String...) -> InputEncoding {
        // Ahead of the others, so that a key that is never encoded is named as one of these.
        placing(keys) { $0.payload.query = $1 + $0.payload.query }
    }

    /// Writes the values of some keys as headers instead, one for each name; elements of an array
    /// are joined by commas, Booleans are `true` and `false`, and nil is no header.
    ///
    /// A key that the input never encodes is an error at the first call.
    public func withHeaders(_ keys: String...) -> InputEncoding {
        placing(keys) { encoded, values in
            let pairs = try values.pairs(ParameterStyle(arrays: .commas, booleans: .words))
            for pair in pairs { encoded.headers.add(pair.name, pair.value ?? "") }
        }
    }

    private func placing(
        _ keys: [String],
        _ place: @escaping @Sendable (inout EncodedInput, Parameters) throws -> Void
    ) -> InputEncoding {
        InputEncoding { input, omitted in
            var encoded = try encode(input, omitted + keys)
            try place(&encoded, Parameters(encoding: input, only: keys))
            return encoded
        }
    }
}
