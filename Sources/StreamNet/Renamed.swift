import Foundation

// Names of Moya and Vega, and former ones, that have another spelling here, so that the compiler
// says which. `Task` is not among them: it would hide Swift's.

/// Is ``Target``.
@available(
    *, unavailable, renamed: "Target",
    message: "the hooks of a Plugin take an endpoint instead: didReceive(_:for:)"
)
public typealias TargetType = Target

/// Is ``Provider``.
@available(*, unavailable, renamed: "Provider")
public typealias MoyaProvider<T: Target> = Provider<T>

/// Is ``NetError``.
@available(*, unavailable, renamed: "NetError")
public typealias MoyaError = NetError

/// Is ``AnyTarget``.
@available(*, unavailable, renamed: "AnyTarget")
public typealias MultiTarget = AnyTarget

/// Is ``Validation``.
@available(
    *, unavailable, renamed: "Validation",
    message: "declare 'var attributes: Attributes { .validation(.successCodes) }'"
)
public typealias ValidationType = Validation

/// Is ``Plugin``.
@available(
    *, unavailable, renamed: "Plugin",
    message: "its hooks take an endpoint: willSend(_:), didReceive(_:for:), process(_:for:)"
)
public typealias PluginType = Plugin

/// Is ``Endpoint``.
@available(*, unavailable, message: "a hook of a Plugin takes an Endpoint: willSend(_:)")
public typealias RequestType = Endpoint

extension Response {
    /// Is ``status``.
    @available(*, unavailable, renamed: "status")
    public var statusCode: Int { status }

    /// Is ``body``.
    @available(*, unavailable, renamed: "body")
    public var data: Data { body }
}

extension Payload {
    /// Is ``none``.
    @available(*, unavailable, renamed: "none")
    public static var requestPlain: Payload { .none }
}

/// Is ``CachePolicy``.
@available(*, unavailable, renamed: "CachePolicy")
public typealias Caching = CachePolicy

extension CachePolicy {
    /// Is a first `rx.cached(target)` with ``cacheAndNetwork``, and `rx(target)` after that.
    @available(
        *, unavailable, message: "ask rx.cached(target) once with .cacheAndNetwork, then rx(target)"
    )
    public static var firstTime: CachePolicy { .cacheAndNetwork }
}

extension ResponseCache {
    /// Is `remove(.all)`.
    @available(*, unavailable, message: "write remove(.all)")
    public func removeAll() throws {}
}

extension Reactive {
    /// Is `rx(target)`.
    @available(*, unavailable, message: "write 'provider.rx(target)'")
    public func request<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        .never()
    }
}

extension Action {
    /// Is ``request(_:_:completion:)``.
    @available(*, unavailable, renamed: "request(_:_:completion:)")
    public func callAsFunction(
        _ input: Input, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> any Disposable {
        Disposables.create()
    }
}

extension Stubs {
    /// Is ``on(_:matching:_:after:)`` with a ``StubAnswer/init(_:)-((Endpoint)->Response)``.
    @available(*, unavailable, message: "write 'on(target, StubAnswer { endpoint in … })'")
    public func on(
        _ target: T, _ make: @escaping @Sendable (_ endpoint: Endpoint) throws -> Response
    ) -> Self {
        self
    }
}

extension Response {
    /// Is a comparison of ``status``.
    @available(*, unavailable, message: "compare the status: (200..<300).contains(status)")
    public var statusClass: Int { status }
}

extension Payload {
    /// Is ``query(_:)``.
    @available(*, unavailable, message: "write .query(Parameters(encoding: value))")
    public static func query(encoding value: some Encodable & Sendable) -> Payload { .none }

    /// Is ``form(_:query:)``.
    @available(*, unavailable, message: "write .form(Parameters(encoding: value))")
    public static func form(encoding value: some Encodable & Sendable) -> Payload { .none }
}

extension ObservableType where Element == Response {
    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200..<300)")
    public func filterSuccessfulStatusCodes() -> Flow<Response, Count> { flow }

    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200..<400)")
    public func filterSuccessfulStatusAndRedirectCodes() -> Flow<Response, Count> { flow }

    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200...200)")
    public func filter(statusCode: Int) -> Flow<Response, Count> { flow }
}

