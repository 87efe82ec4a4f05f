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
@available(
    *, unavailable, renamed: "NetError",
    message: "rejected(response) for statusCode, transport(error) for underlying"
)
public enum MoyaError: Error {
    /// Is ``NetError/rejected(_:)``.
    case statusCode(Response)
    /// Is ``NetError/transport(_:)``.
    case underlying(any Error, Response?)
    /// Is an error of `ResponseMapper`.
    case objectMapping(any Error, Response), jsonMapping(Response), stringMapping(Response)
    /// Is an error of a request.
    case imageMapping(Response), requestMapping(String), parameterEncoding(any Error)

    /// Has another form here.
    public var response: Response? { nil }
}

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

    /// Is `rx(target)` with an attribute.
    @available(*, unavailable, message: "write provider.rx(target), then observe(on:)")
    public func request<T>(
        _ target: T, callbackQueue: DispatchQueue?
    ) -> Single<Response> where Base == Provider<T> { .never() }
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

/// Is ``Inspector``.
@available(
    *, unavailable, renamed: "Inspector",
    message: "its traces have what happened; Stubs.requests has what was sent"
)
public typealias RequestRecorder = Inspector
