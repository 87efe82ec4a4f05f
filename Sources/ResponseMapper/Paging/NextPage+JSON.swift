import StreamNet

extension NextPage where Page == Response {
    /// A cursor at a path of the page's JSON, regardless of the envelope, sent as the parameter
    /// `name` of the query.
    ///
    ///     slack.rx.pages(.channels, next: .cursor(at: "response_metadata>next_cursor"))
    ///     @GET("/orders", .paging(.cursor("after", at: "page>end")))
    ///     var orders: Action<Void, Orders>
    ///
    /// A text, or a number with its own digits. After the last page there is nothing at the path,
    /// or `null` or "". Any other value, and a body that is not JSON, end the pages with
    /// ``MapError``, after this one.
    public static func cursor(_ name: String = "cursor", at path: JSONPath) -> NextPage {
        cursor(name) { try $0.cursor(at: path) }
    }
}

extension Response {
    fileprivate func cursor(at path: JSONPath) throws -> String? {
        try reading {
            let json = try parsed()[path: path]
            switch json.type {
            case .absent, .null: return nil
            case .string: return json.stringValue
            case .number: return json.text
            case .bool, .array, .object:
                throw json.mismatch(wanted: "a cursor").prefixed(by: path)
            }
        }
    }
}
