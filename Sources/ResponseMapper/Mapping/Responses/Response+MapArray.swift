// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension Response {
    /// Maps the array at the model path, or at `path`, to models of a ``Modelable`` type.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, if there is no array at the path, or
    /// if an element cannot be read; the path of the error contains its index. No policy makes an
    /// array for a failed request that brings none.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .modelable(type))
    }

    /// Maps the array at the model path, or at `path`, to models of a `Decodable` type, decoded by
    /// the request's `.decoder`, or by a plain ``ModelDecoder`` if none is set.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, if there is no array at the path, or
    /// if an element cannot be read; the path of the error contains its index. No policy makes an
    /// array for a failed request that brings none.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .decodable(type, by: modelDecoder))
    }
}
