import StreamNet

extension Reading where Output: Modelable {
    /// The model at the model path of the envelope, as a type that reads itself.
    ///
    /// Fails as `response.mapObject` does.
    public static var model: Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: nil) }
    }

    /// The model at `path`, whatever the envelope says, as a type that reads itself.
    public static func model(at path: JSONPath) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension Reading where Output: Decodable {
    /// The model at `path`, whatever the envelope says, as a type that is decoded.
    @_disfavoredOverload
    public static func model(at path: JSONPath) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension Reading {
    /// The model as a protocol that ``Record`` is lent to:
    /// `@GET("/me", output: .record(\.human)) var me: Action<Void, any Human>`.
    public static func record(
        _ lens: @escaping @Sendable (Record) throws -> Output, at path: JSONPath? = nil
    ) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(as: lens, at: path) }
    }

    /// The models in an array, as a protocol that ``Record`` is lent to.
    public static func records<Model: Sendable>(
        _ lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil
    ) -> Reading where Output == [Model] {
        Reading(accept: "application/json") { try $0.mapArray(as: lens, at: path) }
    }

    /// How the request went, and the model, as `response.mapObjResult` gives them.
    public static func result<Model: Modelable>() -> Reading where Output == (Outcome, Model) {
        Reading(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }

    /// How the request went, and the model as a type that is decoded.
    @_disfavoredOverload
    public static func result<Model: Decodable & Sendable>() -> Reading
    where Output == (Outcome, Model) {
        Reading(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }
}
