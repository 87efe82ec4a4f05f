extension JSON {
    /// Maps this value, or the one at a path in it, to a model.
    ///
    /// A ``Modelable`` reads itself; any other type is decoded. Throws ``MapError``, with a path
    /// from this value, if there is no value (an optional model is nil then) or an unreadable one.
    /// - Parameters:
    ///   - policy: The treatment of values that do not fit; by default, the policy of the decoder.
    ///   - decoder: The decoder of the model, and of those that it maps itself; by default, that of
    ///     the response being mapped, or else a plain ``ModelDecoder``.
    public func map<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> Model {
        try reading(policy, decoder) { try Reader.model(type).model(in: self, at: path) }
    }

    /// Maps the elements of this array, or of the one at a path in it, to models. Throws
    /// ``MapError``, with a path from this value, if there is no array or an unreadable element.
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> [Model] {
        try reading(policy, decoder) { try Reader.model(type).models(in: self, at: path) }
    }

    /// As ``mapArray(_:at:policy:by:)``, without elements that cannot be read; `drop` is called
    /// with the error of each. Errors other than mapping errors are rethrown.
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] { try Reader.model(type).models(in: self, at: path, droppingBad: drop) }

    private func reading<Value>(
        _ policy: MappingPolicy?, _ decoder: (any BodyDecoder)?, _ read: () throws -> Value
    ) rethrows -> Value {
        if policy == nil, decoder == nil { return try read() }
        let rules = decoder.map { ReadingRules($0) } ?? .current
        return try rules.with(policy).callAsFunction(read)
    }

    /// Reads one of several models from this value, or from the one at a path in it, chosen by its
    /// text, number or boolean at `discriminator`, compared as text.
    ///
    /// Throws ``MapError``, with a path from this value, if there is no model and no `other`.
    /// - Parameters:
    ///   - models: Closures that make a model of the JSON, each with the text that selects it.
    ///   - other: Makes the model for any other text, or if there is none; nil to throw.
    public func oneOf<Model>(
        at path: JSONPath = .root, by discriminator: JSONPath,
        _ models: KeyValuePairs<String, (JSON) throws -> Model>,
        else other: ((JSON) throws -> Model)? = nil
    ) throws -> Model {
        try located(at: path, RepairLog.current) {
            let json = self[path: path]
            let node = json[path: discriminator]
            guard other != nil || node.exists || json.type == .object || json.type == .array
            else { throw json.mismatch(wanted: "an object") }
            let text = node.canonicalText
            if let make = models.first(where: { $0.key == text })?.value ?? other {
                return try make(json)
            }
            let names = models.map { "\"\($0.key)\"" }.joined(separator: ", ")
            throw node.mismatch(wanted: "one of \(names)").prefixed(by: discriminator)
        }
    }
}
