extension Response {
    /// The model at the model path, or at `path`, as a protocol that ``Record`` is lent to:
    /// `response.mapObject(as: \.human)`.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, and where no object stands at the
    /// path.
    public func mapObject<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try lens(mapObject(Record.self, at: path, requiring: requirement))
    }

    /// The models in the array at the model path, or at `path`, as a protocol that ``Record`` is
    /// lent to.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON, where no array stands at the path
    /// and where an element is no object; the error tells which.
    public func mapArray<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try mapArray(Record.self, at: path, requiring: requirement).map(lens)
    }

    /// How the request went, and the model, as a protocol that ``Record`` is lent to.
    ///
    /// When the outcome is a failure and there is no model, `MapError.business` is thrown, with
    /// the outcome in it.
    public func mapObjResult<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        let (outcome, record) = try mapObjResult(Record.self, at: path, by: envelope)
        return (outcome, try lens(record))
    }

    /// How the request went, and the models, as a protocol that ``Record`` is lent to.
    ///
    /// When the outcome is a failure and there is no array, the models are `[]`; when it is a
    /// success, a missing array is an error.
    public func mapArrayResult<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        let (outcome, records) = try mapArrayResult(Record.self, at: path, by: envelope)
        return (outcome, try records.map(lens))
    }
}
