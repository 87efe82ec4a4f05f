import Foundation

/// Carries requests over HTTP by Foundation's URLSession, the same way on every platform.
///
/// Redirects are followed by ``Redirects``; a 401 is a response; a body that ends early is an
/// error; timeouts are exact to 50 ms, and the time a request waits for a connection does not
/// count. A file is sent from where it is; a streamed body, multipart with files or with much data,
/// goes through a temporary file, so that neither is ever whole in memory.
///
/// Copies of a provider share its backend; the backend and its connections go when the last
/// provider and the last request are gone.
public final class URLSessionBackend: Backend {
    private let gate: ConnectionGate
    private let sessions: Session.Maker
    private let shared: Session
    private let spool: Spool
    private let configuration: TransportConfiguration

    /// Makes a backend with connections of its own, configured as most want it.
    public convenience init() { self.init(checked: TransportConfiguration()) { _ in } }

    /// Makes a backend with connections of its own.
    ///
    /// Throws ``ConfigurationFailure`` for fewer connections than one, for what takes a
    /// ``CurlBackend``, and on Linux, whose URLSession has no such things, for a proxy and for
    /// anything about TLS.
    /// - Parameters:
    ///   - configuration: what holds for all requests.
    ///   - change: what is left to say about the system's request, called before each exchange; it
    ///     should leave timeouts, method, body and URL as they are.
    public convenience init(
        _ configuration: TransportConfiguration,
        changing change: @escaping @Sendable (inout URLRequest) -> Void = { _ in }
    ) throws(ConfigurationFailure) {
        try configuration.check()
        try configuration.checkForURLSession()
        try Platform.check(configuration)
        self.init(checked: configuration, change)
    }

    private init(
        checked configuration: TransportConfiguration,
        _ change: @escaping @Sendable (inout URLRequest) -> Void
    ) {
        self.configuration = configuration
        gate = ConnectionGate(configuration)
        sessions = Session.Maker(configuration: configuration, change: change)
        shared = sessions.session(connections: configuration.connectionsPerHost)
        spool = Spool(in: configuration.spoolDirectory)
    }

    /// Sends `endpoint` and delivers on a queue of the backend.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        Conversation(configuration: configuration, exchange: exchange).send(endpoint)
    }

    /// One request and its response, without redirects.
    private func exchange(_ request: EncodedRequest, _ journey: Journey) -> Single<Response> {
        .create { [self] resolve in
            let transfer = Transfer(request, journey, resolve)
            gate.enter(request.host, transfer) { [shared, sessions, spool] leave in
                let isAlone = request.body != nil && Platform.bodiesNeedFreshConnections
                let session = isAlone ? sessions.session(connections: 1) : shared
                switch request.body {
                case nil, .data: session.run(transfer, sending: nil, leave)
                case .file(let url, _): session.run(transfer, sending: url, leave)
                case .stream(let source):
                    spool.write(source, for: transfer) { file in
                        guard let file else { return leave() }
                        session.run(transfer, sending: file.url) {
                            withExtendedLifetime(file) { leave() }
                        }
                    }
                }
            }
            return Disposables.create { transfer.leave() }
        }
    }
}

extension EncodedRequest {
    /// What the connection limit counts by.
    var host: String { "\(url.host() ?? ""):\(url.port ?? 0)" }
}
