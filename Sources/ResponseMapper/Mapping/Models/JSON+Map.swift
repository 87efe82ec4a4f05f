// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension JSON {
    /// The model here, or at a path from here, as a type that reads itself.
    ///
    ///     author = try json.map(Author.self, at: "meta>author")
    ///
    /// Throws ``MapError`` where nothing stands at the path (an optional model is nil then) and
    /// where the model cannot be read; its path begins here.
    /// - Parameter policy: what becomes of what does not fit, instead of what the response that is
    ///   being mapped says.
    public func map<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> Model {
        try reading(policy) { try Reader<Model>.modelable.model(in: self, at: path) }
    }

    /// The model here, or at a path from here, as a type that is decoded: by the `.decoder` of the
    /// response that is being mapped, without one by the default of that attribute.
    ///
    /// Throws as for a model that reads itself.
    @_disfavoredOverload
    public func map<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> Model {
        try reading(policy) {
            try Reader<Model>.decodable(ReadingRules.current.decoder).model(in: self, at: path)
        }
    }

    /// The models in the array here, or at a path from here, as a type that reads itself.
    ///
    /// Throws ``MapError`` where there is no array and where an element cannot be read; its path
    /// begins here.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        policy: MappingPolicy? = nil
    ) throws -> [Model] {
        try reading(policy) { try Reader<Model>.modelable.models(in: self, at: path) }
    }

    /// The models in the array here, or at a path from here, as a type that is decoded.
    ///
    /// Throws as for models that read themselves.
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
