extension Response {
    /// Maps the value at the model path, or at `path`, to a model.
    ///
    /// A ``Modelable`` reads itself; any other type is decoded by the request's `.decoder`, else by
    /// a plain ``ModelDecoder``. Throws ``MapError`` if the body is empty or not JSON, if there is
    /// no value at the path (an optional model is nil then), or the model cannot be read. It does
    /// so under every policy if the request failed and brings no model, also for an optional.
    public func mapObject<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> Model { try object(type, at: path, requirement) }

    /// Maps the array at the model path, or at `path`, to models. Throws ``MapError`` if the body
    /// is empty or not JSON, if there is no array, or if an element cannot be read; its index is in
    /// the path. No policy makes an array for a failed request that brings none.
    @_semantics("optimize.sil.specialize.generic.never")
    public func mapArray<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) throws -> [Model] {
        try reading {
            let (json, reader, envelope) = (try parsed(), Reader.model(type), self.envelope)
            let place = path ?? envelope?.model ?? .root
            guard let failure = try failure(in: json, by: envelope, requirement)
            else { return try reader.models(in: json, at: place) }
            let models = try model(failure, at: path, requirement) {
                try reader.modelsOfFailure(in: json, at: place)
            }
            if let models { return models }
            throw json[path: place].mismatch(wanted: "an array").prefixed(by: place)
        }
    }
}

extension ObservableType where Element == Response {
    /// Maps each response to its model, as the method on `Response` does.
    public func mapObject<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<Model, Count> {
        mapResponse { try $0.mapObject(type, at: path, requiring: requirement) }
    }

    /// Maps each response to its models, as the method on `Response` does.
    public func mapArray<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil,
        requiring requirement: Requirement? = nil
    ) -> Flow<[Model], Count> {
        mapResponse { try $0.mapArray(type, at: path, requiring: requirement) }
    }
}
