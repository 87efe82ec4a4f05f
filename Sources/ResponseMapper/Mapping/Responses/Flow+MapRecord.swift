extension ObservableType where Element == Response {
    /// The model of each response, as a protocol that ``Record`` is lent to:
    /// `provider.rx(.me).mapObject(as: \.human)`.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapObject<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(as: lens, at: path, requiring: requirement) }
    }

    /// The models of each response, as a protocol that ``Record`` is lent to.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapArray<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(as: lens, at: path, requiring: requirement) }
    }

    /// How each request went, and its model, as a protocol that ``Record`` is lent to.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapObjResult<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) -> Flow<(Outcome, Model), Count> {
        mapResponse { try $0.mapObjResult(as: lens, at: path, by: envelope) }
    }

    /// How each request went, and its models, as a protocol that ``Record`` is lent to.
    ///
    /// Fails as the method of the same name on `Response` throws.
    public func mapArrayResult<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) -> Flow<(Outcome, [Model]), Count> {
        mapResponse { try $0.mapArrayResult(as: lens, at: path, by: envelope) }
    }
}
