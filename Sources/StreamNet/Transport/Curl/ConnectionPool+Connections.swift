import CShims

// Connections: they are made for exchanges that wait, and closed when they are of no use.
extension ConnectionPool {
    var limit: Int { settings.configuration.connectionsPerHost }

    func connect(to origin: OriginConnections) {
        while origin.making.count < origin.wanted(atMost: limit) {
            do throws(CurlError) { _ = try connector.connect(to: origin) } catch {
                return fail(origin, error, nil)
            }
        }
    }

    /// Ends those that wait for a connection which was not made, and have no other one in sight.
    func fail(
        _ origin: OriginConnections, _ error: CurlError, _ connecting: Response.Timing.Connecting?
    ) {
        while origin.shared.isEmpty,
            origin.waitingCount > (origin.version == 1 ? origin.making.count : 0),
            let exchange = origin.next()
        {
            places[ObjectIdentifier(exchange.task)] = nil
            exchange.end(error, connecting)
        }
    }

    func end(_ connecting: Connecting, _ error: CurlError?) {
        let (connection, origin) = (connecting.connection, connecting.origin)
        let times = connection.connecting
        let session: any HTTPSession
        do throws(CurlError) {
            if let error { throw error }
            session = try settings.session(on: connecting)
        } catch {
            connection.close()
            guard let exchange = connecting.exchange else { return fail(origin, error, times) }
            places[ObjectIdentifier(exchange.task)] = nil
            return exchange.end(error, times)
        }
        let entry = Entry(session, origin)
        // One that was closed in this turn may have had the same number.
        if let former = sessions[connection.socket] { remove(former) }
        sessions[connection.socket] = entry
        if let exchange = connecting.exchange { return begin(exchange, on: entry, times) }
        let version = session is HTTP2Session ? 2 : 1
        let isFirst = origin.version != version
        origin.version = version
        if let session = session as? HTTP2Session { origin.shared.append(session) }
        var first: Response.Timing.Connecting? = times
        while session.room > 0, let exchange = origin.next() {
            begin(exchange, on: entry, first)
            first = nil
        }
        touch(entry)
        if isFirst { connect(to: origin) }
    }

    func touch(_ entry: Entry) {
        if entry.isTouched { return }
        entry.isTouched = true
        touched.append(entry)
    }

    /// Sends what waits, and ends what has ended, until there is nothing left to do.
    func settleAll() {
        var unfinished: [Entry] = []
        while !touched.isEmpty {
            let all = touched
            touched = []
            for entry in all {
                entry.isTouched = false
                if entry.session.isUnfinished { entry.session.read(&buffer) }
                if !entry.session.connection.isClosed { entry.session.write() }
                settle(entry)
                if entry.session.isUnfinished, !entry.session.connection.isClosed {
                    unfinished.append(entry)
                }
            }
        }
        for entry in unfinished { touch(entry) }
    }

    func settle(_ entry: Entry) {
        let (session, origin) = (entry.session, entry.origin)
        for ending in session.takeEnded() {
            let exchange = ending.exchange
            places[ObjectIdentifier(exchange.task)] = nil
            guard !exchange.isCancelled else { continue }
            if ending.mayRepeat(ifUsed: session.begun > 1) {
                exchange.prepareToRepeat()
                if exchange.needsHTTP1 {
                    origin.version = 1
                    for session in origin.shared { session.retire() }
                    origin.shared = []
                }
                place(exchange, at: origin)
            } else {
                exchange.end(ending.error)
            }
        }
        if session.connection.isClosed { return remove(entry) }
        if let session = session as? HTTP2Session { origin.streamLimit = session.limit }
        if let session = session as? HTTP2Session, session.isRetired {
            origin.shared.removeAll { $0 === session }
            if session.count == 0 {
                session.close()
                return remove(entry)
            }
        }
        guard session.room > 0 else { return connect(to: origin) }
        if let session = session as? HTTP1Session {
            if let exchange = origin.next(onNew: false) { return begin(exchange, on: entry) }
            if entry.isIdle { return }
            entry.isIdle = true
            idleCount += 1
            origin.idle.append(session)
            if !entry.isChecked { checkLater(entry) }
            if idleCount > settings.idleConnections { closeOldest() }
        } else {
            while session.room > 0, let exchange = origin.next() { begin(exchange, on: entry) }
        }
    }

    func remove(_ entry: Entry) {
        let connection = entry.session.connection
        guard sessions[connection.socket] === entry else { return }
        sessions[connection.socket] = nil
        if entry.isIdle { idleCount -= 1 }
        entry.isIdle = false
        entry.origin.idle.removeAll { $0 === entry.session }
        entry.origin.shared.removeAll { $0 === entry.session }
        connect(to: entry.origin)
    }
}

extension CurlSettings {
    /// The version of HTTP of a server, where it has no choice.
    func version(isSecure: Bool) -> Int? {
        switch configuration.version {
        case .http1: 1
        case .http2: 2
        case .automatic: isSecure && absenceOfHTTP2 == nil ? nil : 1
        }
    }

    /// Returns the session for a connection by the protocol that was agreed on.
    fileprivate func session(on connecting: Connecting) throws(CurlError) -> any HTTPSession {
        let (connection, isUpgrade) = (connecting.connection, connecting.exchange != nil)
        try connection.begin()
        let isHTTP2 =
            !isUpgrade && connecting.origin.version != 1
            && (connection.version == 2 || configuration.version == .http2)
        guard isHTTP2 else {
            let proxy = connection.isSecure || isUpgrade ? nil : configuration.proxy
            return HTTP1Session(connection, by: proxy)
        }
        if connection.version == 1 { throw .malformed("HTTP/1.1, where HTTP/2 is required") }
        let session = HTTP2Session(connection, limit: connecting.origin.streamLimit)
        guard let session else { throw .outOfMemory }
        return session
    }
}
