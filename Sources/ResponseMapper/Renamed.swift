// Names of MoyaMapper that have another name here, so that the compiler says how.

extension ObservableType where Element == Response {
    /// Is `mapObject(_:at:)`.
    @available(
        *, unavailable, message: "write the path of the model: mapObject(User.self, at: \"user\")"
    )
    public func mapObject<Model: Sendable>(
        _ type: Model.Type, modelKey: String?
    ) -> Flow<Model, Count> { .error(MapError(.noEnvelope)) }

    /// Is `mapArray(_:at:)`.
    @available(
        *, unavailable, message: "write the path of the models: mapArray(User.self, at: \"users\")"
    )
    public func mapArray<Model: Sendable>(
        _ type: Model.Type, modelKey: String?
    ) -> Flow<[Model], Count> { .error(MapError(.noEnvelope)) }

    /// Is `toJSON(at:)`.
    @available(*, unavailable, message: "the whole body is toJSON(at: .root)")
    public func mapJSON(failsOnEmptyData: Bool = true) -> Flow<JSON, Count> {
        .error(MapError(.noEnvelope))
    }

    /// Is `mapObject(Record.self)` and `map(_:)`.
    @available(*, unavailable, message: "mapObject(Record.self), then map(\\.human)")
    public func mapObject<Model: Sendable>(
        as lens: @escaping @Sendable (Record) throws -> Model
    ) -> Flow<Model, Count> { .error(MapError(.noEnvelope)) }
}

extension Response {
    /// Is `mapObject(_:at:)`.
    @available(
        *, unavailable, message: "write the path of the model: mapObject(User.self, at: \"user\")"
    )
    public func mapObject<Model>(_ type: Model.Type, modelKey: String?) throws -> Model {
        throw MapError(.noEnvelope)
    }

    /// Is `mapArray(_:at:)`.
    @available(
        *, unavailable, message: "write the path of the models: mapArray(User.self, at: \"users\")"
    )
    public func mapArray<Model>(_ type: Model.Type, modelKey: String?) throws -> [Model] {
        throw MapError(.noEnvelope)
    }

    /// Is `toJSON(at:)`.
    @available(*, unavailable, message: "the whole body is toJSON(at: .root)")
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> JSON {
        throw MapError(.noEnvelope)
    }
}
