// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension Response {
    /// The models in the array at the model path, or at `path`, as a type that reads itself.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where no array stands at the path
    /// and where an element cannot be read; the error tells which.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .modelable)
    }

    /// The models in the array at the model path, or at `path`, as a type that is decoded by
    /// its request's `.decoder`; by a plain ``ModelDecoder`` where none is laid.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where no array stands at the path
    /// and where an element cannot be read; the error tells which.
    @_disfavoredOverload
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .decodable(modelDecoder))
    }
}
