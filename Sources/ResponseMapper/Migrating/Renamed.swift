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

    /// Is `init(parsing:)`.
    @available(*, unavailable, message: "write try JSON(parsing: data)")
    public init(data: Data, options: Any? = nil) throws { self = .null }

    /// Is `init(parsing:)`.
    @available(*, unavailable, message: "write try JSON(parsing: text)")
    public init(parseJSON text: String) { self = .null }

    /// Is `init(parsing:)`.
    @available(*, unavailable, message: "write try JSON(parsing: text)")
    public static func parse(_ text: String) -> JSON { .null }

    /// Is the error that `get(_:)` throws.
    @available(*, unavailable, message: "try json.get(path) throws it, with the path")
    public var error: MapError? { nil }

    /// Is ``dictionary``.
    @available(*, unavailable, message: "write dictionary, of JSON; object is in order")
    public var dictionaryObject: [String: Any]? { nil }

    /// Is ``array``.
    @available(*, unavailable, message: "write array, of JSON")
    public var arrayObject: [Any]? { nil }

    /// Is ``text``.
    @available(*, unavailable, message: "write text, prettyText or data")
    public var rawValue: Any { 0 }

    /// Is ``text``, or ``prettyText``.
    @available(*, unavailable, message: "write text, or prettyText")
    public func rawString(
        _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions
    ) -> String? { nil }

    /// Is ``data``.
    @available(*, unavailable, message: "write data, or Data(prettyText.utf8)")
    public func rawData(options: JSONSerialization.WritingOptions) throws -> Data { data }

    /// Is `doubleValue`, or `integerValue(as:)`.
    @available(*, unavailable, message: "write doubleValue, or integerValue(as: Int64.self)")
    public var numberValue: NSNumber { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: Int16.self)")
    public var int16: Int16? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: Int16.self)")
    public var int16Value: Int16 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: Int32.self)")
    public var int32: Int32? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: Int32.self)")
    public var int32Value: Int32 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: UInt.self)")
    public var uInt: UInt? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: UInt.self)")
    public var uIntValue: UInt { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: UInt8.self)")
    public var uInt8: UInt8? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: UInt8.self)")
    public var uInt8Value: UInt8 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: UInt32.self)")
    public var uInt32: UInt32? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: UInt32.self)")
    public var uInt32Value: UInt32 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: Int8.self)")
    public var int8: Int8? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: Int8.self)")
    public var int8Value: Int8 { 0 }

    /// Is `integer(as:)`.
    @available(*, unavailable, message: "write integer(as: UInt16.self)")
    public var uInt16: UInt16? { nil }

    /// Is `integerValue(as:)`.
    @available(*, unavailable, message: "write integerValue(as: UInt16.self)")
    public var uInt16Value: UInt16 { 0 }

    /// Is `init(any:)`.
    @available(*, unavailable, message: "write try JSON(any: value)")
    public init(_ value: Any) { self = .null }

    /// Is `init(parsing:)`.
    @available(*, unavailable, message: "write try JSON(parsing: data)")
    public init(_ data: Data) { self = .null }

    /// Is `double`, `decimal` or `integer(as:)`.
    @available(*, unavailable, message: "write double, decimal or integer(as: Int64.self)")
    public var number: NSNumber? { nil }
}

extension JSON.Kind {
    /// Is `object`.
    @available(*, unavailable, renamed: "object")
    public static var dictionary: JSON.Kind { .object }
}

/// Is ``JSONPathPart``.
@available(*, unavailable, message: "json[\"a\", 0, \"b\"], or json[path: \"a>0>b\"]")
public typealias JSONSubscriptType = JSONPathPart

/// Is ``MapError``, or ``JSONError``.
@available(*, unavailable, message: "a value that does not fit is a MapError, a text a JSONError")
public typealias SwiftyJSONError = MapError