extension Response {
    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200..<300)")
    public func filterSuccessfulStatusCodes() throws -> Response { self }

    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200..<400)")
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { self }

    /// Is ``filter(statusCodes:)``.
    @available(*, unavailable, message: "write filter(statusCodes: 200...200)")
    public func filter(statusCode: Int) throws -> Response { self }
}

/// Is ``AccessToken``.
@available(*, unavailable, renamed: "AccessToken")
public typealias AccessTokenPlugin = AccessToken

/// Is ``Credentials``.
@available(*, unavailable, renamed: "Credentials")
public typealias CredentialsPlugin = Credentials

/// Is ``TransferProgress``.
@available(*, unavailable, renamed: "TransferProgress")
public typealias ProgressResponse = TransferProgress

/// Is ``AccessToken`` with an attribute.
@available(
    *, unavailable,
    message: "a token is an attribute: .authorization(.bearer), and the plugin AccessToken"
)
public typealias AccessTokenAuthorizable = Target

/// Is ``AuthorizationScheme``.
@available(*, unavailable, renamed: "AuthorizationScheme")
public typealias AuthorizationType = AuthorizationScheme

/// Is ``HTTPHeaders.Field``.
@available(
    *, unavailable, message: "write headers[\"Accept\"] = \"text/html\", or .header(_:_:)"
)
public typealias HTTPHeader = HTTPHeaders.Field

/// Is ``Interceptor``.
@available(*, unavailable, message: "an Interceptor sends a request again by next(endpoint)")
public typealias RequestInterceptor = Interceptor

/// Is ``Interceptor``.
@available(*, unavailable, message: "an Interceptor sends again by next(endpoint); or use Retry")
public typealias RequestRetrier = Interceptor

/// Is ``Plugin``.
@available(*, unavailable, message: "write a Plugin with prepare(_ endpoint: Endpoint)")
public typealias RequestAdapter = Plugin

/// Is ``Plugin``.
@available(*, unavailable, message: "write a Plugin: willSend(_:), didReceive(_:for:)")
public typealias EventMonitor = Plugin

/// Is a request of a provider.
@available(
    *, unavailable, message: "a request without a network fails with .offline or .cannotConnect"
)
public typealias NetworkReachabilityManager = Provider<AnyTarget>

/// Is ``NetError``.
@available(*, unavailable, message: "the errors of requests are NetError")
public typealias AFError = NetError

/// Is a ``Provider``.
@available(
    *, unavailable, message: "declare a Target, and send it by a Provider: provider.rx(.zen)"
)
public enum AF {
    /// Is ``Provider/request(_:_:)-(T,_)``.
    @available(*, unavailable, message: "declare a Target: provider.request(.zen)")
    public static func request(_ url: Any) -> DataRequest { DataRequest() }
}

/// Is a payload: `.query`, `.form`, `.parameters`.
@available(
    *, unavailable, message: "the payload names the place: .query, .form or .parameters"
)
public enum URLEncoding {
    /// Is a payload.
    public static var `default`: Payload { .none }
    /// Is a payload.
    public static var queryString: Payload { .none }
    /// Is a payload.
    public static var httpBody: Payload { .none }
}

/// Is a payload: `.json`.
@available(*, unavailable, message: "write .json(value) with an Encodable value")
public enum JSONEncoding {
    /// Is a payload.
    public static var `default`: Payload { .none }
}

extension Payload {
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:)")
    public static func requestData(_ data: Data) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .json(value)")
    public static func requestJSONEncodable(_ value: some Encodable) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .json(value), and the attribute .encoder(…)")
    public static func requestCustomJSONEncodable(_ value: some Encodable, encoder: Any) -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .query([…]), .form([…]) or .json(value)")
    public static func requestParameters(parameters: [String: Any], encoding: Payload) -> Payload {
        .none
    }
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:query:)")
    public static func requestCompositeData(bodyData: Data, urlParameters: [String: Any]) -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .form(_:query:) or .json(_:query:)")
    public static func requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: Payload, urlParameters: [String: Any]
    ) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .file(file)")
    public static func uploadFile(_ file: URL) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .multipart([.data(…), .file(…)])")
    public static func uploadMultipart(_ parts: [MultipartFormData]) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .multipart(_:query:)")
    public static func uploadCompositeMultipart(
        _ parts: [MultipartFormData], urlParameters: [String: Any]
    )
        -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write the attribute .delivery(.file(…))")
    public static func downloadDestination(_ destination: (URL, Any) -> (URL, [Never])) -> Payload {
        .none
    }
    /// Has another name.
    @available(
        *, unavailable, message: "write .query([…]), and the attribute .delivery(.file(…))"
    )
    public static func downloadParameters(
        parameters: [String: Any], encoding: Payload, destination: (URL, Any) -> (URL, [Never])
    ) -> Payload { .none }
}

