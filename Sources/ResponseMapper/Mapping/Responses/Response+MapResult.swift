// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension Response {
    /// How the request went, as the envelope tells it: the one given or the request's own.
    ///
    /// Throws ``MapError`` where the body is empty or not JSON and where there is no envelope.
    public func mapResult(by envelope: Envelope? = nil) throws -> Outcome {
        try outcome(envelope, in: parsed()).0
    }

    /// How the request went, and the model, as a type that reads itself.
    ///
    /// When the outcome is a failure and there is no model, a `Modelable` is made of `null`, an
    /// optional is nil, and anything else throws `MapError.business`, with the outcome in it. When
    /// it is a success, a missing model is an error.
    public func mapObjResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        try objectResult(at: path, envelope, .modelable)
    }

    /// How the request went, and the model, as a type that is decoded, by
    /// `.decoder`.
    ///
    /// As for a model that reads itself.
    @_disfavoredOverload
    public func mapObjResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        try objectResult(at: path, envelope, .decodable(modelDecoder))
    }

    /// How the request went, and the models, as a type that reads itself.
    ///
    /// When the outcome is a failure and there is no array, the models are `[]`; when it is a
    /// success, a missing array is an error.
    public func mapArrayResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        try arrayResult(at: path, envelope, .modelable)
    }

    /// How the request went, and the models, as a type that is decoded, by
    /// `.decoder`.
    ///
    /// As for models that read themselves.
    @_disfavoredOverload
    public func mapArrayResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        try arrayResult(at: path, envelope, .decodable(modelDecoder))
    }
}
