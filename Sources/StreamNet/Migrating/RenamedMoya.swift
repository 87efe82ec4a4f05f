// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Members of Moya's types that have another form here, so that the compiler says which.

extension Provider {
    @available(*, unavailable, message: "a Plugin changes endpoints: prepare(_:)")
    public init(endpointClosure: (T) throws -> Endpoint, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "a Plugin changes requests: didEncode(_:for:)")
    public init(
        requestClosure: (Endpoint, (Result<EncodedRequest, any Error>) -> Void) -> Void,
        plugins: [any Plugin] = []
    ) { self.init() }
    @available(*, unavailable, message: "write backend: Stubs()")
    public init(stubClosure: (T) -> StubBehavior, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "write backend: Stubs()")
    public init(stubClosure: StubBehavior, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "write backend: URLSessionBackend(…)")
    public init(session: any Backend, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "write .callbackScheduler(…), or subscribe(onMain:)")
    public init(callbackQueue: DispatchQueue?, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "write attributes: .sharing(InFlightRequests())")
    public init(trackInflights: Bool, plugins: [any Plugin] = []) { self.init() }
    @available(*, unavailable, message: "write attributes: .baseURL(url), or a Target's baseURL")
    public init(baseURL: URL, plugins: [any Plugin] = []) { self.init() }

    @available(*, unavailable, message: "write backend: Stubs()")
    public static func immediatelyStub(_ target: T) -> StubBehavior { .immediate }
    @available(*, unavailable, message: "leave backend: out")
    public static func neverStub(_ target: T) -> StubBehavior { .never }
    @available(*, unavailable, message: "write backend: Stubs(after: .seconds(1))")
    public static func delayedStub(_ seconds: Double) -> (T) -> StubBehavior { { _ in .never } }
    @available(*, unavailable, message: "write try target.endpoint")
    public static func defaultEndpointMapping(for target: T) -> Endpoint {
        Endpoint(url: URL(filePath: ""))
    }

    @available(*, unavailable, message: "write rx(target)")
    public var reactive: Reactive<Self> { rx }
    @available(*, unavailable, message: "write request(target, .callbackScheduler(…)), or onMain:")
    @discardableResult
    public func request(
        _ target: T, callbackQueue: DispatchQueue?, progress: ((TransferProgress) -> Void)? = nil,
        completion: (Result<Response, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
    @available(*, unavailable, message: "write request(target, .progress { … })")
    @discardableResult
    public func request(
        _ target: T, progress: (TransferProgress) -> Void,
        completion: (Result<Response, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension Reactive {
    @available(*, unavailable, message: "write 'provider.rx(target)'")
    public func request<T>(_ target: T, callbackQueue: DispatchQueue? = nil) -> Single<Response>
    where Base == Provider<T> { .never() }
    @available(*, unavailable, message: "write rx.progress(target)")
    public func requestWithProgress<T>(_ target: T) -> Observable<TransferEvent<Response>>
    where Base == Provider<T> { .never() }
}

extension ObservableType where Element == Response {
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self, at: \"a\")")
    public func map<Model>(
        _: Model.Type, atKeyPath: String? = nil, using: Any? = nil, failsOnEmptyData: Bool = true
    ) -> Flow<Model, Count> { .never() }
    @available(*, unavailable, message: "import ResponseMapper: mapObject(String.self, at: \"a\")")
    public func mapString(atKeyPath: String) -> Flow<String, Count> { .never() }
    @available(*, unavailable, message: "write map { UIImage(data: $0.body) }")
    public func mapImage() -> Flow<Response, Count> { flow }
}
@available(*, unavailable, message: "write filter(statusCodes:) of 200..<300, 200..<400, 200...200")
extension ObservableType where Element == Response {
    public func filterSuccessfulStatusCodes() -> Flow<Response, Count> { flow }
    public func filterSuccessfulStatusAndRedirectCodes() -> Flow<Response, Count> { flow }
    public func filter(statusCode: Int) -> Flow<Response, Count> { flow }
}

extension Response {
    @available(*, unavailable, renamed: "status") public var statusCode: Int { status }
    @available(*, unavailable, renamed: "body") public var data: Data { body }
    @available(*, unavailable, message: "write try endpoint?.encoded()")
    public var request: EncodedRequest? { nil }
    @available(*, unavailable, message: "the response has status and headers itself")
    public var response: Response? { nil }
    @available(*, unavailable, renamed: "init(status:body:)")
    public init(statusCode: Int, data: Data) { self.init(status: statusCode, body: data) }
    @available(*, unavailable, renamed: "init(status:body:)")
    public init(statusCode: Int, data: Data, request: Any? = nil, response: Any?) {
        self.init(status: statusCode, body: data)
    }
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self, at: \"a\")")
    public func map<Model>(
        _: Model.Type, atKeyPath: String? = nil, using: Any? = nil, failsOnEmptyData: Bool = true
    ) throws -> Model { throw NetError.cancelled }
    @available(*, unavailable, message: "import ResponseMapper: mapObject(String.self, at: \"a\")")
    public func mapString(atKeyPath: String) throws -> String { "" }
    @available(*, unavailable, message: "write UIImage(data: response.body)")
    public func mapImage() throws -> Response { self }
}
@available(*, unavailable, message: "write filter(statusCodes:) of 200..<300, 200..<400, 200...200")
extension Response {
    public func filterSuccessfulStatusCodes() throws -> Response { self }
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { self }
    public func filter(statusCode: Int) throws -> Response { self }
}

@available(*, unavailable, message: "write error.response?.status")
extension NetError {
    public var status: Int { 0 }
    public var statusCode: Int { 0 }
    public var responseCode: Int? { nil }
}

extension Endpoint {
    @available(*, unavailable, renamed: "encoded()")
    public func urlRequest() throws -> EncodedRequest { try encoded() }
    @available(*, unavailable, message: "change headers of a copy: endpoint.headers[name] = value")
    public func adding(newHTTPHeaderFields: [String: String]) -> Endpoint { self }
    @available(*, unavailable, message: "write try target.endpoint, and change its properties")
    public init(
        url: String, sampleResponseClosure: () -> EndpointSampleResponse, method: HTTPMethod,
        task: Payload, httpHeaderFields: [String: String]?
    ) { self.init(url: URL(filePath: url)) }
}

extension TransferProgress {
    @available(*, unavailable, renamed: "fraction") public var progress: Double { 0 }
    @available(*, unavailable, renamed: "fraction") public var fractionCompleted: Double { 0 }
}

extension Validation {
    @available(*, unavailable, renamed: "statusCodes(_:)")
    public static func customCodes(_ codes: [Int]) -> Validation { .none }
}

extension Disposable {
    @available(*, unavailable, message: "a cancelled request fails with NetError.cancelled")
    public var isCancelled: Bool { false }
    @available(*, unavailable, renamed: "dispose()") public func cancel() {}
    @available(*, unavailable, message: "a request is sent at once: leave it out")
    public func resume() {}
}
