// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension JSON {
    /// Maps this value, or the one at a path in it, to a ``Modelable`` type.
    ///
    ///     author = try json.map(Author.self, at: "meta>author")
    ///
    /// Throws ``MapError`` if there is no value at the path (an optional model is nil then) or if
    /// the model cannot be read. The path of the error begins at this value.
    /// - Parameters:
    ///   - policy: The treatment of values that do not fit; by default, the policy of the decoder.
    ///   - decoder: The decoder of `Decodable` models, also of those that this one maps itself; by
    ///     default, that of the response that is being mapped.
    public func map<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> Model {
        try reading(policy, decoder) { try Reader.modelable(type).model(in: self, at: path) }
    }

    /// Maps this value, or the one at a path in it, to a `Decodable` type, by `decoder`, by default
    /// the one of the response that is being mapped, or else a plain ``ModelDecoder``.
    ///
    /// Throws the same errors as for a ``Modelable`` type.
    @_disfavoredOverload
    public func map<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> Model {
        try reading(policy, decoder) {
            try Reader.decodable(type).model(in: self, at: path)
        }
    }

    /// Maps the elements of this array, or of the one at a path in it, to a ``Modelable`` type.
    ///
    /// Throws ``MapError`` if there is no array or if an element cannot be read. The path of the
    /// error begins at this value.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> [Model] {
        try reading(policy, decoder) { try Reader.modelable(type).models(in: self, at: path) }
    }

    /// Maps the elements of this array, or of the one at a path in it, to a `Decodable` type.
    ///
    /// Throws the same errors as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil, by decoder: (any BodyDecoder)? = nil
    ) throws -> [Model] {
        try reading(policy, decoder) {
            try Reader.decodable(type).models(in: self, at: path)
        }
    }
}

extension JSON {
    private func reading<Value>(
        _ policy: MappingPolicy?, _ decoder: (any BodyDecoder)?, _ read: () throws -> Value
    ) rethrows -> Value {
        if policy == nil, decoder == nil { return try read() }
        let rules = decoder.map { ReadingRules($0) } ?? .current
        return try rules.with(policy).callAsFunction(read)
    }
}
