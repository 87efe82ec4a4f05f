import Foundation

extension Response {
    /// The body as text.
    ///
    /// Throws ``MapError`` where the body is not UTF-8.
    public func mapString() throws -> String {
        guard let text = String(validating: try readableBody(), as: UTF8.self) else {
            throw failing(.notText)
        }
        return text
    }

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
