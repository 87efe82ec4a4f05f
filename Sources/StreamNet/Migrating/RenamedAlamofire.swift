// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Types of Alamofire that have another form here, so that the compiler says which. `Session` and
// `RetryPolicy` are not among them: they would hide names of the package.

@available(*, unavailable, message: "declare a Target, and send it by a Provider: rx(.zen)")
public enum AF {
    public static func request(
        _ url: Any, method: HTTPMethod = .get, parameters: Any? = nil, encoding: Any? = nil,
        encoder: JSONParameterEncoder? = nil, headers: HTTPHeaders? = nil, interceptor: Any? = nil
    ) -> DataRequest { DataRequest() }
    @available(*, unavailable, message: "write .delivery(.file(…)) among a target's attributes")
    public static func download(
        _ url: Any, to destination: DownloadRequest.Destination? = nil
    ) -> DataRequest { DataRequest() }
    @available(*, unavailable, message: "declare a payload: .data(_:contentType:), .file(_:)")
    public static func upload(_ body: Any, to url: Any) -> DataRequest { DataRequest() }
    @available(*, unavailable, message: "declare a payload: .multipart([.data(\"name\", data)])")
    public static func upload(
        multipartFormData: (MultipartFormData) -> Void, to url: Any
    ) -> DataRequest { DataRequest() }
}

// Each call of a chain compiles, so that the first has its message.
@available(*, unavailable, message: "write provider.rx(target), a Single<Response>")
public struct DataRequest {
    public func validate() -> Self { self }
    public func validate(statusCode: some Sequence<Int>) -> Self { self }
    public func validate(contentType: [String]) -> Self { self }
    public func uploadProgress(closure: (Progress) -> Void) -> Self { self }
    public func downloadProgress(closure: (Progress) -> Void) -> Self { self }
    public func response(completionHandler: (Answer<Data?>) -> Void) {}
    public func responseData(completionHandler: (Answer<Data>) -> Void) {}
    public func responseString(completionHandler: (Answer<String>) -> Void) {}
    public func responseJSON(completionHandler: (Answer<Any>) -> Void) {}
    public func responseDecodable<V>(of _: V.Type, completionHandler: (Answer<V>) -> Void) {}
    public func serializingDecodable<Value>(_ type: Value.Type) -> DataTask<Value> { DataTask() }
    public func serializingData() -> DataTask<Data> { DataTask() }
    public func serializingString() -> DataTask<String> { DataTask() }
    public func resume() {}
    public func cancel() {}

    public struct DataTask<Value> {
        public var value: Value { get async throws { throw NetError.cancelled } }
        public var response: Answer<Value> { get async { Answer() } }
        public var result: Result<Value, any Error> { get async { .failure(NetError.cancelled) } }
    }
    public struct Answer<Value> {
        public var result: Result<Value, any Error> { .failure(NetError.cancelled) }
        public var value: Value? { nil }
        public var error: NetError? { nil }
        public var data: Data? { nil }
        public var response: HTTPURLResponse? { nil }
    }
}

@available(*, unavailable, message: "Result<Value, any Error>, or a Reply<Value>")
public typealias DataResponse<Value, Failure> = Result<Value, any Error>
@available(*, unavailable, message: "Result<Value, any Error>, or a Reply<Value>")
public typealias AFDataResponse<Value> = Result<Value, any Error>
@available(*, unavailable, message: "the errors of requests are NetError")
public typealias AFError = NetError
@available(*, unavailable, message: "a Target has a baseURL: URL and a path: Path")
public typealias URLConvertible = CustomStringConvertible
@available(*, unavailable, message: "declare an enum Router: Target, with baseURL and path")
public protocol URLRequestConvertible {}
@available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\", or .header(_:_:)")
public typealias HTTPHeader = HTTPHeaders.Field
@available(*, unavailable, message: "write the payload .json(value), .query(…) or .form(…)")
public struct JSONParameterEncoder {
    public static var `default`: Self { Self() }
    public static var json: Self { Self() }
    public static var urlEncodedForm: Self { Self() }
}
@available(*, unavailable, message: "write the payload .query(…) or .form(…)")
public struct URLEncodedFormParameterEncoder {
    public static var `default`: JSONParameterEncoder { .default }
}

@available(*, unavailable, message: "an Interceptor sends a request again by next(endpoint)")
public typealias RequestInterceptor = Interceptor
@available(*, unavailable, message: "an Interceptor sends again by next(endpoint); or use Retry")
public typealias RequestRetrier = Interceptor
@available(*, unavailable, message: "write a Plugin with prepare(_ endpoint: Endpoint)")
public typealias RequestAdapter = Plugin
@available(*, unavailable, message: "write a Plugin: willSend(_:), didReceive(_:for:)")
public typealias EventMonitor = Plugin
@available(*, unavailable, message: "write interceptors: [TokenRefresh(…)]")
public struct AuthenticationInterceptor {
    public init(authenticator: Any, credential: Any? = nil) {}
}
@available(*, unavailable, message: "a request without a network fails: .offline, .cannotConnect")
public struct NetworkReachabilityManager {
    public let isReachable = true
    public init?(host: String = "") {}
    public static var `default`: Self? { Self() }
    public func startListening(onUpdatePerforming: (Any) -> Void) {}
}
@available(*, unavailable, message: "write TransportConfiguration(tls: …) for a backend")
public struct ServerTrustManager { public init(evaluators: Any) {} }
@available(*, unavailable, message: "write TransportConfiguration(tls: …) with pins")
public struct PinnedCertificatesTrustEvaluator { public init() {} }
