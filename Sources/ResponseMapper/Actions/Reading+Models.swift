import StreamNet

extension Reading where Output: Modelable {
    /// The model at the model path of the envelope, as a ``Modelable`` type.
    ///
    /// Fails with the errors of `response.mapObject`.
    public static var model: Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: nil) }
    }

    /// The model at `path`, regardless of the envelope, as a ``Modelable`` type.
    public static func model(at path: JSONPath) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension Reading where Output: Decodable {
    /// The model at `path`, regardless of the envelope, as a `Decodable` type.
    @_disfavoredOverload
    public static func model(at path: JSONPath) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(Output.self, at: path) }
    }
}

extension Reading {
    /// The model as a protocol that ``Record`` conforms to:
    /// `@GET("/me", output: .record(\.human)) var me: Action<Void, any Human>`.
    public static func record(
        _ lens: @escaping @Sendable (Record) throws -> Output, at path: JSONPath? = nil
    ) -> Reading {
        Reading(accept: "application/json") { try $0.mapObject(as: lens, at: path) }
    }

    /// The models in an array, as a protocol that ``Record`` conforms to.
    public static func records<Model: Sendable>(
        _ lens: @escaping @Sendable (Record) throws -> Model, at path: JSONPath? = nil
    ) -> Reading where Output == [Model] {
        Reading(accept: "application/json") { try $0.mapArray(as: lens, at: path) }
    }

    /// The outcome of the request and the model, as returned by `response.mapObjResult`.
    public static func result<Model: Modelable>() -> Reading where Output == (Outcome, Model) {
        Reading(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }

    /// The outcome of the request and the model, as a `Decodable` type.
    @_disfavoredOverload
    public static func result<Model: Decodable & Sendable>() -> Reading
    where Output == (Outcome, Model) {
        Reading(accept: "application/json") { try $0.mapObjResult(Model.self) }
    }
}
