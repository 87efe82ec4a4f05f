// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension ObservableType where Element == Response {
    /// The model of each response, as a type that reads itself.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapObject<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// The model of each response, as a type that is decoded, by `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// The models of each response, as a type that reads itself.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapArray<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }

    /// The models of each response, as a type that is decoded, by `.decoder`.
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
