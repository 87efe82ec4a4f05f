import StreamNet

// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension Pages where Element == Response {
    /// Maps each page to its model, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObject<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<Model> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each page to its model, as a `Decodable` type decoded by `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<Model> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each page to its models, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<[Model]> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }

    /// Maps each page to its models, as a `Decodable` type decoded by `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapArray<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<[Model]> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }
}
