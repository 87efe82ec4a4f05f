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
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .decodable(modelDecoder))
    }

    /// The models in the array at the model path, or at `path`, as a type that is both and
    /// reads itself.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where no array stands at the path
    /// and where an element cannot be read; the error tells which.
    public func mapArray<Model: Modelable & Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try array(at: path, requirement, .modelable)
    }
}
