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
    /// Throws ``MapError`` where nothing stands there, or `null`, an object or an array. By a
    /// lenient policy, nothing and `null` are "".
    /// - Parameters:
    ///   - path: where to begin, instead of the model path.
    ///   - keys: how to go on from there.
    public func fetchString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
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
    /// Throws ``MapError`` where nothing stands there. By a lenient policy, that is `null`.
    /// - Parameters:
    ///   - path: where to begin, instead of the model path.
    ///   - keys: how to go on from there.
    public func fetchJSONString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) throws -> String {
        let path = modelPath(path) + JSONPath(keys.map(\.pathPart))
        return try reading {
            let json = try value(at: path, wanted: "a value", isNullFine: true)
            return json.exists ? json.string ?? json.prettyText : "null"
        }
    }

    /// What stands at a path; absent where that is repaired.
    private func value(
        at path: JSONPath, wanted: String, isNullFine: Bool = false
    ) throws -> JSON {
        let json = try parsed()[path: path]
        guard isNullFine ? !json.exists : json.isMissing else { return json }
        guard ReadingRules.current.policy.repairs.contains(.defaulted) else {
            if json.isNull { return json }
            throw MapError.missing(path: path)
        }
        RepairLog.current?.note(.defaulted, at: path, wanted: wanted, found: json)
        return .absent
    }
}
