// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension ObservableType where Element == Response {
    /// Maps each response to its outcome, by the envelope given or the request's own.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapResult(by envelope: Envelope? = nil) -> Flow<Outcome, Count> {
        mapResponse { try $0.mapResult(by: envelope) }
    }

    /// Maps each response to its outcome and its model, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObjResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, Model), Count> {
        mapResponse { try $0.mapObjResult(type, at: path, by: envelope) }
    }

    /// Maps each response to its outcome and its model, as a `Decodable` type decoded by
    /// `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapObjResult<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, Model), Count> {
        mapResponse { try $0.mapObjResult(type, at: path, by: envelope) }
    }

    /// Maps each response to its outcome and its models, as a ``Modelable`` type.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArrayResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, [Model]), Count> {
        mapResponse { try $0.mapArrayResult(type, at: path, by: envelope) }
    }

    /// Maps each response to its outcome and its models, as a `Decodable` type decoded by
    /// `.decoder`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    @_disfavoredOverload
    public func mapArrayResult<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, [Model]), Count> {
        mapResponse { try $0.mapArrayResult(type, at: path, by: envelope) }
    }
}
