import StreamNet

extension Pages where Element == Response {
    /// Maps each page to its model.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<Model> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each page to its models.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArray<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Pages<[Model]> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }
}
