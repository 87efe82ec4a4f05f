import Foundation

extension ModelDecoder {
    /// Makes a value of JSON in UTF-8, UTF-16 or UTF-32; any JSON may be the root.
    ///
    /// Throws `DecodingError`, `dataCorrupted` with a ``JSONError`` in it where the bytes are not
    /// JSON; and what the model itself throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decode(type, from: data, at: .root)
    }

    /// Makes a value of what stands at a path; the rest is checked, but not decoded.
    ///
    /// Where nothing stands there, an optional is nil and everything else throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, at path: JSONPath
    ) throws -> Value {
        try decode(type, from: parsed { () throws(JSONError) in try JSON(parsing: data) }, at: path)
    }

    /// Makes a value of a text, or of what stands at a path in it.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from text: String, at path: JSONPath = .root
    ) throws -> Value {
        try decode(type, from: parsed { () throws(JSONError) in try JSON(parsing: text) }, at: path)
    }

    /// Makes a value of JSON, or of what stands at a path in it, without reading the text again.
    ///
    /// Where nothing stands there, an optional is nil and everything else throws. Coding paths
    /// start at `json`.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from json: JSON, at path: JSONPath = .root
    ) throws -> Value {
        let node = json[path: path]
        guard node.exists || policy.isLenient || type is any OptionalModel.Type else {
            throw DecodingError(missingAt: path, wanted: type)
        }
        let source = try source(of: node.exists ? node : .null)
        do {
            return try DecodingRun(self, source.tape, below: path).decode(type, at: source.index)
        } catch let error where policy.isLenient || policy.isThorough {
            // What is right is read as ever; only what is not is read once more.
            let mender = Mender(policy, isMissing: !node.exists)
            let run = DecodingRun(self, source.tape, below: path, mender: mender)
            let result = Result { try run.decode(type, at: source.index) }
            return try mender.finish(result, after: error)
        }
    }

    /// The place on a tape of a value; what was changed since it was parsed is parsed once more.
    private func source(of json: JSON) throws -> TapeValue {
        if case .taped(let value) = json.node { return value }
        let tape = try parsed { () throws(JSONError) in
            try Tape(PaddedText(copying: json.bytes))
        }
        return TapeValue(tape: tape, index: tape.root)
    }

    private func parsed<Value>(_ parse: () throws(JSONError) -> Value) throws -> Value {
        do throws(JSONError) { return try parse() } catch {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: [], debugDescription: "not JSON: \(error)",
                    underlyingError: error))
        }
    }
}
