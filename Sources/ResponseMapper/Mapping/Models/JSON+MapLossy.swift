// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension JSON {
    /// Maps the elements of this array, or of the one at a path in it, to a ``Modelable`` type, and
    /// leaves out those that cannot be read; `drop` is called with the error of each.
    ///
    ///     items = try json.mapArray(Item.self, at: "items") { log("\($0)") }
    ///
    /// Throws ``MapError`` if there is no array, and rethrows errors other than mapping errors.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try Reader.modelable(type).models(in: self, at: path, droppingBad: drop)
    }

    /// Maps the elements of an array to a `Decodable` type, and leaves out those that cannot be
    /// read; `drop` is called with the error of each.
    ///
    /// Throws the same errors as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath = .root,
        droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        try Reader.decodable(type).models(in: self, at: path, droppingBad: drop)
    }
}
