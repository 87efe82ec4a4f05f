extension Response {
    /// Maps the value at the model path, or at `path`, to a protocol that ``Record`` conforms to:
    /// `response.mapObject(as: \.human)`.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, or if there is no object at the path.
    public func mapObject<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model {
        try lens(mapObject(Record.self, at: path, requiring: requirement))
    }

    /// Maps the array at the model path, or at `path`, to models of a protocol that ``Record``
    /// conforms to.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, if there is no array at the path, or
    /// if an element is not an object; the path of the error contains its index.
    public func mapArray<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try mapArray(Record.self, at: path, requiring: requirement).map(lens)
    }

    /// Returns the outcome of the request and the model, as a protocol that ``Record`` conforms to.
    ///
    /// If the outcome is a failure and there is no model, throws `MapError.business` with the
    /// outcome.
    public func mapObjResult<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        let (outcome, record) = try mapObjResult(Record.self, at: path, by: envelope)
        return (outcome, try lens(record))
    }

    /// Returns the outcome of the request and the models, as a protocol that ``Record`` conforms
    /// to.
    ///
    /// If the outcome is a failure and there is no array, the models are `[]`; if it is a success,
    /// a missing array is an error.
    public func mapArrayResult<Model>(
        as lens: (Record) throws -> Model, at path: JSONPath? = nil,
        by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        let (outcome, records) = try mapArrayResult(Record.self, at: path, by: envelope)
        return (outcome, try records.map(lens))
    }
}
