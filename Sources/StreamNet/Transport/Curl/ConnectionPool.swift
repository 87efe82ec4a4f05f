import CShims
import Foundation

/// The connections of a loop, and the exchanges on them. Used on the loop's thread only.
final class ConnectionPool {
    let settings: CurlSettings
    private let poller: Poller
    let connector: Connector
    let events = EventBuffer()
    var origins: [String: OriginConnections] = [:]
    /// The number of origins from which on those without a connection are forgotten.
    private var room = ConnectionPool.remembered
    var places: [ObjectIdentifier: Place] = [:]
    var sessions: [Int32: Entry] = [:]
    /// The sessions that may have something to send, or exchanges that have ended.
    var touched: [Entry] = []
    /// The sessions that are looked at later, in the order of time.
    var checks = Buffer<Check>()
    var idleCount = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)

    private static let remembered = 1_000

    init(_ poller: Poller, _ settings: CurlSettings) {
        (self.poller, self.settings) = (poller, settings)
        connector = Connector(poller, settings)
    }

    var isIdle: Bool { places.isEmpty }

    /// The longest time until there is something to do besides what is ready; nil without one.
    var maximumWait: Duration? {
        if !touched.isEmpty { return .zero }
        // Those of a second together, however many are due.
        let check = checks.first.map { max(settings.silence / 10, $0.due - .now) }
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
            case .write(let task):
                if case .running(_, let entry)? = places[ObjectIdentifier(task)] { touch(entry) }
            }
        }
        settleAll()
        events.send()
    }

    func act(on ready: ArraySlice<curl_binding_ready>) {
        defer { events.send() }
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
    }

    func closeIdle() {
        // At once: each would be looked for among all others.
        for origin in origins.values { origin.idle = [] }
        for entry in sessions.values where entry.session.count == 0 {
            entry.session.close()
            touch(entry)
        }
        settleAll()
    }

    func close() {
        for entry in sessions.values { entry.session.close() }
        connector.close()
    }

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

extension ConnectionPool {
    /// The place of an exchange that has not ended.
    enum Place {
        case waiting(HTTPExchange, OriginConnections)
        case connecting(Connecting)
        case running(HTTPExchange, Entry)
    }

    final class Entry {
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
    struct Check {
        let due: ContinuousClock.Instant
        weak var entry: Entry?
    }
}

// Exchanges: they begin on a connection that is there, or wait for one.
extension ConnectionPool {
    func start(_ task: CurlTransfer) {
        let exchange = HTTPExchange(task, events)
        guard !task.isCancelled else { return exchange.cancel() }
        let origin = origin(of: task)
        guard task.isUpgrade else { return place(exchange, at: origin) }
        do throws(CurlError) {
            let connecting = try connector.connect(to: origin, for: exchange)
            places[ObjectIdentifier(task)] = .connecting(connecting)
        } catch { exchange.end(error) }
    }

    func origin(of task: CurlTransfer) -> OriginConnections {
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

    func place(_ exchange: HTTPExchange, at origin: OriginConnections) {
        if let entry = shared(of: origin) ?? idle(of: origin, for: exchange) {
            return begin(exchange, on: entry)
        }
        places[ObjectIdentifier(exchange.task)] = .waiting(exchange, origin)
        origin.add(exchange)
        connect(to: origin)
    }

    /// Begins an exchange; its request is sent when the turn of the loop is over.
    func begin(
        _ exchange: HTTPExchange, on entry: Entry,
        _ connecting: Response.Timing.Connecting? = nil
    ) {
        places[ObjectIdentifier(exchange.task)] = .running(exchange, entry)
        if entry.isIdle { idleCount -= 1 }
        entry.isIdle = false
        if entry.origin.hasChoice { exchange.task.setMultiplexed(entry.session is HTTP2Session) }
        if !entry.isChecked, !exchange.task.isUpgrade { checkLater(entry) }
        exchange.begin(connecting)
        entry.session.begin(exchange)
        touch(entry)
    }

    func shared(of origin: OriginConnections) -> Entry? {
        for session in origin.shared where isTooOld(session) { session.retire() }
        origin.shared.removeAll(where: \.isRetired)
        let session = origin.shared.first { $0.room > 0 }
        return session.flatMap { sessions[$0.connection.socket] }
    }

    /// Returns a connection that has carried a response, and is open still.
    func idle(of origin: OriginConnections, for exchange: HTTPExchange) -> Entry? {
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

    func isTooOld(_ session: some HTTPSession) -> Bool {
        guard let age = settings.configuration.maximumConnectionAge else { return false }
        return .now - session.connection.begun >= age
    }

    func resume(_ task: CurlTransfer) {
        guard case .running(let exchange, let entry)? = places[ObjectIdentifier(task)]
        else { return }
        entry.session.resume(exchange)
        touch(entry)
    }

    func cancel(_ task: CurlTransfer) {
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
