import Foundation

// Names of async-http-client and SwiftNIO that have another form here, so that the compiler says
// which. In a file that imports theirs, too, theirs are meant: it prefers what is available.

/// Is a ``Provider``, with a ``Backend``.
@available(
    *, unavailable,
    message: "a Provider sends requests: Provider<Shop>(); connections belong to a Backend"
)
public struct HTTPClient {
    /// Has another form here.
    public enum EventLoopGroupProvider { case singleton, createNew }

    /// Is ``TransportConfiguration``.
    @available(*, unavailable, message: "write TransportConfiguration(…) for a backend")
    public struct Configuration {
        /// Has another form here.
        public init(
            tlsConfiguration: TLSConfiguration? = nil,
            redirectConfiguration: Redirect? = nil,
            timeout: Timeout? = nil, connectionPool: Duration? = nil, proxy: Proxy? = nil,
            decompression: Decompression? = nil
        ) {}
        /// Has another form here.
        public struct Timeout {
            /// Has another form here.
            public init(connect: Duration? = nil, read: Duration? = nil) {}
        }
        /// Has another form here.
        public struct Proxy {
            /// Has another form here.
            public static func server(host: String, port: Int) -> Self { Self() }
        }
        /// Has another form here.
        public enum Redirect { case disallow, follow(max: Int, allowCycles: Bool) }
        /// Has another form here.
        public enum Decompression { case enabled(limit: Limit), disabled }
        /// Has another form here.
        public enum Limit { case none, size(Int), ratio(Int) }
    }

    /// Has another form here.
    public static var shared: HTTPClient { HTTPClient(eventLoopGroupProvider: .singleton) }

    /// Has another form here.
    public init(eventLoopGroupProvider: EventLoopGroupProvider = .singleton) {}

    /// Has another form here.
    public init(
        eventLoopGroupProvider: EventLoopGroupProvider = .singleton, configuration: Configuration
    ) {}

    /// Has another form here.
    public func execute(
        _ request: HTTPClientRequest, timeout: Duration, logger: Any? = nil
    ) async throws -> Response { throw NetError.cancelled }

    /// Has another form here.
    public func execute(
        _ request: HTTPClientRequest, deadline: DispatchTime, logger: Any? = nil
    ) async throws -> Response { throw NetError.cancelled }

    /// Has another form here.
    public func get(url: String, deadline: DispatchTime? = nil) -> Single<Response> { .never() }

    /// Has another form here.
    public func shutdown() async throws {}

    /// Has another form here.
    public func syncShutdown() throws {}
}

/// Is a ``Target``, or an ``Endpoint``.
@available(*, unavailable, message: "declare a Target, or write an Endpoint")
public struct HTTPClientRequest {
    /// Has another form here.
    public var method = HTTPMethod.get
    /// Has another form here.
    public var headers: HTTPHeaders = [:]

    /// Has another form here.
    public init(url: String) {}
}

/// Is ``Response``.
@available(*, unavailable, renamed: "Response")
public typealias HTTPClientResponse = Response

/// Is ``Attributes/progress`` and a streamed delivery.
@available(*, unavailable, message: "write .progress { … }, or .delivery(.streamed) for the bytes")
public typealias HTTPClientResponseDelegate = Plugin

/// Is ``NetError``.
@available(*, unavailable, message: "the errors of requests are NetError")
public enum HTTPClientError: Error {
    case deadlineExceeded, connectTimeout, readTimeout, cancelled, remoteConnectionClosed
}

/// Is ``TransportConfiguration/TLS``.
@available(*, unavailable, message: "write TransportConfiguration(tls: …) for a backend")
public struct TLSConfiguration {
    /// Has another form here.
    public static func makeClientConfiguration() -> Self { Self() }
}

/// Is `Single`.
@available(*, unavailable, renamed: "Single")
public typealias EventLoopFuture<Value: Sendable> = Single<Value>

