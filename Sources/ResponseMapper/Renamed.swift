import Foundation

// Names of MoyaMapper and SwiftyJSON that have another name here, so that the compiler says how.

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

extension JSON {
    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: Int64.self)")
    public var int64: Int64? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: Int64.self)")
    public var int64Value: Int64 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: UInt64.self)")
    public var uInt64: UInt64? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: UInt64.self)")
    public var uInt64Value: UInt64 { 0 }

    /// Is `get(_:as:)`, which reads a `Float`, too.
    @available(*, unavailable, message: "write double, or try get(\"key\", as: Float.self)")
    public var float: Float? { nil }

    /// Is `doubleValue`.
    @available(*, unavailable, message: "write Float(doubleValue)")
    public var floatValue: Float { 0 }

    /// Is ``text``, or ``prettyText``.
    @available(*, unavailable, message: "write text, or prettyText; of a string, string")
    public func rawString() -> String? { nil }

    /// Is ``data``.
    @available(*, unavailable, message: "write data")
    public func rawData() throws -> Data { data }

    /// Is `double`, `decimal` or `integer(as:)`.
    @available(*, unavailable, message: "write double, decimal or integer(as: Int64.self)")
    public var number: NSNumber? { nil }
}
