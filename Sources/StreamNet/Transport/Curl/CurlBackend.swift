import Foundation

/// Carries requests over HTTP by libcurl, on Linux, where it costs a sixth of what URLSession
/// does, or less, and has none of its faults.
///
/// Redirects, cookies, timeouts, deliveries and progress are as those of ``URLSessionBackend``.
/// What differs: a sender who is faster than the reader of a stream is slowed down, connections are
/// used again for requests with a body, too, if they may be sent twice, and a streamed body whose
/// length is known does not go through a file.
///
/// The backend has one thread, from its first request on. It delivers what it hears one thing at a
/// time, on a thread that runs tasks, or on one of its own where these are busy.
/// Copies of a provider share it; it goes, with its connections, when the last provider and the
/// last request are gone.
public final class CurlBackend: Backend {
    private let gate: ConnectionGate
    private let loop: CurlLoop
    private let spool: Spool
    private let configuration: TransportConfiguration

    /// Makes a backend with connections of its own.
    ///
    /// Throws ``ConfigurationFailure`` for fewer connections than one, for what the process's
    /// libcurl cannot do, and where there is no libcurl from 7.68 on: on Apple platforms, and where
    /// it is neither linked nor to be found as `libcurl.so.4`.
    /// - Parameter configuration: what holds for all requests.
    public convenience init(
        _ configuration: TransportConfiguration = .init()
    ) throws(ConfigurationFailure) {
        if let absence = Curl.absence {
            throw ConfigurationFailure(wanted: "libcurl", found: "that it \(absence)")
        }
        try configuration.check()
        let settings = CurlSettings(configuration)
        try settings.check()
        self.init(checked: configuration, settings)
    }

    private init(checked configuration: TransportConfiguration, _ settings: CurlSettings) {
        self.configuration = configuration
        gate = ConnectionGate(configuration)
        loop = CurlLoop(settings)
        spool = Spool(in: configuration.spoolDirectory)
    }

    /// One with the usual configuration, which any libcurl can do; nil where there is none.
    static var usual: CurlBackend? {
        guard Curl.absence == nil else { return nil }
        let configuration = TransportConfiguration()
        return CurlBackend(checked: configuration, CurlSettings(configuration))
    }

    deinit { loop.retire() }

    /// Sends `endpoint`; what cannot be sent fails at once, all else is delivered later, as said
    /// above.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        Conversation(configuration: configuration, exchange: exchange).send(endpoint)
    }

    /// One request and its response, without redirects.
    private func exchange(_ request: EncodedRequest, _ journey: Journey) -> Single<Response> {
        .create { [self] resolve in
            let transfer = Transfer(request, journey, resolve)
            gate.enter(request.host, transfer) { [loop, spool] leave in
                switch request.body {
                case nil: loop.run(transfer, sending: nil, leave)
                case .stream(let source) where source.count == nil:
                    spool.write(source, for: transfer) { file in
                        guard let file else { return leave() }
                        loop.run(transfer, sendingFile: file.url) {
                            withExtendedLifetime(file) { leave() }
                        }
                    }
                case .file(let url, _): loop.run(transfer, sendingFile: url, leave)
                case .data(let data)?:
                    loop.run(transfer, sending: CurlFeed(.data(data), count: data.count), leave)
                case .stream(let source):
                    let feed = CurlFeed(.stream(source), count: source.count ?? 0)
                    loop.run(transfer, sending: feed, leave)
                }
            }
            return Disposables.create { transfer.leave() }
        }
    }
}

extension CurlLoop {
    /// The size of the file is looked at again: it may have waited long for its turn.
    fileprivate func run(
        _ transfer: Transfer, sendingFile file: URL, _ finished: @escaping @Sendable () -> Void
    ) {
        let body: RequestBody
        do throws(RequestFailure) { body = try RequestBody(file: file) } catch {
            transfer.stop(transfer.journey.failure(error))
            return finished()
        }
        run(transfer, sending: CurlFeed(body, count: body.count ?? 0), finished)
    }
}
