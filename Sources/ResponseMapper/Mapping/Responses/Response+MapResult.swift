// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension Response {
    /// Returns the outcome of the request, by the envelope given or the request's own.
    ///
    /// Throws ``MapError`` if the body is empty or not JSON, or if there is no envelope.
    public func mapResult(by envelope: Envelope? = nil) throws -> Outcome {
        try outcome(envelope, in: parsed()).0
    }

    /// Returns the outcome of the request and the model, as a ``Modelable`` type.
    ///
    /// If the outcome is a failure and there is no model, or a value of another kind, a
    /// ``Modelable`` is made of `null`, an optional is nil, and any other type throws
    /// `MapError.business` with the outcome, under every policy. If it is a success, a missing
    /// model is an error; a lenient policy makes the default one.
    public func mapObjResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        try objectResult(at: path, envelope, .modelable(type))
    }

    /// Returns the outcome of the request and the model, as a `Decodable` type decoded by
    /// `.decoder`.
    ///
    /// Otherwise the same as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapObjResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        try objectResult(at: path, envelope, .decodable(type, by: modelDecoder))
    }

    /// Returns the outcome of the request and the models, as a ``Modelable`` type.
    ///
    /// If the outcome is a failure and there is no array, the models are `[]`; if it is a success,
    /// a missing array is an error, and `[]` by a lenient policy.
    public func mapArrayResult<Model: Modelable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        try arrayResult(at: path, envelope, .modelable(type))
    }

    /// Returns the outcome of the request and the models, as a `Decodable` type decoded by
    /// `.decoder`.
    ///
    /// Otherwise the same as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapArrayResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        try arrayResult(at: path, envelope, .decodable(type, by: modelDecoder))
    }
}
