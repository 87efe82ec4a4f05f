/// Sends requests over HTTP with the best transport of the platform: ``CurlBackend`` on Linux, if
/// there is a libcurl, and ``URLSessionBackend`` everywhere else.
///
///     let github = Provider<GitHub>(
///         backend: try NetworkBackend(.init(connectionsPerHost: 2)))
///     // CurlBackend (libcurl/7.88.1, in the process; gzip, deflate, br)
///     print(github.backend)
///
/// Backends with the default ``TransportConfiguration``, such as that of `Provider()`, share one
/// transport, with its thread and its connections. The limits of ``TransportConfiguration`` are
/// those of each, and so is delivery: a subscriber that blocks delays no other backend.
public struct NetworkBackend: Backend, RedirectFollowing, CustomStringConvertible {
    private let backend: any Backend

    /// Makes a backend with connections of its own; throws for settings that its transport lacks.
    public init(_ configuration: TransportConfiguration = .init()) throws(ConfigurationError) {
        backend =
            Curl.absence == nil
            ? try CurlBackend(configuration) : try URLSessionBackend(configuration)
    }

    fileprivate init(over backend: any Backend) { self.backend = backend }

    /// The settings of the chosen transport.
    public var configuration: TransportConfiguration? { backend.configuration }
    /// Sends `endpoint`, and delivers as the chosen transport does.
    public func send(_ endpoint: Endpoint) -> Single<Response> { backend.send(endpoint) }
    /// Closes the connections that no request uses, as ``CurlBackend/closeIdleConnections()`` does;
    /// nothing happens with URLSession, which looks after its own.
    public func closeIdleConnections() { (backend as? CurlBackend)?.closeIdleConnections() }

    /// Returns the connections as ``CurlBackend/connections()`` does; none with URLSession.
    public func connections() async -> [ConnectionState] {
        await (backend as? CurlBackend)?.connections() ?? []
    }

    /// The description of ``CurlBackend``, or `URLSessionBackend (libcurl was not found)`.
    public var description: String {
        Curl.absence.map { "URLSessionBackend (libcurl \($0))" } ?? "\(backend)"
    }
}

extension Backend where Self == NetworkBackend {
    /// A network backend with the default configuration, which uses the connections of the process.
    /// Each use has limits and a delivery of its own.
    public static var `default`: NetworkBackend {
        NetworkBackend(over: CurlBackend.usual ?? URLSessionBackend.usual)
    }
}