extension Provider {
    /// Has another form.
    @available(*, unavailable, message: "a Plugin changes endpoints: prepare(_:)")
    public init(endpointClosure: @escaping (T) throws -> Endpoint, plugins: [any Plugin] = []) {
        self.init()
    }
    /// Has another form.
    @available(
        *, unavailable,
        message: "a Plugin changes requests: preparation(of:), didEncode(_:for:)"
    )
    public init(
        requestClosure: @escaping (Endpoint, (Result<EncodedRequest, any Error>) -> Void) -> Void,
        plugins: [any Plugin] = []
    ) { self.init() }
    /// Has another form.
    @available(*, unavailable, message: "write backend: Stubs()")
    public init(stubClosure: @escaping (T) -> Void, plugins: [any Plugin] = []) { self.init() }
    /// Has another form.
    @available(*, unavailable, message: "write backend: URLSessionBackend(…)")
    public init(session: any Backend, plugins: [any Plugin] = []) { self.init() }
    /// Has another form.
    @available(
        *, unavailable,
        message: "write attributes: .callbackScheduler(…), or subscribe(onMain:)"
    )
    public init(callbackQueue: DispatchQueue?, plugins: [any Plugin] = []) { self.init() }
    /// Has another form.
    @available(*, unavailable, message: "write attributes: .sharing(InFlightRequests())")
    public init(trackInflights: Bool, plugins: [any Plugin] = []) { self.init() }
    /// Has another form.
    @available(
        *, unavailable, message: "write attributes: .baseURL(url), or declare it in the Target"
    )
    public init(baseURL: URL, plugins: [any Plugin] = []) { self.init() }
    /// Is a backend.
    @available(*, unavailable, message: "write backend: Stubs()")
    public static func immediatelyStub(_ target: T) {}
    /// Is a backend.
    @available(*, unavailable, message: "leave backend: out")
    public static func neverStub(_ target: T) {}
    /// Is a backend.
    @available(*, unavailable, message: "write backend: Stubs(after: .seconds(1))")
    public static func delayedStub(_ seconds: Double) -> (T) -> Void { { _ in } }
    /// Is `rx(target).publisher`.
    @available(*, unavailable, message: "write rx(target).publisher")
    public func requestPublisher(_ target: T) -> Single<Response> { .never() }
    /// Is ``request(_:_:completion:)-(T,_,_)``.
    @available(
        *, unavailable, message: "write request(target, .callbackScheduler(…)), or onMain:"
    )
    @discardableResult
    public func request(
        _ target: T, callbackQueue: DispatchQueue?, progress: ((TransferProgress) -> Void)? = nil,
        completion: @escaping (Result<Response, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
    /// Is ``request(_:_:completion:)-(T,_,_)``.
    @available(*, unavailable, message: "write request(target, .progress { … })")
    @discardableResult
    public func request(
        _ target: T, progress: @escaping (TransferProgress) -> Void,
        completion: @escaping (Result<Response, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension Reactive {
    /// Is `rx.progress(target)`.
    @available(*, unavailable, message: "write rx.progress(target)")
    public func requestWithProgress<T>(_ target: T) -> Observable<TransferEvent<Response>>
    where Base == Provider<T> { .never() }
}

extension ObservableType where Element == Response {
    /// Is `mapObject(_:at:)` of `ResponseMapper`.
    @available(
        *, unavailable,
        message: "import ResponseMapper: mapObject(User.self, at: \"data\"), mapArray(User.self)"
    )
    public func map<Model>(
        _ type: Model.Type, atKeyPath: String? = nil, using: Any? = nil,
        failsOnEmptyData: Bool = true
    ) -> Flow<Model, Count> { .error(NetError.cancelled) }
    /// Is `map(_:)`.
    @available(*, unavailable, message: "write map { UIImage(data: $0.body) }")
    public func mapImage() -> Flow<Response, Count> { flow }
    /// Is an attribute.
    @available(
        *, unavailable,
        message: "write rx(target, .validation(.all(.successCodes, .acceptedTypes)))"
    )
    public func validate() -> Flow<Response, Count> { flow }
    /// Is an attribute.
    @available(*, unavailable, message: "write rx(target, .validation(.statusCodes(…)))")
    public func validate(statusCode: some Sequence<Int>) -> Flow<Response, Count> { flow }
}

extension Response {
    /// Is `mapObject(_:at:)` of `ResponseMapper`.
    @available(
        *, unavailable,
        message: "import ResponseMapper: mapObject(User.self, at: \"data\"), mapArray(User.self)"
    )
    public func map<Model>(
        _ type: Model.Type, atKeyPath: String? = nil, using: Any? = nil,
        failsOnEmptyData: Bool = true
    ) throws -> Model { throw NetError.cancelled }
    /// Is an initializer of the image.
    @available(*, unavailable, message: "write UIImage(data: response.body)")
    public func mapImage() throws -> Response { self }
    /// Is ``endpoint``.
    @available(*, unavailable, message: "write try endpoint?.encoded()")
    public var request: EncodedRequest? { nil }
    /// Is the response itself.
    @available(*, unavailable, message: "the response has status and headers itself")
    public var response: Response? { nil }
    /// Is ``init(status:headers:body:)``.
    @available(*, unavailable, renamed: "init(status:body:)")
    public init(statusCode: Int, data: Data) { self.init(status: statusCode, body: data) }
}

extension NetError {
    /// Is the status of `response`.
    @available(*, unavailable, message: "write error.response?.status")
    public var statusCode: Int { 0 }
}

extension Endpoint {
    /// Is ``encoded()``.
    @available(*, unavailable, renamed: "encoded()")
    public func urlRequest() throws -> EncodedRequest { try encoded() }
    /// Is `headers.add(_:_:)`.
    @available(
        *, unavailable, message: "change headers of a copy: endpoint.headers[name] = value"
    )
    public func adding(newHTTPHeaderFields: [String: String]) -> Endpoint { self }
}

extension EncodedRequest {
    /// Is ``curl(redacting:)``.
    @available(*, unavailable, renamed: "curl(redacting:)")
    public func cURLDescription() -> String { curl() }
}

extension Disposable {
    /// Is ``dispose()``.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { dispose() }
}

/// The type of a member that is not there.
@_documentation(visibility: internal)
public struct NoSuchMember {}

extension Attributed {
    /// Names neither a member nor an attribute.
    @available(*, unavailable, message: "neither a member nor an attribute has this name")
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { NoSuchMember() }
        set {}
    }
}

extension Response {
    /// Names neither a member nor an attribute.
    @available(*, unavailable, message: "neither a member nor an attribute has this name")
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { NoSuchMember() }
        set {}
    }
}

/// Has another form here.
@available(
    *, unavailable, message: "write .multipart([.data(data, name: …), .file(url, name: …)])"
)
public struct MultipartFormData {
    /// Has another form here.
    public enum FormDataProvider { case data(Data), file(URL) }
    /// Has another form here.
    public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
}

/// Has another form here.
@available(*, unavailable, message: "write RequestLog { show($0) }")
public struct NetworkLoggerPlugin: Plugin {
    /// Has another form here.
    public init(configuration: Any? = nil) {}
}

/// Has another form here.
@available(*, unavailable, message: "write NetworkActivity(), and subscribe to isActive")
public struct NetworkActivityPlugin: Plugin {
    /// Has another form here.
    public init(_ change: (Bool, any Target) -> Void) {}
}

/// Has another form here.
@available(*, unavailable, message: "write a StubAnswer: .text(…), .response(…), .failure(…)")
public struct EndpointSampleResponse {
    /// Has another form here.
    public static func networkResponse(_ status: Int, _ data: Data) -> Self { Self() }
    /// Has another form here.
    public static func networkError(_ error: any Error) -> Self { Self() }
}

/// Has another form here.
@available(*, unavailable, message: "write a payload .custom { … }")
public protocol ParameterEncoding {}

/// Has another form here.
@available(*, unavailable, message: "write TransportConfiguration(tls: …) for a backend")
public struct ServerTrustManager {
    /// Has another form here.
    public init(evaluators: Any) {}
}

/// Has another form here.
@available(*, unavailable, message: "write TransportConfiguration(tls: …) with pins")
public struct PinnedCertificatesTrustEvaluator {
    /// Has another form here.
    public init() {}
}

/// Has another form here.
@available(*, unavailable, message: "write TransportConfiguration(tls: …) with pins")
public struct PublicKeysTrustEvaluator {
    /// Has another form here.
    public init() {}
}

/// Has another form here.
@available(*, unavailable, message: "write .redirects(.refuse)")
public struct Redirector {
    /// Has another form here.
    public enum Behavior { case follow, doNotFollow }
    /// Has another form here.
    public init(behavior: Behavior) {}
}

/// Has another form here.
@available(*, unavailable, message: "write interceptors: [TokenRefresh(…)]")
public struct AuthenticationInterceptor {
    /// Has another form here.
    public init(authenticator: Any, credential: Any? = nil) {}
}

/// Has another form here.
@available(*, unavailable, message: "write .parameterStyle(ParameterStyle(…))")
public struct URLEncodedFormEncoder {
    /// Has another form here.
    public enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
    /// Has another form here.
    public init(alphabetizeKeyValuePairs: Bool = true, arrayEncoding: ArrayEncoding = .brackets) {}
}

/// Has another form here.
@available(*, unavailable, message: "write .cache(…) and .caching(…)")
public struct ResponseCacher {
    /// Has another form here.
    public enum Behavior { case cache, doNotCache }
    /// Has another form here.
    public init(behavior: Behavior) {}
}

/// Has another form here.
@available(*, unavailable, message: "write provider.rx(target), a Single<Response>")
public struct DataRequest {
    /// Has another form here.
    public func validate() -> Self { self }
    /// Has another form here.
    public func validate(statusCode: some Sequence<Int>) -> Self { self }
    /// Has another form here.
    public func response(completionHandler: (Result<Response, any Error>) -> Void) {}
    /// Has another form here.
    public func responseData(completionHandler: (Result<Data, any Error>) -> Void) {}
    /// Has another form here.
    public func responseString(completionHandler: (Result<String, any Error>) -> Void) {}
    /// Has another form here.
    public func responseDecodable<Value>(
        of type: Value.Type, completionHandler: (Result<Value, any Error>) -> Void
    ) {}
    /// Has another form here.
    public func serializingDecodable<Value>(_ type: Value.Type) -> Self { self }
}

extension RequestLog {
    /// Is `init(_:)` with a closure that takes a line.
    @available(*, unavailable, message: "write RequestLog { show($0) }")
    public init() { self.init { _ in } }
}

extension Retry {
    /// Is `init(_:)`.
    @available(*, unavailable, message: "write Retry(3)")
    public init(retryLimit: Int) { self.init() }
}

extension AuthorizationScheme {
    /// Has no token.
    @available(*, unavailable, message: "the token comes from the plugin AccessToken { token }")
    public static func bearer(_ token: String) -> AuthorizationScheme { .bearer }
}

extension Attributes {
    /// Takes a duration.
    @available(*, unavailable, message: "write .timeout(.seconds(5))")
    public static func timeout(_ seconds: Double) -> Attributes { [] }
    /// Is ``caching``.
    @available(*, unavailable, message: "write .caching(.networkOnly)")
    public static func cachePolicy(_ policy: URLRequest.CachePolicy) -> Attributes { [] }
}

extension Provider {
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: request(action, input)")
    public func request<Input, Output>(_ action: Action<Input, Output>) async throws -> Output {
        throw NetError.cancelled
    }
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: request(action, input) { … }")
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, completion: @escaping (Result<Output, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension Reactive {
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: rx(action, input)")
    public func callAsFunction<T, Input, Output>(_ action: Action<Input, Output>) -> Single<Output>
    where Base == Provider<T> { .never() }
}

extension ActionDeclaration {
    /// Needs types that can be written and read.
    @available(
        *, unavailable,
        message:
            "the input is Encodable, the output Decodable or Parsable; or write input:, output:"
    )
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) {
        self.init(path, [], input: .payload { _ in .none }, output: .unreadable)
    }
}

extension OutputDecoding {
    fileprivate static var unreadable: OutputDecoding {
        OutputDecoding { _ in throw NetError.cancelled }
    }
}
