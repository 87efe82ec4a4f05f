extension JSON {
    /// Maps this value, or the one at a path in it, to a model.
    ///
    ///     author = try json.map(Author.self, at: "meta>author")
    ///
    /// A ``Modelable`` reads itself; any other type is decoded. Throws ``MapError`` if there is no
    /// value at the path (an optional model is nil then) or if the model cannot be read. The path
    /// of the error begins at this value.
    /// - Parameters:
    ///   - policy: The treatment of values that do not fit; by default, the policy of the decoder.
    ///   - decoder: The decoder of the model, and of those that it maps itself; by default, that of
    ///     the response that is being mapped, or else a plain ``ModelDecoder``.
    public func map<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> Model {
        try reading(policy, decoder) { try Reader.model(type).model(in: self, at: path) }
    }

    /// Maps the elements of this array, or of the one at a path in it, to models.
    ///
    /// Throws ``MapError`` if there is no array or if an element cannot be read. The path of the
    /// error begins at this value.
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> [Model] {
        try reading(policy, decoder) { try Reader.model(type).models(in: self, at: path) }
    }

    /// Maps the elements of this array, or of the one at a path in it, to models, and leaves out
    /// those that cannot be read; `drop` is called with the error of each.
    ///
    ///     items = try json.mapArray(Item.self, at: "items") { log("\($0)") }
    ///
    /// Throws ``MapError`` if there is no array, and rethrows errors other than mapping errors.
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try Reader.model(type).models(in: self, at: path, droppingBad: drop)
    }

    private func reading<Value>(
        _ policy: MappingPolicy?, _ decoder: (any BodyDecoder)?, _ read: () throws -> Value
    ) rethrows -> Value {
        if policy == nil, decoder == nil { return try read() }
        let rules = decoder.map { ReadingRules($0) } ?? .current
        return try rules.with(policy).callAsFunction(read)
    }
}
