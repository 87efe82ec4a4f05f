extension ObservableType where Element == Response {
    /// Maps each response to its model, as a protocol that ``Record`` conforms to:
    /// `provider.rx(.me).mapObject(as: \.human)`.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObject<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(as: lens, at: path, requiring: requirement) }
    }

    /// Maps each response to its models, as a protocol that ``Record`` conforms to.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArray<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(as: lens, at: path, requiring: requirement) }
    }

    /// Maps each response to its outcome and its model, as a protocol that ``Record`` conforms to.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapObjResult<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) -> Flow<(Outcome, Model), Count> {
        mapResponse { try $0.mapObjResult(as: lens, at: path, by: envelope) }
    }

    /// Maps each response to its outcome and its models, as a protocol that ``Record`` conforms to.
    ///
    /// Fails with the errors of the method of the same name on `Response`.
    public func mapArrayResult<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) -> Flow<(Outcome, [Model]), Count> {
        mapResponse { try $0.mapArrayResult(as: lens, at: path, by: envelope) }
    }
}
