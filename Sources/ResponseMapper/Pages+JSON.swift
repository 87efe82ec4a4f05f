import StreamNet

extension NextPage {
    /// A cursor at a path of the page's JSON, regardless of the envelope, sent in the query.
    ///
    ///     slack.rx.pages(
    ///         .channels, next: .cursor(at: "response_metadata>next_cursor"))
    ///
    /// A text, or a number with its own digits. After the last page there is nothing, `null` or ""
    /// at the path. Any other value, and a body that is not JSON, end the pages with ``MapError``.
    public static func cursor(_ name: String = "cursor", at path: JSONPath) -> NextPage {
        NextPage<Response>.cursor(name) { try $0.text(at: path, of: "a cursor", orNumber: true) }
            .reading()
    }

    /// The address of the next page at a path of the page's JSON, regardless of the envelope.
    ///
    ///     // in JSON:API, "links>next"
    ///     library.rx.pages(.books, next: .address(at: "next"))
    ///
    /// A text: a URL, or one relative to that of the response. The last page, and errors, are as
    /// with `cursor`. Requested and checked as by `NextPage.link`: another origin than that of the
    /// declared request fails with `invalidNextPage`, unless `.pageOrigins` permits it.
    public static func address(at path: JSONPath) -> NextPage {
        NextPage<Response>.address { try $0.text(at: path, of: "an address", orNumber: false) }
            .reading()
    }
}

extension Response {
    fileprivate func text(
        at path: JSONPath, of wanted: String, orNumber isNumberWanted: Bool
    ) throws -> String? {
        try reading {
            let json = try parsed()[path: path]
            switch json.type {
            case .absent, .null: return nil
            case .string: return json.stringValue
            case .number where isNumberWanted: return json.text
            case .number, .bool, .array, .object:
                throw json.mismatch(wanted: wanted).prefixed(by: path)
            }
        }
    }
}

extension Pages where Element == Response {
    /// Maps each page to its model, as the method on `Response` does.
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<Model> { mapResponse { try $0.mapObject(type, at: path, requiring: requirement) } }

    /// Maps each page to its models, as the method on `Response` does.
    public func mapArray<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<[Model]> { mapResponse { try $0.mapArray(type, at: path, requiring: requirement) } }
}
