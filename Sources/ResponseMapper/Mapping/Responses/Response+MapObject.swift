// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension Response {
    /// Maps the value at the model path, or at `path`, to a ``Modelable`` type.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, if there is no value at the path (an
    /// optional model is nil then), or if the model cannot be read; under every policy, if the
    /// request failed and brings no model, also for an optional.
    public func mapObject<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try object(at: path, requirement, .modelable(type))
    }

    /// Maps the value at the model path, or at `path`, to a `Decodable` type, decoded by the
    /// request's `.decoder`, or by a plain ``ModelDecoder`` if none is set.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, if there is no value at the path (an
    /// optional model is nil then), or if the model cannot be read; under every policy, if the
    /// request failed and brings no model, also for an optional.
    @_disfavoredOverload
    public func mapObject<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try object(at: path, requirement, .decodable(type, by: modelDecoder))
    }
}
