import Foundation

// Names of Vega that have another form here, so that the compiler says which.

/// Is ``Action``.
@available(*, unavailable, renamed: "Action")
public typealias ActionModel<Input: Sendable, Output: Sendable> = Action<Input, Output>

/// Is ``Verb`` and a typealias.
@available(
    *, unavailable,
    message: "enum Purge: Verb {}, and typealias PURGE<In, Out> = Declared<Purge, In, Out>"
)
open class ActionAnnotation<Input, Output> {}

/// Is ``Attributes``.
@available(*, unavailable, renamed: "Attributes")
public typealias ActionProperty = Attributes

/// Is a key of ``Attributes``.
@available(
    *, unavailable,
    message: "extension Attributes { static var shouldEncrypt: Key<Bool> { .init(true) } }"
)
public struct ActionCustomProperty<Value> {
    /// Has another form here.
    public init(_ name: String) {}
}

/// Is ``Provider``.
@available(*, unavailable, message: "write Provider<AnyTarget>(attributes: .baseURL(url))")
public struct Vega {
    /// Has another form here.
    public static func builder() -> Vega { Vega() }
    /// Has another form here.
    public func setBaseURL(_ url: String) -> Vega { self }
    /// Has another form here.
    public func setHTTPClient(_ client: Any) -> Vega { self }
    /// Has another form here.
    public func addInterceptor(_ interceptor: Any) -> Vega { self }
    /// Has another form here.
    public func build() {}
}

/// Is ``Plugin``, or ``Interceptor``.
@available(*, unavailable, message: "write a Plugin, or an Interceptor that sends again")
public typealias DataInterceptor = Interceptor

/// Is ``Attributes/encoder`` and ``Attributes/decoder``.
@available(*, unavailable, message: "write the attributes .encoder(…) and .decoder(…)")
public typealias DataConverter = Plugin

/// Is ``Endpoint``.
@available(*, unavailable, renamed: "Endpoint")
public typealias RequestData = Endpoint

/// Is ``Response``.
@available(*, unavailable, renamed: "Response")
public typealias ResponseData = Response

/// Is ``NetError``.
@available(*, unavailable, message: "the errors of requests are NetError")
public typealias VegaError = NetError

/// Is `Void` of an action, or ``NoContent``.
@available(
    *, unavailable,
    message: "Void in Action<Void, Void>, NoContent of a response, .empty() of a stream"
)
public struct Empty: Codable, Sendable {
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public init(completeImmediately: Bool) {}
}

/// Is an attribute with an envelope of `ResponseMapper`.
@available(
    *, unavailable,
    message: "MapperPlugin(Envelope(…)) of ResponseMapper, or output: .key(\"user\")"
)
@propertyWrapper
public struct ActionOutputValue<Value> {
    /// Has another form here.
    public var wrappedValue: Value

    /// Has another form here.
    public init(wrappedValue: Value, _ key: String = "") { self.wrappedValue = wrappedValue }

    /// Has another form here.
    public init(_ key: String = "") where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

/// Is an attribute without `extend`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ActionExtend {
    /// Is the attribute itself.
    public subscript(dynamicMember name: String) -> (Any) -> Attributes { { _ in [] } }
}

/// Is a property of an action without `extend`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ActionExtended {
    /// Is the property itself.
    public subscript(dynamicMember name: String) -> Any {
        get { 0 }
        set {}
    }
}

extension Provider {
    /// Is an argument of the initializer.
    @available(*, unavailable, message: "write Provider(backend: client)")
    public func setHTTPClient(_ client: Any) -> Self { self }

    /// Is an argument of the initializer.
    @available(*, unavailable, message: "write Provider(plugins: […], interceptors: […])")
    public func addInterceptor(_ interceptor: Any) -> Self { self }
}

extension Attributes {
    /// Is not needed.
    @available(*, unavailable, message: "leave it out: .shouldEncrypt(true)")
    public static var extend: ActionExtend { ActionExtend() }

    /// Is ``baseURL``.
    @available(*, unavailable, message: "write .baseURL(url), or .host(name)")
    public static func baseUrl(_ url: Any) -> Attributes { [] }

    /// Is ``headers``.
    @available(*, unavailable, renamed: "headers")
    public static func httpHeaders(_ headers: [String: String]) -> Attributes { [] }

    /// Is the verb.
    @available(*, unavailable, message: "the verb is the method: @GET, or .method(_:) of a call")
    public static func httpMethod(_ method: HTTPMethod) -> Attributes { [] }

    /// Takes a provider.
    @available(*, unavailable, message: "write .provider(provider), the provider itself")
    public static func provider(_ name: String) -> Attributes { [] }

    /// Is ``retries``.
    @available(*, unavailable, renamed: "retries(_:)")
    public static func retry(_ count: Int) -> Attributes { [] }
}

extension InputEncoding {
    /// Is the default.
    @available(*, unavailable, message: "leave input: out")
    public static var encodable: Self { .payload { _ in .none } }

    /// Is not needed, or `dictionary`.
    @available(*, unavailable, message: "leave input: out, or write input: .dictionary")
    public static var dict: Self { .payload { _ in .none } }
}

extension OutputDecoding {
    /// Is the default.
    @available(*, unavailable, message: "leave output: out")
    public static var decodable: Self { .unreadable }

    /// Is an output that is not decoded.
    @available(*, unavailable, message: "the output is String, Data, Response or JSON: no output:")
    public static var raw: Self { .unreadable }

    /// Is `keys`.
    @available(
        *, unavailable, message: "write output: .keys(\"a\", \"b\"), and a tuple without labels"
    )
    public static var tuple: Self { .unreadable }
}

extension Action {
    /// Is not needed.
    @available(*, unavailable, message: "leave it out: action.shouldEncrypt")
    public var extend: ActionExtended {
        get { ActionExtended() }
        set {}
    }

    /// Is a property of the action.
    @available(*, unavailable, message: "write action.timeout = .seconds(5)")
    public func updateProperty(_ property: Attributes) {}

    /// Is the subscript `custom`.
    @available(*, unavailable, message: "write action[custom: \"level\"] = 4")
    public func updateProperty(forKey key: String, _ value: Any) {}

    /// Is the subscript `custom`.
    @available(*, unavailable, message: "write action[custom: \"level\", as: Int.self]")
    public func customProperty<Value>(forKey key: String) -> Value? { nil }

    /// Is `attributes.remove(_:)`.
    @available(*, unavailable, message: "write action.attributes.remove(_:)")
    public func deleteCustomProperty(forKey key: String) {}

    /// Is the attribute.
    @available(*, unavailable, message: "write .progress { … } among the attributes of the call")
    public func progress(_ report: (Double, Double) -> Void) -> Self { self }

    /// Is the attribute ``Attributes/callbackScheduler``.
    @available(*, unavailable, message: "write .callbackScheduler(…), or subscribe(onMain:)")
    public func setQueue(_ queue: DispatchQueue) -> Self { self }
}
