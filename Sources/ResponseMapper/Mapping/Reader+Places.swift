extension Reader {
    /// The model at a path of `json`; the path of an error begins at the root of `json`.
    func model(in json: JSON, at path: JSONPath) throws -> Model {
        let node = json[path: path]
        guard node.exists || isOptional else { throw MapError.missing(path: path) }
        return try located(at: path) { try read(node) }
    }

    /// The models in the array at a path of `json`; the first that cannot be read throws.
    func models(in json: JSON, at path: JSONPath) throws -> [Model] {
        try located(at: path) {
            let node = json[path: path]
            if let readAll, node.type == .array { return try readAll(node) }
            return try elements(of: node).enumerated().map { index, element in
                try located(at: [.index(index)]) { try read(element) }
            }
        }
    }

    /// The models in the array at a path of `json` that can be read; `drop` is told of the others.
    func models(
        in json: JSON, at path: JSONPath, droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try located(at: path) { try elements(of: json[path: path]) }.enumerated()
            .compactMap { index, element in
                do {
                    return try located(at: path.appending(.index(index))) { try read(element) }
                } catch let error as MapError {
                    drop(error)
                    return nil
                }
            }
    }

    private func elements(of node: JSON) throws -> [JSON] {
        guard let elements = node.array else { throw node.mismatch(wanted: "an array") }
        return elements
    }

    /// Says where a mapping error happened; other errors stay as they are.
    private func located<Value>(
        at path: JSONPath, _ map: () throws -> Value
    ) throws -> Value {
        do {
            return try map()
        } catch let error as MapError {
            throw error.prefixed(by: path)
        }
    }
}

/// What may be nil; JSON has a nil literal and may not.
protocol OptionalModel {}

extension Optional: OptionalModel {}
