import StreamNet

extension Reading where Output: Decodable {
    /// The model at `path`, regardless of the envelope; fails with the errors of
    /// `response.mapObject`.
    public static func model(at path: JSONPath) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension Reading {
    /// The outcome of the request and the model, as returned by `response.mapObjResult`.
    public static func result<Model: Decodable & Sendable>() -> Reading
    where Output == (Outcome, Model) {
        Reading(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }
}
