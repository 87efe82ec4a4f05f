// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension ObservableType where Element == Response {
    /// Maps each response to its model, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObject<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each response to its model, as a `Decodable` type decoded by `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each response to its models, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }

    /// Maps each response to its models, as a `Decodable` type decoded by `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapArray<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }
}
