import Foundation

extension Writing where Input == Void {
    /// Writes nothing.
    public static var nothing: Writing { Writing { _, _ in WrittenInput() } }
}

extension Writing where Input: Encodable {
    /// Writes the input into the query of GET, HEAD and DELETE, and otherwise into the body, with
    /// ``Attributes/encoder``.
    public static var parameters: Writing {
        rest { .parameters($0, as: .json) }
    }

    /// Writes the input into the query, for any method.
    public static var query: Writing { rest { .query($0) } }

    /// Writes the input into the body with ``Attributes/encoder``, for any method.
    public static var json: Writing { rest { .json($0) } }

    /// Writes the input into the body as a form.
    public static var form: Writing { rest { .form($0) } }

    /// Writes the input into the body as the fields of a multipart form.
    public static var multipart: Writing { rest { .multipart([.fields($0)]) } }

    /// Writes the input as headers, one for each name.
    public static var headers: Writing {
        Writing { input, omittedKeys in
            let pairs = try Parameters(encoding: input, without: omittedKeys).pairs()
            let fields = pairs.map { HTTPHeaders.Field(name: $0.name, value: $0.value ?? "") }
            return WrittenInput(headers: HTTPHeaders(fields))
        }
    }

    /// Writes the input under one name, `{"c": …}`, into the query or body as ``parameters`` does.
    public static func key(_ name: String) -> Writing {
        Writing { input, omittedKeys in
            let value = Parameters(encoding: input, without: omittedKeys).content
            return WrittenInput(payload: .parameters([name: value], as: .json))
        }
    }

    private static func rest(
        _ make: @escaping @Sendable (Parameters) -> Payload
    ) -> Writing {
        Writing { input, omittedKeys in
            WrittenInput(payload: make(Parameters(encoding: input, without: omittedKeys)))
        }
    }
}

extension Writing where Input == [String: any Sendable] {
    /// Writes a dictionary of values, sorted by name, into the query or body, depending on the
    /// method.
    ///
    /// Values are `Encodable`, or arrays and dictionaries of these; any other fails the request.
    public static var dictionary: Writing {
        .payload { .parameters(Parameters(dictionary: $0), as: .json) }
    }
}

extension Writing where Input == Data {
    /// Sends the bytes as the body, unchanged and without a content type.
    public static var raw: Writing { raw(contentType: nil) }

    /// Sends the bytes as the body, unchanged; with nil, no content type is declared.
    public static func raw(contentType: String?) -> Writing {
        .payload { .data($0, contentType: contentType) }
    }
}

extension Writing where Input == String {
    /// Sends the text as the body, in UTF-8 and declared as `text/plain`.
    public static var raw: Writing { raw(contentType: "text/plain; charset=utf-8") }

    /// Sends the text as the body, in UTF-8; with nil, no content type is declared.
    public static func raw(contentType: String?) -> Writing {
        .payload { .data(Data($0.utf8), contentType: contentType) }
    }
}

extension Writing where Input == Multipart {
    /// Sends the input as the body.
    public static var multipart: Writing { .payload { .multipart($0) } }
}

extension Writing where Input == Payload {
    /// Sends the input as the query and the body.
    public static var payload: Writing { .payload { $0 } }
}
