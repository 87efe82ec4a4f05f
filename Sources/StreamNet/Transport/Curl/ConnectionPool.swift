import CShims
import Foundation

/// The connections of a loop, and the exchanges on them. Used on the loop's thread only.
///
/// A silent connection costs a look each ten seconds, and one that has switched its protocol
/// nothing.
final class ConnectionPool {
    let settings: CurlSettings
    private let poller: Poller
    private let connector: Connector
    private let events = EventBuffer()
    private var origins: [String: OriginConnections] = [:]
    /// The number of origins from which on those without a connection are forgotten.
    private var room = ConnectionPool.remembered
    private var places: [ObjectIdentifier: Place] = [:]
    /// The sessions by their descriptors.
    private var sessions: [Int32: Entry] = [:]
    /// The sessions that may have something to send, or exchanges that have ended.
    private var touched: [Entry] = []
    /// The sessions that are looked at later, in the order of time.
    private var checks = Fifo<Check>()
    private var idleCount = 0
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    /// The silence after which a peer is looked for, and a connection may be too old.
    private static let silence = Duration.seconds(10)
    /// The least number of servers that are remembered without a connection.
    private static let remembered = 1_000

    /// The place of an exchange that has not ended.
    private enum Place {
        case waiting(HTTPExchange, OriginConnections)
        case connecting(Connecting)
        case running(HTTPExchange, Entry)
    }

    /// A session, and what the pool knows of it.
    private final class Entry {
        let session: any HTTPSession
        let origin: OriginConnections
        var isTouched = false
        var isIdle = false
        /// True if it is among those that are looked at later.
        var isChecked = false

        init(_ session: any HTTPSession, _ origin: OriginConnections) {
            (self.session, self.origin) = (session, origin)
        }
    }

    /// A session to look at, unless it is gone by then.
    private struct Check {
        let due: ContinuousClock.Instant
        weak var entry: Entry?
    }

    init(_ poller: Poller, _ settings: CurlSettings) {
        (self.poller, self.settings) = (poller, settings)
        connector = Connector(poller, settings)
    }

    /// True if no exchange runs or waits.
    var isIdle: Bool { places.isEmpty }
    var exchangeCount: Int { places.count }
    var originCount: Int { origins.count }

    /// The longest time until there is something to do besides what is ready; nil without one.
    var maximumWait: Duration? {
        if !touched.isEmpty { return .zero }
        // A second at a time, however many are due.
        let check = checks.first.map { max(.seconds(1), $0.due - .now) }
        return [check, connector.wait, events.maximumWait].compactMap(\.self).min()
    }

    /// True if events wait for a thread that delivers them.
    var isDelivering: Bool { events.maximumWait != nil }

    func execute(_ commands: [CurlTransfer.Command]) {
        for command in commands {
            switch command {
            case .start(let task): start(task)
            case .resume(let task): resume(task)
            case .cancel(let task): cancel(task)
            case .write(let task): resume(task)
            }
        }
        settleAll()
        events.send()
    }

    /// Reads from the connections that are ready, and does what is due.
    func act(on ready: [curl_binding_ready]) {
        for ready in ready {
            if let entry = sessions[ready.socket] {
                touch(entry)
                if ready.what & Int32(CURL_BINDING_IN) != 0 { entry.session.read(&buffer) }
            } else {
                connector.act(on: ready)
            }
        }
        connector.act()
        while let (connecting, error) = connector.next() { end(connecting, error) }
        settleAll()
        check()
        events.send()
    }

    /// Closes the connections that no exchange uses.
    func closeIdle() {
        for entry in sessions.values where entry.session.count == 0 {
            entry.session.close()
            touch(entry)
        }
        settleAll()
    }

    /// Closes all connections.
    func close() {
        for entry in sessions.values { entry.session.close() }
        connector.close()
    }

    /// The connections, for a log.
    var states: [ConnectionState] {
        sessions.values.map { entry in
            let session = entry.session
            return ConnectionState(
                server: entry.origin.name, version: session is HTTP2Session ? 2 : 1,
                requests: session.count, isTLSResumed: session.connection.isResumed,
                idle: session.count == 0 ? .now - session.connection.received : nil)
        }.sorted { ($0.server, $0.requests) < ($1.server, $1.requests) }
    }
}

