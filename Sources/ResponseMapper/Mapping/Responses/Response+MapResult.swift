import Foundation
import StreamNet

extension Response {
    /// Returns the outcome of the request, by the envelope given or the request's own.
    /// Throws ``MapError`` if the body is empty or not JSON, or if there is no envelope.
    public func mapResult(by envelope: Envelope? = nil) throws -> Outcome {
        try outcome(envelope, in: parsed()).0
    }

    /// Returns the outcome of the request and the model.
    ///
    /// For a failure without a model, or with a value of another kind, a ``Modelable`` is made of
    /// `null`, an optional is nil, and any other type throws `MapError.business`, under every
    /// policy. In a success, a missing model is an error; a lenient policy makes the default one.
    @_semantics("optimize.sil.specialize.generic.never")
    public func mapObjResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, Model) {
        try result(at: path, by: envelope) { json, path in
            try json.model(type, at: path)
        } orOfFailure: { json, path in
            try Reader.model(type).modelOfFailure(in: json, at: path)
        } otherwise: {
            Reader.model(type).modelOfNull()
        }
    }

    /// Returns the outcome and the models: `[]` for a failure without an array, and by a repair.
    @_semantics("optimize.sil.specialize.generic.never")
    public func mapArrayResult<Model: Decodable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) throws -> (Outcome, [Model]) {
        try result(at: path, by: envelope) { json, path in
            try Reader.model(type).models(in: json, at: path)
        } orOfFailure: { json, path in
            try Reader.model(type).modelsOfFailure(in: json, at: path)
        } otherwise: {
            []
        }
    }
}

extension ObservableType where Element == Response {
    /// Maps each response to its outcome, as the method on `Response` does.
    public func mapResult(by envelope: Envelope? = nil) -> Flow<Outcome, Count> {
        mapResponse { try $0.mapResult(by: envelope) }
    }

    /// Maps each response to both, as the method on `Response` does.
    public func mapObjResult<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, Model), Count> {
        mapResponse { try $0.mapObjResult(type, at: path, by: envelope) }
    }

    /// Maps each response to both, as the method on `Response` does.
    public func mapArrayResult<Model: Decodable & Sendable>(
        _ type: Model.Type = Model.self, at path: JSONPath? = nil, by envelope: Envelope? = nil
    ) -> Flow<(Outcome, [Model]), Count> {
        mapResponse { try $0.mapArrayResult(type, at: path, by: envelope) }
    }
}

extension OutputDecoding where Output: Decodable {
    /// The model at `path`, regardless of the envelope; fails as `response.mapObject` does.
    public static func model(at path: JSONPath) -> OutputDecoding {
        OutputDecoding(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension OutputDecoding {
    /// The outcome of the request and the model, as returned by `response.mapObjResult`.
    public static func result<Model: Decodable & Sendable>() -> OutputDecoding
    where Output == (Outcome, Model) {
        OutputDecoding(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }
}
