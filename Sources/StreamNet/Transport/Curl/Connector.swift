import CShims

/// Makes connections by libcurl, several at a time. Used on the loop's thread only.
final class Connector {
    private let poller: Poller
    private let settings: CurlSettings
    private var making: [curl_binding_easy: Connecting] = [:]
    /// The groups with room, and those of which a connection is being made.
    private var groups: [ConnectionGroup] = []
    private var busy: [ConnectionGroup] = []

    init(_ poller: Poller, _ settings: CurlSettings) {
        (self.poller, self.settings) = (poller, settings)
    }

    /// The time until `act` has something to do; nil without a limit.
    var wait: Duration? { busy.compactMap(\.wait).min() }

    /// Begins to make a connection: for one exchange, as it will switch its protocol, or for any.
    @discardableResult func connect(
        to origin: OriginConnections, for exchange: HTTPExchange? = nil
    ) throws(CurlError) -> Connecting {
        guard let easy = CurlEasy()
        else { throw CurlError(code: CurlError.outOfMemory) }
        let isUpgrade = exchange != nil
        try settings.apply(origin.name, isUpgrade: isUpgrade, to: easy)
        guard let group = groupWithRoom() else { throw CurlError(code: CurlError.noSocket) }
        let isSecure = origin.name.hasPrefix("https:")
        let protocols = settings.protocols(isHTTP1: isUpgrade || origin.version == 1)
        let session = isSecure ? origin.session : nil
        let tls = session.flatMap { TLSFacts(easy, offering: protocols, $0) }
        let connection = try CurlConnection(easy, group, poller, isSecure: isSecure, tls)
        if !group.hasRoom { groups.removeAll { $0 === group } }
        if !busy.contains(where: { $0 === group }) { busy.append(group) }
        let connecting = Connecting(connection, to: origin, for: exchange)
        making[easy.handle] = connecting
        if exchange == nil { origin.making.append(connecting) }
        return connecting
    }

    private func groupWithRoom() -> ConnectionGroup? {
        if let group = groups.last { return group }
        guard let group = ConnectionGroup(poller) else { return nil }
        groups.append(group)
        return group
    }

    func act(on ready: curl_binding_ready) {
        poller.group(of: ready.socket)?.act(on: ready.socket, ready.what)
    }

    func act() {
        let now = ContinuousClock.now
        for group in busy { group.act(at: now) }
    }

    /// Returns a connection that was made, or the error of one that could not be; each once.
    func next() -> (Connecting, CurlError?)? {
        for group in busy {
            while let (handle, code) = group.nextEnded() {
                guard let connecting = remove(handle) else { continue }
                return (connecting, code == 0 ? nil : connecting.connection.easy.error(code))
            }
        }
        busy.removeAll(where: \.isIdle)
        return nil
    }

    /// Ends making a connection.
    func cancel(_ connecting: Connecting) {
        _ = remove(connecting.connection.easy.handle)
        connecting.connection.close()
        forget(connecting.connection)
    }

    private func remove(_ handle: curl_binding_easy) -> Connecting? {
        guard let connecting = making.removeValue(forKey: handle) else { return nil }
        connecting.origin.making.removeAll { $0 === connecting }
        return connecting
    }

    /// Gives the place of a connection that is closed to another one.
    func forget(_ connection: CurlConnection) {
        let group = connection.group
        if group.count == 0, groups.count > 1 {
            // It has descriptors of its own.
            groups.removeAll { $0 === group }
        } else if group.count == ConnectionGroup.room - 1 {
            groups.append(group)
        }
    }

    func close() {
        for connecting in making.values { connecting.connection.close() }
        making = [:]
    }
}
