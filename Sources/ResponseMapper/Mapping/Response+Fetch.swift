import Foundation

extension Response {
    /// The body as text, or the string at a path in it.
    ///
    /// Throws ``MapError`` where the body is not UTF-8; with a path, where the body is empty or not
    /// JSON and where no string stands there.
    public func mapString(at path: JSONPath? = nil) throws -> String {
        if let path { return try reading { try parsed().get(path) } }
        guard let text = String(validating: try readableBody(), as: UTF8.self) else {
            throw failing(.notText)
        }
        return text
    }

    /// The whole body as JSON, whatever the envelope says, or what stands at a path in it.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON and where nothing stands at
    /// the path.
    public func mapJSON(at path: JSONPath = .root) throws -> JSON { try toJSON(at: path) }

    /// The JSON at the model path, or at `path`.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON and where nothing stands at
    /// the path.
    public func toJSON(at path: JSONPath? = nil) throws -> JSON {
        let path = modelPath(path)
        let json = try parsed()[path: path]
        guard json.exists else { throw failing(.missing, at: path) }
        return json
    }

    /// A single value as text: a string as it is, a number in its own digits, `true`, `false`.
    ///
    ///     response.fetchString(keys: ["list", 0, "name"])
    ///
    /// Throws ``MapError`` where nothing stands there, or `null`, an object or an array.
    /// - Parameters:
    ///   - path: where to begin, instead of the model path.
    ///   - keys: how to go on from there.
    public func fetchString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        let path = modelPath(path) + JSONPath(keys.map(\.pathPart))
        let json = try toJSON(at: path)
        switch json.type {
        case .string: return json.stringValue
        case .number, .bool: return json.text
        case .absent, .null, .array, .object:
            throw json.mismatch(wanted: "a single value").prefixed(by: path).found(in: self)
        }
    }

    /// The status that the envelope finds, as text: a string as it is, a number in its own digits.
    ///
    /// Throws ``MapError`` where there is neither an envelope nor a path, and as
    /// ``fetchString(path:keys:)`` does.
    /// - Parameters:
    ///   - path: where to begin, instead of the envelope's status.
    ///   - keys: how to go on from there.
    public func fetchStatusCode(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        guard let path = path ?? self.envelope?.status else { throw failing(.noEnvelope) }
        return try fetchString(path: path, keys: keys)
    }

    /// A value as readable JSON text; a string as it is, without quotes.
    ///
    /// Throws ``MapError`` where nothing stands there.
    /// - Parameters:
    ///   - path: where to begin, instead of the model path.
    ///   - keys: how to go on from there.
    public func fetchJSONString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        let json = try toJSON(at: modelPath(path) + JSONPath(keys.map(\.pathPart)))
        return json.string ?? json.prettyText
    }
}
