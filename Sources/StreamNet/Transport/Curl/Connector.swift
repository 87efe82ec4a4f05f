import CShims

/// Makes connections by libcurl, several at a time. Used on the loop's thread only.
final class Connector {
    private let poller: Poller
    private let settings: CurlSettings
    private var making: [curl_binding_easy: Connecting] = [:]
    private var multi: CurlMulti?

    init(_ poller: Poller, _ settings: CurlSettings) {
        (self.poller, self.settings) = (poller, settings)
    }

    /// The time until `act` has something to do; nil without a limit.
    var wait: Duration? { making.isEmpty ? nil : multi?.wait }

    /// Begins to make a connection: for one exchange, as it will switch its protocol, or for any.
    func connect(
        to origin: OriginConnections, for exchange: HTTPExchange? = nil
    ) throws(CurlError) -> Connecting {
        guard let easy = CurlEasy() else { throw .outOfMemory }
        let isUpgrade = exchange != nil
        try settings.apply(origin.name, isUpgrade: isUpgrade, to: easy)
        guard let multi = multi ?? CurlMulti(poller) else { throw .noSocket }
        self.multi = multi
        let isSecure = origin.name.hasPrefix("https:")
        let protocols = settings.protocols(isHTTP1: isUpgrade || origin.version == 1)
        let session = isSecure ? origin.session : nil
        let tls = session.flatMap { TLSFacts(easy, offering: protocols, $0) }
        let connection = try CurlConnection(easy, multi, poller, isSecure: isSecure, tls)
        let connecting = Connecting(connection, to: origin, for: exchange)
        making[easy.handle] = connecting
        if exchange == nil { origin.making.append(connecting) }
        return connecting
    }

    func act(on ready: curl_binding_ready) { multi?.act(on: ready) }
    func act() { multi?.act() }

    /// Returns a connection that was made, or the error of one that could not be; each once.
    func next() -> (Connecting, CurlError?)? {
        while let (handle, code) = multi?.nextEnded() {
            guard let connecting = remove(handle) else { continue }
            return (connecting, code == 0 ? nil : connecting.connection.error(code))
        }
        return nil
    }

    func cancel(_ connecting: Connecting) {
        _ = connecting.connection.handle.map(remove)
        connecting.connection.close()
    }

    private func remove(_ handle: curl_binding_easy) -> Connecting? {
        guard let connecting = making.removeValue(forKey: handle) else { return nil }
        connecting.origin.making.removeAll { $0 === connecting }
        return connecting
    }

    func close() {
        for connecting in making.values { connecting.connection.close() }
        making = [:]
    }
}
