import Foundation

// Names of MoyaMapper, HandyJSON and ObjectMapper that have another form here, so that the compiler
// says which. In a file that imports theirs, too, theirs are meant: it prefers what is available.

/// Is ``MapperPlugin``.
@available(
    *, unavailable,
    message: "MapperPlugin(Envelope(status: \"code\", success: 0, tip: \"msg\", model: \"data\"))"
)
public struct MoyaMapperPlugin: Plugin {
    /// Has another form here.
    public init(_ keys: Any, transformError: Bool = true) {}
}

/// Is ``Envelope``.
@available(
    *, unavailable,
    message: "Envelope(status: \"code\", success: 0, tip: \"msg\", model: \"data\")"
)
public protocol ModelableParameterType {}

/// Is ``ScalarDefaults``.
@available(*, unavailable, message: "ScalarDefaults, in a lenient MappingPolicy")
public enum MMJSONDefault {
    /// Has another form here.
    public static var bool: Bool {
        get { false }
        set {}
    }
}

/// Is ``ValueCache``.
@available(*, unavailable, message: "a ValueCache, which stores and returns models")
public struct MMCache {
    /// Has another form here.
    public enum CacheKeyType { case base, `default`, custom(String) }
    /// Has another form here.
    public static var shared: MMCache { MMCache() }
    /// Has another form here.
    public func cache(value: Any, key: String) {}
}

extension MapperPlugin {
    /// Is `recoversFailures`.
    @available(*, unavailable, message: "write MapperPlugin(envelope, recoversFailures: true)")
    public init(_ envelope: Envelope, transformError: Bool) { self.init(envelope) }
}

extension ObservableType where Element == Response {
    /// Is `mapResult(by:)`.
    @available(*, unavailable, renamed: "mapResult(by:)")
    public func mapResult(params: Any) -> Flow<Outcome, Count> { .error(MapError(.noEnvelope)) }

    /// Is `mapObjResult(_:at:by:)`.
    @available(*, unavailable, renamed: "mapObjResult(_:at:by:)")
    public func mapObjResult<Model>(
        _ type: Model.Type, params: Any
    ) -> Flow<(Outcome, Model), Count> { .error(MapError(.noEnvelope)) }

    /// Is `mapArrayResult(_:at:by:)`.
    @available(*, unavailable, renamed: "mapArrayResult(_:at:by:)")
    public func mapArrayResult<Model>(
        _ type: Model.Type, params: Any
    ) -> Flow<(Outcome, [Model]), Count> { .error(MapError(.noEnvelope)) }

    /// Is `toJSON(at:)`.
    @available(*, unavailable, renamed: "toJSON(at:)")
    public func toJSON(modelKey: String?) -> Flow<JSON, Count> { .error(MapError(.noEnvelope)) }
}

extension Reactive {
    /// Is `cached(_:)`.
    @available(*, unavailable, message: "write rx.cached(target), or rx(target, .caching(…))")
    public func cacheRequest<T>(
        _ target: T, alwaysFetchCache: Bool = false, cacheType: MMCache.CacheKeyType = .default
    ) -> Single<Response> where Base == Provider<T> { .never() }
}

extension Response {
    /// Is `toJSON(at:)`.
    @available(*, unavailable, renamed: "toJSON(at:)")
    public func toJSON(modelKey: String?) throws -> JSON { throw MapError(.noEnvelope) }
}

extension Mappable {
    /// Is `init(from:)`.
    @available(*, unavailable, message: "write try User(from: text)")
    public static func mapModel(from value: Any) -> Self? { nil }

    /// Is `mapArray(_:at:)` of ``JSON``.
    @available(*, unavailable, message: "write try JSON(parsing: text).mapArray(User.self)")
    public static func mapModels(from value: Any) -> [Self] { [] }

    /// Is `decode(_:from:)` of a ``ModelDecoder``.
    @available(*, unavailable, message: "write try ModelDecoder().decode(User.self, from: data)")
    public static func codeModel(from value: Any) throws -> Self { throw MapError(.noEnvelope) }

    /// Is ``ValueCache``.
    @available(*, unavailable, message: "write a ValueCache, which stores and returns models")
    public func cache(key: String) {}

    /// Is ``ValueCache``.
    @available(*, unavailable, message: "write a ValueCache, which stores and returns models")
    public static func fromCache(key: String) -> Self? { nil }

    /// Is `init(from:)`.
    @available(*, unavailable, message: "write try User(from: text)")
    public init?(JSONString: String) { nil }

    /// Is `init(from:)`.
    @available(*, unavailable, message: "write try JSON(any: dictionary).map(at: .root)")
    public init?(JSON: [String: Any]) { nil }
}

/// Is `Codable` with ``Defaulted``.
@available(*, unavailable, message: "write Codable, Defaulted for declared default values")
public protocol HandyJSON {}

/// Is `Codable` with ``Defaulted``.
@available(*, unavailable, message: "write Codable, Defaulted for declared default values")
public protocol SmartCodable {}

