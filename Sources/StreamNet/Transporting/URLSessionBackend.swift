import Foundation

/// Carries requests over HTTP by Foundation's URLSession, the same way on every platform.
///
/// Redirects are followed as RFC 9110 §15.4 says, up to a limit, and lose their credentials when
/// they lead to another host; a 401 is a response; a body that ends early is an error; timeouts are
/// exact to 50 ms, and the time a request waits for a connection does not count. A file is sent
/// from where it is; a streamed body, multipart with files or with much data, goes through a
/// temporary file, so that neither is ever whole in memory.
///
/// Copies of a provider share its backend; the backend and its connections go when the last
/// provider and the last request are gone.
public final class URLSessionBackend: Backend {
    private let gate: ConnectionGate
    private let shared: Session
    private let spool: Spool
    private let redirectLimit: Int

    /// Makes a backend with connections of its own.
    /// - Parameters:
    ///   - connectionsPerHost: how many requests to one host may run at a time; the others wait
    ///     for their turn. At least 1.
    ///   - redirectLimit: how many redirects are followed before the request fails; 0 delivers
    ///     every redirect as the response that it is.
    ///   - spoolDirectory: where streamed bodies are while they are sent; each takes as much room
    ///     as it has bytes, and is removed whatever happens to the request.
    public init(
        connectionsPerHost: Int = 6, redirectLimit: Int = 20,
        spoolDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        let connections = max(1, connectionsPerHost)
        gate = ConnectionGate(limit: connections)
        shared = Session(connectionsPerHost: connections)
        spool = Spool(in: spoolDirectory)
        self.redirectLimit = max(0, redirectLimit)
    }

    /// Sends `endpoint` and delivers on a queue of the backend.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            return follow(request, Deadline(endpoint), redirectsLeft: redirectLimit)
        }
    }

    private func follow(
        _ request: EncodedRequest, _ deadline: Deadline, redirectsLeft: Int
    ) -> Single<Response> {
        exchange(request, deadline).flatMap { [self] response in
            guard redirectLimit > 0, let location = response.redirectLocation else {
                return .just(response)
            }
            guard redirectsLeft > 0 else {
                throw deadline.failure(.tooManyRedirects(limit: redirectLimit))
            }
            guard let next = request.redirected(to: location, status: response.status) else {
                throw deadline.failure(.redirectRefused, detail: URLText(location).summary)
            }
            return follow(next, deadline, redirectsLeft: redirectsLeft - 1)
        }
    }

    /// One request and its response, without redirects.
    private func exchange(_ request: EncodedRequest, _ deadline: Deadline) -> Single<Response> {
        .create { [self] resolve in
            let transfer = Transfer(request, deadline, resolve)
            gate.enter(request.host, transfer) { [shared, spool] leave in
                let isAlone = request.body != nil && Platform.bodiesNeedFreshConnections
                let session = isAlone ? Session(connectionsPerHost: 1) : shared
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
            return Disposables.create { transfer.stop(NetError.cancelled) }
        }
    }
}

extension Backend where Self == URLSessionBackend {
    /// A network backend of its own for each use.
    public static var `default`: URLSessionBackend { URLSessionBackend() }
}

extension EncodedRequest {
    /// What the connection limit counts by.
    fileprivate var host: String { "\(url.host() ?? ""):\(url.port ?? 0)" }
}