/// Is `Data`.
@available(*, unavailable, message: "a body is Data, and a stream of bytes a ByteStream")
public typealias ByteBuffer = Data

extension Provider {
    /// Is ``request(_:_:)-(T,_)``.
    @available(*, unavailable, message: "write request(target, .timeout(.seconds(30)))")
    public func execute(
        _ target: T, timeout: Duration, logger: Any? = nil
    ) async throws -> Response { throw NetError.cancelled }

    /// Is not needed.
    @available(*, unavailable, message: "a backend closes its connections when it is released")
    public func shutdown() async throws {}

    /// Is ``request(_:_:)-(T,_)``.
    @available(*, unavailable, message: "write request(target, .timeout(.seconds(30)))")
    public func execute(
        _ target: T, deadline: DispatchTime, logger: Any? = nil
    ) async throws -> Response { throw NetError.cancelled }
}

extension Payload {
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:)")
    public static func bytes(_ bytes: some Sequence<UInt8>) -> Payload { .none }

    /// Has another name.
    @available(*, unavailable, message: "write .stream(_:contentType:)")
    public static func stream(_ bytes: Any, length: BodyLength) -> Payload { .none }
}

/// The length of a body in async-http-client.
@_documentation(visibility: internal)
public enum BodyLength {
    case unknown
    case known(Int)
}

extension HTTPMethod {
    /// Is ``get``.
    @available(*, unavailable, renamed: "get")
    public static var GET: HTTPMethod { .get }
    /// Is ``post``.
    @available(*, unavailable, renamed: "post")
    public static var POST: HTTPMethod { .post }
    /// Is ``put``.
    @available(*, unavailable, renamed: "put")
    public static var PUT: HTTPMethod { .put }
    /// Is ``patch``.
    @available(*, unavailable, renamed: "patch")
    public static var PATCH: HTTPMethod { .patch }
    /// Is ``delete``.
    @available(*, unavailable, renamed: "delete")
    public static var DELETE: HTTPMethod { .delete }
}

extension HTTPHeaders {
    /// Is ``add(_:_:)``.
    @available(*, unavailable, renamed: "add(_:_:)")
    public mutating func add(name: String, value: String) {}

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\"")
    public mutating func replaceOrAdd(name: String, value: String) {}

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] = nil")
    public mutating func remove(name: String) {}

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"]")
    public func first(name: String) -> String? { nil }
}

extension HTTPHeaders {
    /// Is a dictionary literal.
    @available(*, unavailable, message: "write [\"Accept\": \"text/html\"]")
    public init(_ fields: [(String, String)]) { self.init() }

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] != nil")
    public func contains(name: String) -> Bool { false }

    /// Is ``values(for:)``.
    @available(*, unavailable, message: "write headers.values(for: \"Accept\")")
    public subscript(canonicalForm name: String) -> [Substring] { [] }
}

extension Data {
    /// Is the attribute ``Attributes/delivery``.
    @available(
        *, unavailable,
        message: "a body is collected: leave it out; .delivery(.buffered(upTo:)) limits it"
    )
    public func collect(upTo limit: Int) async throws -> Data { self }
}

extension ObservableType {
    /// Is `value` of a single.
    @available(*, unavailable, message: "try await single.value")
    public func wait() throws -> Element { throw NetError.cancelled }

    /// Is `value` of a single.
    @available(*, unavailable, message: "try await single.value")
    public func get() async throws -> Element { throw NetError.cancelled }

    /// Is a subscription.
    @available(*, unavailable, message: "subscribe(onSuccess:onFailure:)")
    public func whenComplete(_ callback: (Result<Element, any Error>) -> Void) {}

    /// Is a subscription.
    @available(*, unavailable, renamed: "subscribe(onSuccess:)")
    public func whenSuccess(_ callback: (Element) -> Void) {}

    /// Is a subscription.
    @available(*, unavailable, message: "subscribe(onSuccess:onFailure:)")
    public func whenFailure(_ callback: (any Error) -> Void) {}
}
