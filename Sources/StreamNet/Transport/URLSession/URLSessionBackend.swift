import Foundation

/// Sends requests over HTTP with Foundation's URLSession, the same way on every platform.
///
/// Redirects are followed according to ``Redirects``; a 401 is a response; a body that ends early
/// is an error, except for a compressed one on Linux; timeouts are exact to 50 ms, and the time a
/// request waits for a connection does not count. A file is sent without a copy; a streamed body,
/// multipart with files or with much data, is written to a temporary file, so that neither is ever
/// whole in memory.
///
/// It is released, with its connections, after the last provider and the last request.
public final class URLSessionBackend: Backend, RedirectFollowing {
    /// More than any gate lets in.
    private static let mostConnections = 10_000

    private let gate: ConnectionGate
    private let change: @Sendable (inout URLRequest) -> Void
    private let shared: Session
    private let client: SessionDelegate.Client
    private let spool: Spool
    private let settings: TransportConfiguration

    /// The session of the process, with the default configuration, which every platform supports.
    private static let process = Session(.init(), connections: mostConnections) { _ in }

    /// A backend of the session of the process, that delivers by itself.
    static var usual: URLSessionBackend {
        URLSessionBackend(.init(), { _ in }, process, .init(queue: DelegateQueue()))
    }

    /// Makes a backend with connections of its own. Throws ``ConfigurationError`` for fewer
    /// connections than one, for settings that require a ``CurlBackend``, and on Linux, where
    /// URLSession does not support them, for a proxy and for all TLS settings.
    /// - Parameter change: Called before each exchange to change the system's request; it should
    ///   leave timeouts, method, body and URL as they are.
    public convenience init(
        _ configuration: TransportConfiguration = .init(),
        changing change: @escaping @Sendable (inout URLRequest) -> Void = { _ in }
    ) throws(ConfigurationError) {
        try configuration.check()
        try configuration.checkForURLSession()
        try Platform.check(configuration)
        // The gate counts; a stream that it does not count any more still has a connection.
        let session = Session(
            configuration, connections: Self.mostConnections, changing: change)
        self.init(configuration, change, session, SessionDelegate.Client(queue: nil))
    }

    private init(
        _ settings: TransportConfiguration,
        _ change: @escaping @Sendable (inout URLRequest) -> Void, _ shared: Session,
        _ client: SessionDelegate.Client
    ) {
        (self.settings, self.change) = (settings, change)
        (self.shared, self.client) = (shared, client)
        gate = ConnectionGate(settings)
        spool = Spool(in: settings.spoolDirectory)
    }

    /// The settings of all requests.
    public var configuration: TransportConfiguration? { settings }

    /// Sends `endpoint`, and delivers on a queue of the backend. A socket is opened on Apple
    /// platforms; on Linux it fails with ``NetError/request(_:)``, which names ``CurlBackend``.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        RedirectFollower(configuration: settings, exchange: exchange).send(endpoint)
    }

    private func exchange(_ request: EncodedRequest, _ call: Call) -> Single<Response> {
        guard !call.delivery.isUpgraded || Platform.opensSockets else {
            let failure = RequestError(
                .unsupportedScheme, wanted: "CurlBackend, which opens sockets on Linux",
                found: "URLSessionBackend")
            return .error(call.failure(failure))
        }
        return .create { [self] resolve in
            let transfer = Transfer(request, call, resolve)
            gate.enter(request.host, transfer) { [shared, settings, change, spool, client] leave in
                let isAlone = request.body != nil && Platform.bodiesNeedFreshConnections
                let own = isAlone ? Session(settings, connections: 1, changing: change) : nil
                let session = own ?? shared
                switch request.body {
                case nil, .data: session.run(transfer, of: client, sending: nil, leave)
                case .file(let url, _): session.run(transfer, of: client, sending: url, leave)
                case .stream(let source):
                    spool.write(source, for: transfer, leave) { file, leave in
                        session.run(
                            transfer, of: client, sending: file.url, count: file.count, leave)
                    }
                }
            }
            return Disposables.create { transfer.leave() }
        }
    }
}
