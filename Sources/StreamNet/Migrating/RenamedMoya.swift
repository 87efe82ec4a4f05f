import Foundation

// Names and calls of Moya that have another form here, as they are typed most, so that the compiler
// says which.

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
    public init(stubClosure: @escaping (T) -> StubBehavior, plugins: [any Plugin] = []) {
        self.init()
    }
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
    public static func immediatelyStub(_ target: T) -> StubBehavior { .immediate }
    /// Is a backend.
    @available(*, unavailable, message: "leave backend: out")
    public static func neverStub(_ target: T) -> StubBehavior { .never }
    /// Is a backend.
    @available(*, unavailable, message: "write backend: Stubs(after: .seconds(1))")
    public static func delayedStub(_ seconds: Double) -> (T) -> StubBehavior {
        { _ in .immediate }
    }
    /// Is ``Target/endpoint``.
    @available(*, unavailable, message: "write try target.endpoint")
    public static func defaultEndpointMapping(for target: T) -> Endpoint {
        Endpoint(url: URL(filePath: "/"))
    }

    /// Is ``rx``.
    @available(*, unavailable, message: "write rx(target)")
    public var reactive: Reactive<Self> { rx }

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
    /// Is `mapObject(_:at:)` of `ResponseMapper`.
    @available(
        *, unavailable, message: "import ResponseMapper: mapObject(String.self, at: \"data>name\")"
    )
    public func mapString(atKeyPath: String) -> Flow<String, Count> { .error(NetError.cancelled) }
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
    /// Is ``init(status:headers:body:)``.
    @available(*, unavailable, renamed: "init(status:body:)")
    public init(statusCode: Int, data: Data, request: Any? = nil, response: Any?) {
        self.init(status: statusCode, body: data)
    }
    /// Is `mapObject(_:at:)` of `ResponseMapper`.
    @available(
        *, unavailable, message: "import ResponseMapper: mapObject(String.self, at: \"data>name\")"
    )
    public func mapString(atKeyPath: String) throws -> String { throw NetError.cancelled }
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

extension TransferProgress {
    /// Is ``fraction``.
    @available(*, unavailable, renamed: "fraction")
    public var progress: Double { fraction ?? 0 }
}

extension Validation {
    /// Is ``statusCodes(_:)``.
    @available(*, unavailable, renamed: "statusCodes(_:)")
    public static func customCodes(_ codes: [Int]) -> Validation { .none }
}

extension Endpoint {
    /// Has another form.
    @available(*, unavailable, message: "write try target.endpoint, and change its properties")
    public init(
        url: String, sampleResponseClosure: () -> EndpointSampleResponse, method: HTTPMethod,
        task: Payload, httpHeaderFields: [String: String]?
    ) { self.init(url: URL(filePath: url)) }

    /// Is a ``StubAnswer``.
    @available(*, unavailable, message: "write stubs.on(target, StubAnswer { endpoint in … })")
    public func sampleResponseClosure() -> EndpointSampleResponse { .networkResponse(0, Data()) }
}

/// Is ``Stubs``.
@available(*, unavailable, message: "write backend: Stubs(), or Stubs(after: .seconds(1))")
public enum StubBehavior { case never, immediate, delayed(seconds: Double) }

extension Disposable {
    /// Is a question of ``NetError``.
    @available(*, unavailable, message: "a cancelled request fails with NetError.cancelled")
    public var isCancelled: Bool { false }

    /// Is ``dispose()``.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { dispose() }
}

/// Has another form here.
@available(*, unavailable, message: "write RequestLog { show($0) }")
public struct NetworkLoggerPlugin: Plugin {
    /// Has another form here.
    public init(configuration: Configuration? = nil) {}
    /// Has another form here.
    public init(verbose: Bool) {}
    /// Has another form here.
    public struct Configuration {
        /// Has another form here.
        public struct LogOptions: OptionSet, Sendable {
            /// Has another form here.
            public let rawValue: Int
            /// Has another form here.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// Has another form here.
            public static let `default` = Self(rawValue: 1), verbose = Self(rawValue: 2)
            /// Has another form here.
            public static let requestMethod = Self(rawValue: 4), requestBody = Self(rawValue: 8)
            /// Has another form here.
            public static let requestHeaders = Self(rawValue: 16)
            /// Has another form here.
            public static let successResponseBody = Self(rawValue: 32)
            /// Has another form here.
            public static let errorResponseBody = Self(rawValue: 64)
            /// Has another form here.
            public static let formatRequestAscURL = Self(rawValue: 128)
        }
        /// Has another form here.
        public init(logOptions: LogOptions = .default) {}
    }
}

/// Has another form here.
@available(*, unavailable, message: "write NetworkActivity(), and subscribe to isActive")
public struct NetworkActivityPlugin: Plugin {
    /// Has another form here.
    public enum Change { case began, ended }
    /// Has another form here.
    public init(networkActivityClosure: (Change, any Target) -> Void) {}
}

/// Has another form here.
@available(*, unavailable, message: "write a StubAnswer: .text(…), .response(…), .failure(…)")
public struct EndpointSampleResponse {
    /// Has another form here.
    public static func networkResponse(_ status: Int, _ data: Data) -> Self { Self() }
    /// Has another form here.
    public static func networkError(_ error: any Error) -> Self { Self() }
    /// Has another form here.
    public static func response(_ response: HTTPURLResponse, _ data: Data) -> Self { Self() }
}

extension AccessToken {
    /// Is `init(_:)`.
    @available(*, unavailable, message: "write AccessToken { _ in token }")
    public init(tokenClosure: @escaping (Any) -> String) { self.init { _ in nil } }
}

extension RequestLog {
    /// Is `init(_:)` with a closure that takes a line.
    @available(*, unavailable, message: "write RequestLog { show($0) }")
    public init() { self.init { _ in } }
}
