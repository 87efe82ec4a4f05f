// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Names of MoyaMapper, and the most usual of HandyJSON and ObjectMapper, that have another form
// here, so that the compiler says which. In a file that imports theirs, too, theirs are meant.

@available(
    *, unavailable,
    message: "MapperPlugin(Envelope(status: \"code\", success: 0, tip: \"msg\", model: \"data\"))"
)
public struct MoyaMapperPlugin: Plugin { public init(_ keys: Any, transformError: Bool = true) {} }
@available(
    *, unavailable,
    message: "Envelope(status: \"code\", success: 0, tip: \"msg\", model: \"data\")"
)
public protocol ModelableParameterType {}
extension MapperPlugin {
    @available(*, unavailable, message: "write MapperPlugin(envelope, recoversFailures: true)")
    public init(_ envelope: Envelope, transformError: Bool) { self.init(envelope) }
}

extension ObservableType where Element == Response {
    @available(*, unavailable, message: "write the path: mapObject(User.self, at: \"user\")")
    public func mapObject<M>(_: M.Type, modelKey: String?) -> Flow<M, Count> { .never() }
    @available(*, unavailable, message: "write the path: mapArray(User.self, at: \"users\")")
    public func mapArray<M>(_: M.Type, modelKey: String?) -> Flow<[M], Count> { .never() }
    @available(*, unavailable, message: "mapObject(Record.self), then map(\\.human)")
    public func mapObject<M>(as lens: (Record) throws -> M) -> Flow<M, Count> { .never() }
    @available(*, unavailable, renamed: "mapResult(by:)")
    public func mapResult(params: Any) -> Flow<Outcome, Count> { .never() }
    @available(*, unavailable, renamed: "mapObjResult(_:at:by:)")
    public func mapObjResult<M>(_: M.Type, params: Any) -> Flow<(Outcome, M), Count> { .never() }
    @available(*, unavailable, renamed: "mapArrayResult(_:at:by:)")
    public func mapArrayResult<M>(
        _: M.Type, params: Any
    ) -> Flow<(Outcome, [M]), Count> { .never() }
    @available(*, unavailable, renamed: "toJSON(at:)")
    public func toJSON(modelKey: String?) -> Flow<JSON, Count> { .never() }
    @available(*, unavailable, message: "the whole body is toJSON(at: .root)")
    public func mapJSON(failsOnEmptyData: Bool = true) -> Flow<JSON, Count> { .never() }
}

extension Response {
    @available(*, unavailable, message: "write the path: mapObject(User.self, at: \"user\")")
    public func mapObject<M>(_: M.Type, modelKey: String?) throws -> M { throw unmapped }
    @available(*, unavailable, message: "write the path: mapArray(User.self, at: \"users\")")
    public func mapArray<M>(_: M.Type, modelKey: String?) throws -> [M] { [] }
    @available(*, unavailable, renamed: "toJSON(at:)")
    public func toJSON(modelKey: String?) throws -> JSON { .null }
    @available(*, unavailable, message: "the whole body is toJSON(at: .root)")
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> JSON { .null }
}
private let unmapped = MapError(.noEnvelope)

extension Reactive {
    @available(*, unavailable, message: "write rx.cached(target), or rx(target, .caching(…))")
    public func cacheRequest<T>(
        _ target: T, alwaysFetchCache: Bool = false, cacheType: MMCache.CacheKeyType = .default
    ) -> Single<Response> where Base == Provider<T> { .never() }
}
@available(*, unavailable, message: "write a ValueCache, which stores and returns models")
public struct MMCache {
    public enum CacheKeyType { case base, `default`, custom(String) }
    public static var shared: MMCache { MMCache() }
    public func cache(value: Any, key: String) {}
}
@available(*, unavailable, message: "ScalarDefaults, in a lenient MappingPolicy")
public enum MMJSONDefault {
    public static var bool: Bool {
        get { false }
        set {}
    }
}

extension Mappable {
    @available(*, unavailable, message: "write try User(from: text)")
    public static func mapModel(from value: Any) -> Self? { nil }
    @available(*, unavailable, message: "write try JSON(parsing: text).mapArray(User.self)")
    public static func mapModels(from value: Any) -> [Self] { [] }
    @available(*, unavailable, message: "write try ModelDecoder().decode(User.self, from: data)")
    public static func codeModel(from value: Any) throws -> Self { throw unmapped }
}
@available(*, unavailable, message: "write a ValueCache, which stores and returns models")
extension Mappable {
    public func cache(key: String) {}
    public static func fromCache(key: String) -> Self? { nil }
}

extension Modelable {
    @available(
        *, unavailable,
        message: "declare init(_ json: JSON) throws, or conform to Mappable, Codable, Defaulted"
    )
    public init(_ json: JSON) throws { throw unmapped }
}
// Such a model would have nothing but its default values.
extension Modelable where Self: Defaulted {
    @available(*, unavailable, message: "declare mapping(_:), or conform to Mappable to be decoded")
    public mutating func mapping(_ json: JSON) throws {}
}

@available(*, unavailable, message: "write Codable, Defaulted for declared default values")
public protocol HandyJSON {}
@available(*, unavailable, message: "write Codable, UnknownCase for values without a case")
public protocol HandyJSONEnum {}
extension Defaulted {
    @available(*, unavailable, message: "write try ModelDecoder().decode(Cat.self, from: data)")
    public static func deserialize(from json: Any?, designatedPath: String? = nil) -> Self? { nil }
}

@available(*, unavailable, message: "write Modelable: init(_ json: JSON) throws")
public protocol ImmutableMappable {}
@available(*, unavailable, message: "init(_ json: JSON) throws { name = try json.get(\"name\") }")
public struct Map {
    public subscript(key: String) -> JSON { .absent }
    public func value<Value>(_ key: String) throws -> Value { throw unmapped }
}
@available(*, unavailable, message: "write try User(from: text), or mapObject(User.self)")
public struct Mapper<Model> {
    public init() {}
    public func map(JSONString: String) -> Model? { nil }
    public func map(JSONObject: Any?) -> Model? { nil }
    public func mapArray(JSONString: String) -> [Model]? { nil }
}

extension ObservableType where Element == Response {
    @available(*, unavailable, message: "write mapObject(User.self, at: \"user\")")
    public func mapObject<M>(_: M.Type, atKeyPath: String) -> Flow<M, Count> { .never() }
    @available(*, unavailable, message: "write mapArray(User.self, at: \"users\")")
    public func mapArray<M>(_: M.Type, atKeyPath: String) -> Flow<[M], Count> { .never() }
    @available(*, unavailable, message: "write mapObject(User.self, at: \"user\")")
    public func mapObject<M>(_: M.Type, path: String) -> Flow<M, Count> { .never() }
    @available(*, unavailable, message: "write mapArray(User.self, at: \"users\")")
    public func mapArray<M>(_: M.Type, path: String) -> Flow<[M], Count> { .never() }
}
