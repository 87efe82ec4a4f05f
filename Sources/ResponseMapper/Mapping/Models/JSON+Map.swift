// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension JSON {
    /// Maps this value, or the one at a path in it, to a ``Modelable`` type.
    ///
    ///     author = try json.map(Author.self, at: "meta>author")
    ///
    /// Throws ``MapError`` if there is no value at the path (an optional model is nil then) or if
    /// the model cannot be read. The path of the error begins at this value.
    /// - Parameter policy: The treatment of values that do not fit; by default, the policy of the
    ///   response that is being mapped.
    public func map<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> Model {
        try reading(policy) { try Reader<Model>.modelable.model(in: self, at: path) }
    }

    /// Maps this value, or the one at a path in it, to a `Decodable` type, by the `.decoder` of the
    /// response that is being mapped, or else by that attribute's default.
    ///
    /// Throws the same errors as for a ``Modelable`` type.
    @_disfavoredOverload
    public func map<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> Model {
        try reading(policy) {
            try Reader<Model>.decodable(ReadingRules.current.decoder).model(in: self, at: path)
        }
    }

    /// Maps the elements of this array, or of the one at a path in it, to a ``Modelable`` type.
    ///
    /// Throws ``MapError`` if there is no array or if an element cannot be read. The path of the
    /// error begins at this value.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> [Model] {
        try reading(policy) { try Reader<Model>.modelable.models(in: self, at: path) }
    }

    /// Maps the elements of this array, or of the one at a path in it, to a `Decodable` type.
    ///
    /// Throws the same errors as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> [Model] {
        try reading(policy) {
            try Reader<Model>.decodable(ReadingRules.current.decoder).models(in: self, at: path)
        }
    }
}

extension JSON {
    private func reading<Value>(
        _ policy: MappingPolicy?, _ read: () throws -> Value
    ) rethrows -> Value {
        guard let policy else { return try read() }
        return try ReadingRules.current.with(policy).callAsFunction(read)
    }
}
