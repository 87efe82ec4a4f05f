import Foundation

// Names of APIKit, MoyaX and CSAPIService that have another form here, so that the compiler says
// which. General ones, such as `Request`, `Middleware` and `APIError`, are not among them: where an
// import of the user's own is missing, the compiler would speak of this module.

/// Is ``NetError``.
@available(*, unavailable, renamed: "NetError")
public typealias SessionTaskError = NetError

/// Is ``Parsable``.
@available(*, unavailable, message: "the Response of a TypedTarget is Parsable, or Decodable too")
public typealias DataParser = Parsable

/// Is ``Target/payload``.
@available(
    *, unavailable, message: "write var payload: Payload { .json(value) }, .form, .multipart"
)
public protocol BodyParameters {}

/// Is ``Payload/json(_:query:)``.
@available(*, unavailable, message: "write var payload: Payload { .json(value) }")
public struct JSONBodyParameters: BodyParameters {
    /// Has another form here.
    public init(JSONObject: Any) {}
}

/// Is ``Payload/form(_:query:)``.
@available(*, unavailable, message: "write var payload: Payload { .form([…]) }")
public struct FormURLEncodedBodyParameters: BodyParameters {
    /// Has another form here.
    public init(formObject: [String: Any]) {}
}

/// Is ``Payload/multipart(_:query:)``.
@available(*, unavailable, message: "write var payload: Payload { .multipart([.data(…)]) }")
public struct MultipartFormDataBodyParameters: BodyParameters {
    /// Has another form here.
    public init(parts: [Any]) {}
}

/// Is ``Plugin``, or ``Interceptor``.
@available(*, unavailable, message: "write a Plugin, or an Interceptor that sends again")
public typealias APIClientDelegate = Plugin

/// Is ``Provider``.
@available(*, unavailable, message: "Provider<AnyTarget>, which sends targets of any type")
public typealias MoyaXProvider = Provider<AnyTarget>

/// Is ``Provider``.
@available(*, unavailable, renamed: "Provider")
public typealias MoyaXGenericProvider<T: Target> = Provider<T>

/// Is ``Stubs``.
@available(*, unavailable, renamed: "Stubs")
public typealias GenericStubBackend<T: Target> = Stubs<T>

/// Is ``Target``.
@available(*, unavailable, message: "a Target, with the attribute .sample(…)")
public typealias TargetWithSample = Target

/// Is a part of ``Multipart``.
@available(*, unavailable, message: "write .multipart([.data(data, name: …)])")
public struct DataForMultipartFormData {
    /// Has another form here.
    public init(data: Data, name: String, fileName: String? = nil, mimeType: String? = nil) {}
}

/// Is a part of ``Multipart``.
@available(*, unavailable, message: "write .multipart([.file(url, name: …)])")
public struct FileURLForMultipartFormData {
    /// Has another form here.
    public init(fileURL: URL, name: String, fileName: String? = nil, mimeType: String? = nil) {}
}

/// Is ``TypedTarget``.
@available(*, unavailable, renamed: "TypedTarget")
public typealias APIRequest = TypedTarget

/// Is ``Parsable``.
@available(*, unavailable, renamed: "Parsable")
public typealias APIParsable = Parsable

/// Is ``Parsable``.
@available(*, unavailable, message: "Parsable, which a Decodable type conforms to without code")
public typealias APIJSONParsable = Parsable

/// Is a payload, or the attribute `delivery`.
@available(
    *, unavailable, message: "write the payload .multipart(…), or .delivery(.file(…)) to download"
)
public enum APIRequestTaskType { case request, upload, download }

/// Is ``Attributes/cache`` and ``Attributes/caching``.
@available(*, unavailable, message: "write .cache(…) and .caching(…)")
public struct APICache {}

/// Is an envelope of `ResponseMapper`.
@available(*, unavailable, message: "the plugin MapperPlugin(Envelope(…)) of ResponseMapper")
public typealias APIModelWrapper = Parsable

/// Is ``Provider``.
@available(*, unavailable, message: "write provider.send(request)")
public enum APIService {
    /// Has another form here.
    public static func sendRequest(_ request: Any, completion: (Any) -> Void) {}
    /// Has another form here.
    public static func sendRequest(
        _ request: Any, plugins: [any Plugin], completion: (Any) -> Void
    ) {}
    /// Has another form here.
    public static func sendRequestAsync<T: TypedTarget>(
        _ request: T, plugins: [any Plugin] = []
    ) async throws -> T.Response { throw NetError.cancelled }
}

/// Is ``Plugin``.
@available(*, unavailable, renamed: "Plugin")
public typealias APIPlugin = Plugin

/// Is `Result`.
@available(*, unavailable, message: "Result<Model, any Error>, or a Reply<Model>")
public typealias APIResult<Value> = Result<Value, any Error>

/// Is a cache of responses.
@available(*, unavailable, message: "write .cache(…) and .caching(…)")
public typealias APICacheTool = Plugin

extension Provider {
    /// Is ``with(backend:plugins:interceptors:attributes:)``.
    @available(*, unavailable, renamed: "with(backend:plugins:interceptors:attributes:)")
    public func copy() -> Self { self }

    /// Is ``with(backend:plugins:interceptors:attributes:)``.
    @available(*, unavailable, renamed: "with(backend:plugins:interceptors:attributes:)")
    public func copy(
        prepareForEndpoint: ((Endpoint) -> Void)? = nil, backend: Any? = nil,
        middlewares: [Any] = []
    ) -> Self { self }

    /// Is ``Plugin/prepare(_:)``.
    @available(*, unavailable, message: "a Plugin changes endpoints: prepare(_:)")
    public init(
        prepareForEndpoint: @escaping (Endpoint) -> Void, backend: Any? = nil,
        middlewares: [Any] = []
    ) { self.init() }

    /// Is ``RequestGroup/cancel(of:where:)``.
    @available(
        *, unavailable, message: "write .groups([group]) of the calls, and group.cancel(of:)"
    )
    public func cancelRequests<Request>(with type: Request.Type) {}

    /// Is an argument of the initializer.
    @available(*, unavailable, message: "write Provider(attributes: .baseURL(url))")
    public func setBaseURL(_ url: String) -> Self { self }

    /// Is the attribute `backend`.
    @available(*, unavailable, message: "write request(target, .backend(…)) { … }")
    public func request(
        _ target: T, withCustomBackend backend: any Backend,
        completion: (Result<Response, any Error>) -> Void
    ) {}
}

extension StubBackend {
    /// Is ``Stubs``.
    @available(*, unavailable, message: "write Stubs(), or StubBackend { request in … }")
    public init(_ behavior: Any? = nil) { self.init { _ in Response(status: 200) } }
}

extension Endpoint {
    /// Is an error of ``Plugin/willSend(_:)``.
    @available(*, unavailable, message: "throw in willSend(_:) of a Plugin")
    public var willPerform: Bool {
        get { true }
        set {}
    }
}

extension Stubs {
    /// Is ``on(_:matching:_:after:)``.
    @available(*, unavailable, message: "write on(target, .text(…))")
    public func stubTarget(_ target: T, response: Any) {}

    /// Is ``remove(_:)``.
    @available(*, unavailable, renamed: "remove(_:)")
    public func removeStubTarget(_ target: T) {}
}
