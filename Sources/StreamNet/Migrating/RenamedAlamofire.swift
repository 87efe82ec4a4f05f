import Foundation

// Names of Alamofire that have another form here, so that the compiler says which. `Session` and
// `RetryPolicy` are not among them: they would hide names of the package.

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
public struct NetworkReachabilityManager {
    /// Has another form here.
    public let isReachable = true
    /// Has another form here.
    public init?(host: String = "") {}
    /// Has another form here.
    public static var `default`: Self? { Self() }
    /// Has another form here.
    public func startListening(onUpdatePerforming: (Any) -> Void) {}
}

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
    public static func request(
        _ url: Any, method: HTTPMethod = .get, parameters: Any? = nil, encoding: Any? = nil,
        encoder: JSONParameterEncoder? = nil, headers: HTTPHeaders? = nil, interceptor: Any? = nil
    ) -> DataRequest { DataRequest() }
    /// Is the attribute `delivery`.
    @available(*, unavailable, message: "write .delivery(.file(…)) among a target's attributes")
    public static func download(
        _ url: Any, to destination: DownloadRequest.Destination? = nil
    ) -> DataRequest { DataRequest() }
    /// Is a ``ResumeToken``.
    @available(*, unavailable, message: "Retry resumes a download; or keep its ResumeToken")
    public static func download(resumingWith data: Data) -> DataRequest { DataRequest() }
    /// Is a payload.
    @available(*, unavailable, message: "declare a payload: .data(_:contentType:), .file(_:)")
    public static func upload(_ body: Any, to url: Any) -> DataRequest { DataRequest() }
    /// Is a payload.
    @available(*, unavailable, message: "declare a payload: .multipart([.data(data, name: …)])")
    public static func upload(
        multipartFormData: (MultipartFormData) -> Void, to url: Any
    ) -> DataRequest { DataRequest() }
    /// Is the attribute `delivery`.
    @available(*, unavailable, message: "write .delivery(.streamed), or rx.elements")
    public static func streamRequest(_ url: Any) -> DataRequest { DataRequest() }
    /// Is a ``Provider``.
    @available(*, unavailable, message: "a RequestGroup cancels requests: .groups([group])")
    public static var session: DataRequest { DataRequest() }
    /// Is a ``RequestGroup``.
    @available(*, unavailable, message: "a RequestGroup cancels requests: .groups([group])")
    public static func cancelAllRequests() {}
}

extension EncodedRequest {
    /// Is ``curl(redacting:)``.
    @available(*, unavailable, renamed: "curl(redacting:)")
    public func cURLDescription() -> String { curl() }
}

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
    public static var follow: Self { Self(behavior: .follow) }
    /// Has another form here.
    public static var doNotFollow: Self { Self(behavior: .doNotFollow) }
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
    public enum BoolEncoding { case numeric, literal }
    /// Has another form here.
    public enum DateEncoding { case deferredToDate, iso8601, secondsSince1970 }
    /// Has another form here.
    public enum KeyEncoding { case useDefaultKeys, convertToSnakeCase, convertToKebabCase }
    /// Has another form here.
    public init(
        alphabetizeKeyValuePairs: Bool = true, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric, dateEncoding: DateEncoding = .iso8601,
        keyEncoding: KeyEncoding = .useDefaultKeys
    ) {}
}

/// Has another form here.
@available(*, unavailable, message: "write .cache(…) and .caching(…)")
public struct ResponseCacher {
    /// Has another form here.
    public enum Behavior { case cache, doNotCache }
    /// Has another form here.
    public static var cache: Self { Self(behavior: .cache) }
    /// Has another form here.
    public init(behavior: Behavior) {}
}

/// Is a result with a ``Response``.
@available(*, unavailable, message: "Result<Value, any Error>, or a Reply<Value>")
public typealias DataResponse<Value, Failure> = Result<Value, any Error>

/// Is a result with a ``Response``.
@available(*, unavailable, message: "Result<Value, any Error>, or a Reply<Value>")
public typealias AFDataResponse<Value> = Result<Value, any Error>

/// Is a string, or a URL.
@available(*, unavailable, message: "a Target has a baseURL: URL and a path: Path")
public typealias URLConvertible = CustomStringConvertible

/// Is ``Target``.
@available(*, unavailable, message: "declare an enum Router: Target, with baseURL and path")
public protocol URLRequestConvertible {}

/// Is ``Parsable``.
@available(*, unavailable, renamed: "Parsable")
public typealias ResponseSerializer = Parsable

/// Is ``TokenRefresh``.
@available(*, unavailable, message: "write interceptors: [TokenRefresh(…)]")
public protocol Authenticator {}

/// Is ``Plugin``.
@available(*, unavailable, message: "write a Plugin, or RequestLog { show($0) }")
public struct ClosureEventMonitor {
    /// Has another form here.
    public init() {}
}

/// Is ``Retry``.
@available(*, unavailable, message: "write Retry(3), which repeats after a lost connection, too")
public struct ConnectionLostRetryPolicy {
    /// Has another form here.
    public init() {}
}

/// Is ``Redirects``.
@available(*, unavailable, message: "write .redirects(.refuse), or .redirects(…) with a closure")
public protocol RedirectHandler {}

/// Is a payload.
@available(*, unavailable, message: "write the payload .json(value), .query(…) or .form(…)")
public struct JSONParameterEncoder {
    /// Is a payload.
    public static var `default`: Self { Self() }
    /// Is a payload.
    public static var json: Self { Self() }
    /// Is a payload.
    public static var urlEncodedForm: Self { Self() }
}

/// Is a payload.
@available(*, unavailable, message: "write the payload .query(…) or .form(…)")
public struct URLEncodedFormParameterEncoder {
    /// Is a payload.
    public enum Destination { case methodDependent, queryString, httpBody }
    /// Is a payload.
    public static var `default`: JSONParameterEncoder { .default }
    /// Is a payload.
    public init(encoder: Any? = nil, destination: Destination = .methodDependent) {}
}

extension Provider {
    /// Is `cancel(where:)` of a ``RequestGroup``.
    @available(*, unavailable, message: "write .groups([group]) of the calls, and group.cancel()")
    public func cancelAllRequests() {}

    /// Is the attribute `delivery`.
    @available(*, unavailable, message: "write request(target, .delivery(.file(…)))")
    public func download(_ target: T) -> DataRequest { DataRequest() }

    /// Is the attribute `delivery`.
    @available(*, unavailable, message: "write request(target, .delivery(.streamed))")
    public func streamRequest(_ target: T) -> DataRequest { DataRequest() }
}

extension Retry {
    /// Is `init(_:)`.
    @available(*, unavailable, message: "write Retry(3)")
    public init(retryLimit: Int) { self.init() }
}

extension Provider {
    /// Is ``open(_:as:sending:_:)``.
    @available(
        *, unavailable,
        message: "open(target) opens a WebSocket, and rx.socket(target) is a stream of its messages"
    )
    public func webSocketTask(with target: T) -> Socket<SocketMessage, SocketMessage>? { nil }
}
