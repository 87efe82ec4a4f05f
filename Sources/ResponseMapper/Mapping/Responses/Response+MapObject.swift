// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension Response {
    /// The model at the model path, or at `path`, as a type that reads itself.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where nothing stands at the path
    /// (an optional model is nil then) and where the model cannot be read.
    public func mapObject<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try object(at: path, requirement, .modelable)
    }

    /// The model at the model path, or at `path`, as a type that is decoded by
    /// its request's `.decoder`; by a plain ``ModelDecoder`` where none is laid.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where nothing stands at the path
    /// (an optional model is nil then) and where the model cannot be read.
    @_disfavoredOverload
    public func mapObject<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try object(at: path, requirement, .decodable(modelDecoder))
    }
}
