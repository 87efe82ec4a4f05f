// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension JSON {
    /// The models that can be read, of the array here, or at a path from here, as a type that
    /// reads itself; `drop` is told of each of the others.
    ///
    ///     items = try json.mapArray(Item.self, at: "items") { log("\($0)") }
    ///
    /// Throws ``MapError`` where there is no array, and what is no mapping error.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try Reader<Model>.modelable.models(in: self, at: path, droppingBad: drop)
    }

    /// The models that can be read, as a type that is decoded; `drop` is told of each of the
    /// others.
    ///
    /// Throws as for models that read themselves.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try Reader<Model>.decodable(ReadingRules.current.decoder)
            .models(in: self, at: path, droppingBad: drop)
    }
}
