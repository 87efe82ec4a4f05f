// The models of failed requests. Nothing else decides if a value is one.

extension Reader {
    var type: Any.Type { unwrapped(Model.self) }

    /// Reads the model that a failed request brings at a path of `json`; nil if the value is
    /// missing, `null`, or of another kind than the model. Such a value is not repaired, as servers
    /// send `""`, `{}`, `[]`, `0` and `false` for no model. A model is read as in a success.
    func modelOfFailure(in json: JSON, at path: JSONPath) throws -> Model? {
        let node = json[path: path]
        guard !isPlaceholder(node) else { return nil }
        do {
            return try located(at: path, RepairLog.current) { try readStrictly(node) }
        } catch {
            if isOfAnotherKind(node, at: path, error as? MapError) { return nil }
            return try model(in: json, at: path)
        }
    }

    /// True if a value that could not be read is empty or a scalar, if the error concerns the value
    /// itself, and if a member was looked for in an array.
    private func isOfAnotherKind(_ node: JSON, at path: JSONPath, _ error: MapError?) -> Bool {
        guard node.count > 0 else { return true }
        guard let parts = error?.path.parts, parts.starts(with: path.parts) else { return false }
        guard parts.count > path.parts.count else { return true }
        if case .key = parts[path.parts.count] { return node.type == .array }
        return false
    }

    /// Reads the models that a failed request brings at a path of `json`; nil if there is no array.
    func modelsOfFailure(in json: JSON, at path: JSONPath) throws -> [Model]? {
        json[path: path].type == .array ? try models(in: json, at: path) : nil
    }

    /// The model that `null` makes without repairs, beside a failed outcome; nil if it makes none.
    func modelOfNull() -> Model? {
        guard readsNull else { return nil }
        return try? RepairLog.$current.withValue(nil) { try readStrictly(.null) }
    }

    /// True if a value stands for no model, although one could be read from it: an empty object,
    /// and any value but an object for a ``Modelable`` that reads all values, as it reads `null`.
    private func isPlaceholder(_ node: JSON) -> Bool {
        if node.isMissing { return true }
        if type == JSON.self { return false }
        if node.type == .object { return node.count == 0 && !(type is any StringKeyed.Type) }
        guard let type = type as? any Modelable.Type else { return false }
        return (try? ReadingRules.strict { try type.init(.null) }) != nil
    }
}
