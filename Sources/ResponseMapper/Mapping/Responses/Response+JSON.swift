extension Response {
    /// Makes a response of JSON, as if a server had sent it: for `catch`, and for stubs.
    /// - Parameters:
    ///   - headers: The headers; the content type is `application/json` unless they set another.
    ///   - envelope: The envelope of the JSON; nil if the models are at its root.
    public init(
        status: Int = 200, headers: HTTPHeaders = [:], json: JSON, envelope: Envelope? = nil
    ) {
        var headers = headers
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        self.init(status: status, headers: headers, body: json.data)
        if let envelope { attributes = .envelope(envelope) }
    }

    /// The body as text, in the `charset` of its content type or UTF-8; or the string at a path.
    ///
    /// Throws ``MapError`` if the body is no such text, or no JSON with a string at the path.
    public func mapString(at path: JSONPath? = nil) throws -> String {
        if let path { return try reading { try parsed().get(path) } }
        guard let text = charset.text(of: try readableBody()) else { throw failing(.notText) }
        return text
    }

    /// The JSON at the model path, or at `path`; `.root` is the whole body, even in an envelope.
    /// Throws ``MapError`` if the body is empty or not JSON, or if there is no value at the path.
    public func toJSON(at path: JSONPath? = nil) throws -> JSON {
        let path = modelPath(path)
        return try reading {
            let json = try parsed()[path: path]
            guard json.exists else { throw MapError.missing(path: path) }
            return json
        }
    }

    /// A single value as text: a string as it is, a number with its own digits, `true`, `false`.
    ///
    /// Begins at `path`, by default the model path, and follows `keys`. Throws ``MapError`` if
    /// there is no value, or `null`, an object or an array. By a lenient policy, a missing value
    /// and `null` are "", unless the request failed.
    public func fetchString(path: JSONPath? = nil, keys: [any JSONPathPart] = []) throws -> String {
        let path = modelPath(path) + JSONPath(keys.map(\.pathPart))
        return try reading {
            let json = try value(at: path, wanted: "a single value")
            switch json.type {
            case .string: return json.stringValue
            case .number, .bool: return json.text
            case .absent: return ""
            case .null, .array, .object:
                throw json.mismatch(wanted: "a single value").prefixed(by: path)
            }
        }
    }

    /// The status as text: a string as it is, a number with its own digits.
    ///
    /// Begins at `path`, by default the envelope's status, and follows `keys`. Throws ``MapError``
    /// if there is neither an envelope nor a path, and the errors of ``fetchString(path:keys:)``.
    public func fetchStatusCode(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        guard let path = path ?? self.envelope?.status else { throw failing(.noEnvelope) }
        return try fetchString(path: path, keys: keys)
    }

    /// A value as indented JSON text; a string as it is, without quotes.
    ///
    /// Begins at `path`, by default the model path, and follows `keys`. Throws ``MapError`` if
    /// there is no value; by a lenient policy, it is `null` then, unless the request failed.
    public func fetchJSONString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        let path = modelPath(path) + JSONPath(keys.map(\.pathPart))
        return try reading {
            let json = try value(at: path, wanted: "a value", isNullFine: true)
            return json.exists ? json.string ?? json.prettyText : "null"
        }
    }

    /// The value at a path; absent if a missing value is repaired.
    private func value(at path: JSONPath, wanted: String, isNullFine: Bool = false) throws -> JSON {
        let body = try parsed()
        let json = body[path: path]
        guard isNullFine ? !json.exists : json.isMissing else { return json }
        if try failure(in: body, by: self.envelope, .nothing) != nil {
            throw json.mismatch(wanted: wanted).prefixed(by: path)
        }
        guard ReadingRules.current.policy.repairs.contains(.defaulted) else {
            if json.isNull { return json }
            throw MapError.missing(path: path)
        }
        RepairLog.current?.note(.defaulted, at: path, wanted: wanted, found: json)
        return .absent
    }
}

extension ObservableType where Element == Response {
    /// The body of each response as text, or the string at a path in it; as on `Response`.
    public func mapString(at path: JSONPath? = nil) -> Flow<String, Count> {
        mapResponse { try $0.mapString(at: path) }
    }

    /// The JSON of each response at the model path, or at `path`; see the method on `Response`.
    public func toJSON(at path: JSONPath? = nil) -> Flow<JSON, Count> {
        mapResponse { try $0.toJSON(at: path) }
    }

    /// A single value of each response as text; see the method on `Response`.
    public func fetchString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) -> Flow<String, Count> {
        let keys = keys.map(\.pathPart)
        return mapResponse { try $0.fetchString(path: path, keys: keys) }
    }

    /// A value of each response as indented JSON text; see the method on `Response`.
    public func fetchJSONString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) -> Flow<String, Count> {
        let keys = keys.map(\.pathPart)
        return mapResponse { try $0.fetchJSONString(path: path, keys: keys) }
    }
}
