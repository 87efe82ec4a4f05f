import Foundation

extension ModelDecoder {
    /// Decodes a value from JSON in UTF-8, UTF-16 or UTF-32; any JSON value may be the root.
    /// Throws a `DecodingError`, for bytes that are not JSON `dataCorrupted` with a ``JSONError``
    /// as its underlying error; and any error that the model throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decode(type, from: data, at: .root)
    }

    /// Decodes the value at a path; the rest is validated, but not decoded.
    /// If there is no value at the path, an optional is nil and any other type throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, at path: JSONPath
    ) throws -> Value {
        let json = try parsed { () throws(JSONError) in try JSON(parsing: data) }
        guard path == .root, case .taped(let tape, let index) = json.node
        else { return try decode(type, from: json, at: path) }
        return try decode(type, from: tape, index, at: path)
    }

    /// Decodes a value from a text, or the value at a path in it.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from text: String, at path: JSONPath = .root
    ) throws -> Value {
        try decode(type, from: parsed { () throws(JSONError) in try JSON(parsing: text) }, at: path)
    }

    /// Decodes a value from JSON, or the value at a path in it, without parsing the text again.
    /// If there is none, an optional is nil and any other type throws. Paths start at `json`.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from json: JSON, at path: JSONPath = .root
    ) throws -> Value {
        let node = json[path: path]
        guard node.exists || policy.isLenient || type is any OptionalModel.Type else {
            throw DecodingError.valueNotFound(
                type, .init(.missing(path: path), at: PathKey.keys(of: path)))
        }
        let (tape, index) = try source(of: node.exists ? node : .null)
        return try decode(type, from: tape, index, at: path, isMissing: !node.exists)
    }

    func decode<Value: Decodable>(
        _ type: Value.Type, from tape: Tape, _ index: Int, at path: JSONPath,
        isMissing: Bool = false
    ) throws -> Value {
        let run = DecodingRun(self, tape, below: path)
        do {
            return try run.decode(type, at: index)
        } catch let error where (policy.isLenient || policy.isThorough) && !run.isStopped {
            // JSON that fits is decoded once, strictly; it is decoded again only after a failure.
            let repairer = Repairer(policy, isMissing: isMissing)
            let run = DecodingRun(self, tape, below: path, repairer: repairer)
            return try run.decodeAgain(type, at: index, after: error, by: repairer)
        }
    }

    /// The position of a value on a tape; JSON changed since it was parsed is parsed again.
    private func source(of json: JSON) throws -> (Tape, Int) {
        if case .taped(let tape, let index) = json.node { return (tape, index) }
        let tape = try parsed { () throws(JSONError) in try Tape(PaddedText(copying: json.bytes)) }
        return (tape, tape.root)
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

extension DecodingRun {
    /// Apart, as the type of the result would be looked up for each value, also one that fits.
    @inline(never) fileprivate func decodeAgain<Value: Decodable>(
        _ type: Value.Type, at index: Int, after error: any Error, by repairer: Repairer
    ) throws -> Value {
        let result = Result { try decode(type, at: index) }
        return try repairer.finish(result, after: error)
    }
}
