import Foundation

extension Writing where Input == Void {
    /// Nothing.
    public static var nothing: Writing { Writing { _, _ in WrittenInput() } }
}

extension Writing where Input: Encodable {
    /// In the place that the method has for it: the query of GET, HEAD and DELETE, the body as
    /// ``Attributes/encoder`` writes it otherwise.
    public static var parameters: Writing {
        rest { .parameters($0, as: .json) }
    }

    /// In the query, whatever the method.
    public static var query: Writing { rest { .query($0) } }

    /// In the body as ``Attributes/encoder`` writes it, whatever the method.
    public static var json: Writing { rest { .json($0) } }

    /// In the body as a form.
    public static var form: Writing { rest { .form($0) } }

    /// In the body as the fields of a multipart form.
    public static var multipart: Writing { rest { .multipart([.fields($0)]) } }

    /// A header for each name.
    public static var headers: Writing {
        Writing { input, omission in
            let pairs = try Parameters(encoding: input, without: omission).pairs()
            let fields = pairs.map { HTTPHeaders.Field(name: $0.name, value: $0.value ?? "") }
            return WrittenInput(headers: HTTPHeaders(fields))
        }
    }

    /// Under one name, in the place that the method has for it: `{"c": …}`.
    public static func key(_ name: String) -> Writing {
        Writing { input, omission in
            let value = Parameters(encoding: input, without: omission).content
            return WrittenInput(payload: .parameters([name: value], as: .json))
        }
    }

    private static func rest(
        _ make: @escaping @Sendable (Parameters) -> Payload
    ) -> Writing {
        Writing { input, omission in
            WrittenInput(payload: make(Parameters(encoding: input, without: omission)))
        }
    }
}

extension Writing where Input == [String: any Sendable] {
    /// A dictionary of anything, sorted by name, in the place that the method has for it.
    ///
    /// Values are `Encodable`, or arrays and dictionaries of such; any other fails the request.
    public static var dictionary: Writing {
        .payload { .parameters(Parameters(dictionary: $0), as: .json) }
    }
}

extension Writing where Input == Data {
    /// The bytes are the body, as they are.
    public static var raw: Writing { raw(contentType: nil) }

    /// The bytes are the body, as they are; without a content type none is declared.
    public static func raw(contentType: String?) -> Writing {
        .payload { .data($0, contentType: contentType) }
    }
}

extension Writing where Input == String {
    /// The text is the body, in UTF-8.
    public static var raw: Writing { raw(contentType: "text/plain; charset=utf-8") }

    /// The text is the body, in UTF-8; without a content type none is declared.
    public static func raw(contentType: String?) -> Writing {
        .payload { .data(Data($0.utf8), contentType: contentType) }
    }
}

extension Writing where Input == Multipart {
    /// The input is the body.
    public static var multipart: Writing { .payload { .multipart($0) } }
}

extension Writing where Input == Payload {
    /// The input is the query and the body.
    public static var payload: Writing { .payload { $0 } }
}
