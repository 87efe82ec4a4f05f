/// Carries requests over HTTP by the best that the platform has: ``CurlBackend`` on Linux, where
/// there is a libcurl, and ``URLSessionBackend`` everywhere else.
///
///     let github = Provider<GitHub>(backend: try NetworkBackend(.init(connectionsPerHost: 2)))
///     print(github.backend)  // CurlBackend (libcurl/7.88.1)
///
/// `Provider()` makes one of its own, with a ``TransportConfiguration`` as most want it.
public struct NetworkBackend: Backend {
    private let backend: any Backend
    private let reason: String

    /// Makes a backend with connections of its own.
    ///
    /// Throws ``ConfigurationFailure`` for what the backend that it is made of cannot do.
    public init(_ configuration: TransportConfiguration = .init()) throws(ConfigurationFailure) {
        if let absence = Curl.absence {
            backend = try URLSessionBackend(configuration)
            reason = "libcurl \(absence)"
        } else {
            backend = try CurlBackend(configuration)
            reason = Curl.version
        }
    }

    /// As most want it, which both can do.
    fileprivate init(asMostWantIt: Void) {
        backend = CurlBackend.usual ?? URLSessionBackend()
        reason = Curl.absence.map { "libcurl \($0)" } ?? Curl.version
    }

    /// Sends `endpoint` and delivers as the transport does that it has taken.
    public func send(_ endpoint: Endpoint) -> Single<Response> { backend.send(endpoint) }
}

extension NetworkBackend: CustomStringConvertible {
    /// What carries the requests, and by what or why: `URLSessionBackend (libcurl was not found)`.
    public var description: String { "\(type(of: backend)) (\(reason))" }
}

extension Backend where Self == NetworkBackend {
    /// A network backend of its own for each use, configured as most want it.
    public static var `default`: NetworkBackend { NetworkBackend(asMostWantIt: ()) }
}
