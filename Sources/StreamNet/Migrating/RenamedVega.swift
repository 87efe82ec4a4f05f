// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Names of Vega that have another form here, so that the compiler says which.

@available(*, unavailable, renamed: "Action")
public typealias ActionModel<Input: Sendable, Output: Sendable> = Action<Input, Output>
@available(
    *, unavailable,
    message: "enum Purge: Verb {}; typealias PURGE<I, O> = ActionDeclaration<Purge, I, O>"
)
open class ActionAnnotation<Input, Output> {}
@available(*, unavailable, renamed: "Attributes")
public typealias ActionProperty = Attributes
@available(
    *, unavailable,
    message: "extension Attributes { static var shouldEncrypt: Key<Bool> { .init(true) } }"
)
public struct ActionCustomProperty<Value> { public init(_ name: String) {} }
@available(*, unavailable, message: "Void in Action<Void, Void>, NoContent of a response")
public struct Empty: Codable, Sendable { public init() {} }
@available(*, unavailable, message: "MapperPlugin(Envelope(…)), or output: .key(\"user\")")
@propertyWrapper
public struct ActionOutputValue<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value, _ key: String = "") { self.wrappedValue = wrappedValue }
    public init(_ key: String = "") where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

@available(*, unavailable, message: "write Provider<AnyTarget>(attributes: .baseURL(url))")
public struct Vega {
    public static func builder() -> Vega { Vega() }
    public func setBaseURL(_ url: String) -> Vega { self }
    public func setHTTPClient(_ client: Any) -> Vega { self }
    public func addInterceptor(_ interceptor: Any) -> Vega { self }
    public func build() {}
}
@available(*, unavailable, message: "write a Backend, for Provider(backend:)")
public typealias HTTPClient = Backend
@available(*, unavailable, message: "write a Plugin, or an Interceptor that sends again")
public typealias DataInterceptor = Interceptor
@available(*, unavailable, message: "write the attributes .encoder(…) and .decoder(…)")
public typealias DataConverter = Plugin
@available(*, unavailable, renamed: "Endpoint")
public typealias RequestData = Endpoint
@available(*, unavailable, renamed: "Response")
public typealias ResponseData = Response
@available(*, unavailable, message: "the errors of requests are NetError")
public typealias VegaError = NetError

/// An attribute without `extend`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ActionExtend {
    public subscript(dynamicMember name: String) -> (Any) -> Attributes { { _ in [] } }
}
/// A property of an action without `extend`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ActionExtended {
    public subscript(dynamicMember name: String) -> Any {
        get { 0 }
        set {}
    }
}

extension Attributes {
    @available(*, unavailable, message: "leave it out: .shouldEncrypt(true)")
    public static var extend: ActionExtend { ActionExtend() }
    @available(*, unavailable, message: "write .baseURL(url), or .host(name)")
    public static func baseUrl(_ url: Any) -> Attributes { [] }
    @available(*, unavailable, renamed: "headers")
    public static func httpHeaders(_ headers: [String: String]) -> Attributes { [] }
    @available(*, unavailable, message: "the attribute of the row is the method: @GET, @POST")
    public static func httpMethod(_ method: HTTPMethod) -> Attributes { [] }
    @available(*, unavailable, message: "write .provider(provider), the provider itself")
    public static func provider(_ name: String) -> Attributes { [] }
    @available(*, unavailable, renamed: "retries(_:)")
    public static func retry(_ count: Int) -> Attributes { [] }
}

extension Provider {
    @available(*, unavailable, message: "write Provider(attributes: .baseURL(url))")
    public func setBaseURL(_ url: String) -> Self { self }
    @available(*, unavailable, message: "write Provider(backend: client)")
    public func setHTTPClient(_ client: Any) -> Self { self }
    @available(*, unavailable, message: "write Provider(plugins: […], interceptors: […])")
    public func addInterceptor(_ interceptor: Any) -> Self { self }
}

extension InputEncoding {
    @available(*, unavailable, message: "leave input: out")
    public static var encodable: Self { .payload { _ in .none } }
    @available(*, unavailable, message: "leave input: out, or write input: .dictionary")
    public static var dict: Self { .payload { _ in .none } }
}

extension OutputDecoding {
    @available(*, unavailable, message: "leave output: out")
    public static var decodable: Self { .unreadable }
    @available(*, unavailable, message: "the output is String, Data, Response or JSON: no output:")
    public static var raw: Self { .unreadable }
    @available(*, unavailable, message: "output: .keys(\"a\", \"b\"), and a tuple without labels")
    public static var tuple: Self { .unreadable }
}

extension Action {
    @available(*, unavailable, message: "leave it out: action.shouldEncrypt")
    public var extend: ActionExtended {
        get { ActionExtended() }
        set {}
    }
    @available(*, unavailable, message: "write action.timeout = .seconds(5)")
    public func updateProperty(_ property: Attributes) {}
    @available(*, unavailable, message: "write action[custom: \"level\"] = 4")
    public func updateProperty(forKey key: String, _ value: Any) {}
    @available(*, unavailable, message: "write action[custom: \"level\", as: Int.self]")
    public func customProperty<Value>(forKey key: String) -> Value? { nil }
    @available(*, unavailable, message: "write action.attributes.remove(_:)")
    public func deleteCustomProperty(forKey key: String) {}
    @available(*, unavailable, message: "write .progress { … } among the attributes of the call")
    public func progress(_ report: (Double, Double) -> Void) -> Self { self }
    @available(*, unavailable, message: "write .callbackScheduler(…), or subscribe(onMain:)")
    public func setQueue(_ queue: DispatchQueue) -> Self { self }
}