/// Is `Codable` with ``UnknownCase``.
@available(*, unavailable, message: "write Codable, UnknownCase for values without a case")
public protocol HandyJSONEnum {}

/// Is `Codable` with ``UnknownCase``.
@available(*, unavailable, message: "write Codable, UnknownCase for values without a case")
public protocol SmartCaseDefaultable {}

/// Has another form here.
@available(*, unavailable, message: "enum CodingKeys: String, CodingKey { case id = \"cat_id\" }")
public struct HelpingMapper {}

/// Has another form here.
@available(*, unavailable, message: "mapping(_:) of Mappable, or a type that decodes itself")
public struct TransformOf<Object, Value> {
    /// Has another form here.
    public init(fromJSON: (Value?) -> Object?, toJSON: (Object?) -> Value?) {}
}

/// Is ``ModelDecoder``.
@available(*, unavailable, message: "write try ModelDecoder().decode(Cat.self, from: data)")
public struct JSONDeserializer<Model> {
    /// Has another form here.
    public static func deserializeFrom(json: String?, designatedPath: String? = nil) -> Model? {
        nil
    }
}

extension Defaulted {
    /// Is `decode(_:from:at:)` of a ``ModelDecoder``.
    @available(
        *, unavailable,
        message: "write try ModelDecoder().decode(Cat.self, from: data, at: \"a>b\")"
    )
    public static func deserialize(from json: Any?, designatedPath: String? = nil) -> Self? { nil }

    /// Is `JSON(encoding:)`.
    @available(*, unavailable, message: "write try JSON(encoding: cat), or a ModelEncoder")
    public func toJSON() -> [String: Any]? { nil }

    /// Is `JSON(encoding:)`.
    @available(*, unavailable, message: "write try JSON(encoding: cat).text, or .prettyText")
    public func toJSONString(prettyPrint: Bool = false) -> String? { nil }
}

extension Mappable where Self: Encodable {
    /// Is `toJSONString(isPretty:)`.
    @available(*, unavailable, renamed: "toJSONString(isPretty:)")
    public func toJSONString(prettyPrint: Bool) -> String? { nil }
}

/// Is ``Modelable``.
@available(*, unavailable, message: "write Modelable: init(_ json: JSON) throws")
public protocol ImmutableMappable {}

/// Is ``Mappable``.
@available(*, unavailable, renamed: "Mappable")
public typealias BaseMappable = Mappable

/// Is ``Mappable``.
@available(*, unavailable, message: "write json.oneOf(by: \"type\", […])")
public protocol StaticMappable {}

/// Is ``JSON``.
@available(
    *, unavailable,
    message: "init(_ json: JSON) throws { name = try json.get(\"name\") } of Modelable"
)
public struct Map {
    /// Has another form here.
    public subscript(key: String) -> JSON { .absent }

    /// Has another form here.
    public func value<Value>(_ key: String) throws -> Value { throw MapError(.noEnvelope) }
}

extension JSON {
    /// Is `get(_:)`.
    @available(*, unavailable, renamed: "get(_:)")
    public func value<Value>(_ key: String) throws -> Value { throw MapError(.noEnvelope) }
}

/// Is the initializer of a model.
@available(*, unavailable, message: "write try User(from: text), or mapObject(User.self)")
public struct Mapper<Model> {
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public func map(JSONString: String) -> Model? { nil }
    /// Has another form here.
    public func map(JSON: [String: Any]) -> Model? { nil }
    /// Has another form here.
    public func map(JSONObject: Any?) -> Model? { nil }
    /// Has another form here.
    public func mapArray(JSONString: String) -> [Model]? { nil }
    /// Has another form here.
    public func mapArray(JSONArray: [[String: Any]]) -> [Model] { [] }
    /// Has another form here.
    public func mapArray(JSONObject: Any?) -> [Model]? { nil }
}

/// Is `get(_:)` of a date.
@available(*, unavailable, message: "let born: Date = try json.get(\"born\"), ModelDecoder(dates:)")
public struct DateTransform {
    /// Has another form here.
    public init() {}
}

/// Is `get(_:)` of a date.
@available(*, unavailable, message: "let born: Date = try json.get(\"born\")")
public struct ISO8601DateTransform {
    /// Has another form here.
    public init() {}
}

/// Is `get(_:)` of a URL.
@available(*, unavailable, message: "let page: URL = try json.get(\"page\")")
public struct URLTransform {
    /// Has another form here.
    public init() {}
}

extension Modelable {
    /// Is an initializer of the model.
    @available(
        *, unavailable,
        message: "declare init(_ json: JSON) throws, or conform to Mappable, Codable, Defaulted"
    )
    public init(_ json: JSON) throws { throw json.mismatch(wanted: "an initializer") }
}

extension Modelable where Self: Defaulted {
    /// Is to be declared by the model, which would have nothing but its default values.
    @available(*, unavailable, message: "declare mapping(_:), or conform to Mappable to be decoded")
    public mutating func mapping(_ json: JSON) throws {}
}