// Exchanges: they begin on a connection that is there, or wait for one.
extension ConnectionPool {
    private func start(_ task: CurlTransfer) {
        let exchange = HTTPExchange(task, events)
        guard !task.isCancelled else { return exchange.cancel() }
        let origin = origin(of: task)
        guard task.isUpgrade else { return place(exchange, at: origin) }
        do throws(CurlError) {
            let connecting = try connector.connect(to: origin, for: exchange)
            places[ObjectIdentifier(task)] = .connecting(connecting)
        } catch { exchange.end(error) }
    }

    private func origin(of task: CurlTransfer) -> OriginConnections {
        let name = task.head.origin
        if let origin = origins[name] { return origin }
        if origins.count >= room {
            origins = origins.filter { !$0.value.isUnused }
            room = max(Self.remembered, 2 * origins.count)
        }
        let version = settings.version(isSecure: task.head.isSecure)
        let origin = OriginConnections(name, version: version)
        origins[name] = origin
        return origin
    }

    private func place(_ exchange: HTTPExchange, at origin: OriginConnections) {
        if let entry = shared(of: origin) ?? idle(of: origin, for: exchange) {
            return begin(exchange, on: entry)
        }
        places[ObjectIdentifier(exchange.task)] = .waiting(exchange, origin)
        origin.add(exchange)
        connect(to: origin)
    }

    /// Begins an exchange; its request is sent when the turn of the loop is over.
    private func begin(
        _ exchange: HTTPExchange, on entry: Entry,
        _ connecting: Response.Timing.Connecting? = nil
    ) {
        places[ObjectIdentifier(exchange.task)] = .running(exchange, entry)
        if entry.isIdle { idleCount -= 1 }
        entry.isIdle = false
        if entry.origin.hasChoice {
            exchange.task.setMultiplexed(entry.session is HTTP2Session)
        }
        if !entry.isChecked, !exchange.task.isUpgrade { checkLater(entry) }
        exchange.begin(connecting)
        entry.session.begin(exchange)
        touch(entry)
    }

    private func shared(of origin: OriginConnections) -> Entry? {
        for session in origin.shared where isTooOld(session) { session.retire() }
        origin.shared.removeAll(where: \.isRetired)
        let session = origin.shared.first { $0.room > 0 }
        return session.flatMap { sessions[$0.connection.socket] }
    }

    /// Returns a connection that has carried a response, and is open still.
    private func idle(of origin: OriginConnections, for exchange: HTTPExchange) -> Entry? {
        let age =
            exchange.task.isIdempotent || exchange.isRepeated
            ? CurlSettings.idleAge : settings.configuration.maximumIdleTimeForPost
        while !exchange.isRepeated, let session = origin.idle.last {
            // It may have been closed, and its number be that of another one.
            guard !session.connection.isClosed, let entry = sessions[session.connection.socket]
            else {
                origin.idle.removeLast()
                continue
            }
            // The last one is the one that was used last.
            if .now - session.connection.received >= age { return nil }
            origin.idle.removeLast()
            if !isTooOld(session), session.mayBegin(&buffer) { return entry }
            session.close()
            touch(entry)
        }
        return nil
    }

    private func isTooOld(_ session: some HTTPSession) -> Bool {
        guard let age = settings.configuration.maximumConnectionAge else { return false }
        return .now - session.connection.begun >= age
    }

    private func resume(_ task: CurlTransfer) {
        guard case .running(let exchange, let entry)? = places[ObjectIdentifier(task)]
        else { return }
        entry.session.resume(exchange)
        touch(entry)
    }

    private func cancel(_ task: CurlTransfer) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(task)) else { return }
        switch place {
        case .waiting(let exchange, let origin):
            exchange.cancel()
            origin.cancelOne()
            while origin.making.count > origin.wanted(atMost: limit), let last = origin.making.last
            {
                connector.cancel(last)
            }
        case .connecting(let connecting):
            connecting.exchange?.cancel()
            connector.cancel(connecting)
        case .running(let exchange, let entry):
            exchange.cancel()
            entry.session.cancel(exchange)
            touch(entry)
        }
    }
}

// Connections: they are made for exchanges that wait, and closed when they are of no use.
extension ConnectionPool {
    private var limit: Int { settings.configuration.connectionsPerHost }

    private func connect(to origin: OriginConnections) {
        while origin.making.count < origin.wanted(atMost: limit) {
            do throws(CurlError) { _ = try connector.connect(to: origin) } catch {
                return fail(origin, error, nil)
            }
        }
    }

