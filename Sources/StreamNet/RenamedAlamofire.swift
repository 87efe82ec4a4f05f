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

extension Retry {
    /// Is `init(_:)`.
    @available(*, unavailable, message: "write Retry(3)")
    public init(retryLimit: Int) { self.init() }
}

extension Provider {
    /// Is ``open(_:_:)``.
    @available(
        *, unavailable,
        message: "open(target) opens a WebSocket, and rx.socket(target) is a stream of its messages"
    )
    public func webSocketTask(with target: T) -> Socket<SocketMessage, SocketMessage>? { nil }
}