    /// Ends those that wait for a connection which was not made, and have no other one in sight.
    private func fail(
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

    /// Takes over a connection that has been made, or has failed.
    private func end(_ connecting: Connecting, _ error: CurlError?) {
        let (connection, origin) = (connecting.connection, connecting.origin)
        let times = connection.easy.connecting
        var flaw = error
        var session: (any HTTPSession)?
        if flaw == nil {
            do throws(CurlError) {
                session = try settings.session(on: connecting)
            } catch { flaw = error }
        }
        guard let session, flaw == nil else {
            connection.close()
            let error = flaw ?? CurlError(code: CurlError.outOfMemory)
            guard let exchange = connecting.exchange else { return fail(origin, error, times) }
            places[ObjectIdentifier(exchange.task)] = nil
            return exchange.end(error, times)
        }
        let entry = Entry(session, origin)
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

    private func touch(_ entry: Entry) {
        if entry.isTouched { return }
        entry.isTouched = true
        touched.append(entry)
    }

    /// Sends what waits, and ends what has ended, until there is nothing left to do.
    private func settleAll() {
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

    private func settle(_ entry: Entry) {
        let (session, origin) = (entry.session, entry.origin)
        for ending in session.takeEnded() {
            let exchange = ending.exchange
            places[ObjectIdentifier(exchange.task)] = nil
            guard !exchange.isCancelled else { continue }
            if ending.mayRepeat(ifUsed: session.begun > 1) {
                exchange.prepareToRepeat()
                if exchange.needsHTTP1 { useHTTP1(origin) }
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
            if origin.waitingCount > origin.making.count, let exchange = origin.next() {
                return begin(exchange, on: entry)
            }
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

    private func useHTTP1(_ origin: OriginConnections) {
        origin.version = 1
        for session in origin.shared { session.retire() }
        origin.shared = []
    }

    private func remove(_ entry: Entry) {
        let connection = entry.session.connection
        guard sessions[connection.socket] === entry else { return }
        sessions[connection.socket] = nil
        if entry.isIdle { idleCount -= 1 }
        entry.isIdle = false
        entry.origin.idle.removeAll { $0 === entry.session }
        entry.origin.shared.removeAll { $0 === entry.session }
        connector.forget(connection)
        connect(to: entry.origin)
    }
}

// Checks: idle connections become too old, and peers vanish.
extension ConnectionPool {
    private func checkLater(_ entry: Entry) {
        entry.isChecked = true
        checks.append(Check(due: .now + Self.silence, entry: entry))
    }

    private func check() {
        guard let first = checks.first, first.due <= .now else { return }
        let now = ContinuousClock.now
        while let next = checks.first, next.due <= now {
            _ = checks.popFirst()
            guard let entry = next.entry else { continue }
            entry.isChecked = false
            let session = entry.session
            if session.connection.isClosed { continue }
            let silence = now - session.connection.received
            if session.count == 0, silence >= CurlSettings.idleAge || isTooOld(session) {
                session.close()
            } else if session.count > 0, silence >= Self.silence {
                session.check(silentFor: Self.silence)
            }
            checkLater(entry)
            touch(entry)
        }
        settleAll()
    }

    /// Closes an idle connection, one of those that have been looked at longest ago.
    private func closeOldest() {
        while let next = checks.popFirst() {
            guard let entry = next.entry else { continue }
            entry.isChecked = false
            if entry.session.connection.isClosed { continue }
            guard entry.isIdle else {
                checkLater(entry)
                continue
            }
            entry.session.close()
            return touch(entry)
        }
    }
}

extension CurlSettings {
    /// The version of HTTP of a server, where it has no choice.
    fileprivate func version(isSecure: Bool) -> Int? {
        switch configuration.version {
        case .http1: 1
        case .http2: 2
        case .automatic: isSecure && absenceOfHTTP2 == nil ? nil : 1
        }
    }

    /// Returns the session for a connection by the protocol that was agreed on.
    fileprivate func session(
        on connecting: Connecting
    ) throws(CurlError) -> (any HTTPSession)? {
        let (connection, isUpgrade) = (connecting.connection, connecting.exchange != nil)
        connection.begin()
        guard connection.socket >= 0 else { throw CurlError(code: CurlError.noSocket) }
        let isHTTP2 =
            !isUpgrade && connecting.origin.version != 1
            && (connection.version == 2 || configuration.version == .http2)
        if isHTTP2, connection.version == 1 {
            throw .malformed("HTTP/1.1, where HTTP/2 is required")
        }
        if isHTTP2 { return HTTP2Session(connection, limit: connecting.origin.streamLimit) }
        let proxy = connection.isSecure || isUpgrade ? nil : configuration.proxy
        return HTTP1Session(connection, by: proxy)
    }
}
