import CShims

/// The connections of a loop that switch their protocol: libcurl makes them, and their bytes are
/// sent and received here. Used on the loop's thread only. Silent ones cost nothing.
final class CurlConnections {
    private let settings: CurlSettings
    private let events: EventBuffer
    private let epoll: Epoll
    private var groups: [ConnectionGroup] = []
    private var making: [ConnectionGroup] = []
    private var running: [ObjectIdentifier: CurlConnection] = [:]
    private var byHandle: [curl_binding_easy: CurlConnection] = [:]
    private var bySocket: [Int32: CurlConnection] = [:]
    /// The connections to read from though their sockets may not be ready.
    private var unfinished: [CurlConnection] = []

    init?(_ settings: CurlSettings, _ events: EventBuffer) {
        guard let epoll = Epoll() else { return nil }
        (self.epoll, self.settings, self.events) = (epoll, settings, events)
    }

    var isIdle: Bool { running.isEmpty }
    var descriptor: Int32 { epoll.descriptor }
    var wait: Duration? { unfinished.isEmpty ? making.compactMap(\.wait).min() : .zero }

    func start(_ task: CurlTransfer) {
        guard !task.isCancelled else { return events.add(.gone, for: task) }
        do throws(CurlError) {
            guard let easy = CurlEasy() else { throw CurlError(code: CurlError.outOfMemory) }
            try settings.applyConnecting(task.transfer.request, to: easy)
            guard let group = groupWithRoom() else { throw CurlError(code: CurlError.noSocket) }
            let callbacks = TransferCallbacks(task, events)
            let connection = CurlConnection(easy, group, callbacks, epoll)
            let isFirst = group.isIdle
            try group.add(easy)
            if isFirst { making.append(group) }
            (running[ObjectIdentifier(task)], byHandle[easy.handle]) = (connection, connection)
        } catch { events.add(.end(error, .init()), for: task) }
    }

    private func groupWithRoom() -> ConnectionGroup? {
        if let group = groups.last, group.count < ConnectionGroup.room { return group }
        let former = groups.first { $0.count < ConnectionGroup.room }
        guard former == nil, let group = ConnectionGroup(epoll) else { return former }
        groups.append(group)
        return group
    }

    func cancel(_ task: CurlTransfer) {
        guard let connection = running[ObjectIdentifier(task)] else { return }
        events.add(.gone, for: task)
        release(connection)
    }

    func resume(_ task: CurlTransfer) {
        if let connection = running[ObjectIdentifier(task)] { unfinished.append(connection) }
    }

    func write(_ task: CurlTransfer) {
        guard let connection = running[ObjectIdentifier(task)], connection.isMade else { return }
        end(connection, connection.write(events))
    }

    func work() {
        for connection in exchange(&unfinished, with: []) { read(connection) }
        for ready in epoll.ready() {
            if let connection = bySocket[ready.socket] {
                if ready.what & Int32(CURL_BINDING_OUT) != 0 {
                    end(connection, connection.write(events))
                }
                if ready.what & Int32(CURL_BINDING_IN) != 0 { read(connection) }
            } else {
                epoll.group(of: ready.socket)?.multi.act(on: ready.socket, ready.what)
            }
        }
        let now = ContinuousClock.now
        for group in making {
            group.act(at: now)
            while let (handle, code) = group.multi.nextEnded() { connect(handle, code) }
        }
        making.removeAll(where: \.isIdle)
    }

    private func connect(_ handle: curl_binding_easy, _ code: Int32) {
        guard let connection = byHandle[handle] else { return }
        guard code == 0 else { return end(connection, .ended(connection.easy.error(code))) }
        connection.begin()
        connection.group.endMaking()
        bySocket[connection.socket] = connection
        end(connection, connection.write(events))
    }

    private func read(_ connection: CurlConnection) {
        guard connection.isMade, byHandle[connection.easy.handle] === connection else { return }
        end(connection, connection.read())
    }

    private func end(_ connection: CurlConnection, _ progress: CurlConnection.Progress) {
        switch progress {
        case .waiting: break
        case .more: unfinished.append(connection)
        case .ended(let error):
            guard byHandle[connection.easy.handle] === connection else { return }
            connection.callbacks.end(error, connection.easy.connecting(endedBy: error?.code))
            release(connection)
        }
    }

    private func release(_ connection: CurlConnection) {
        if connection.isMade, bySocket[connection.socket] === connection {
            bySocket[connection.socket] = nil
            epoll.watch(connection.socket, for: 0)
        }
        let group = connection.group
        group.remove(connection.easy, isMade: connection.isMade)
        // It has descriptors of its own.
        if group.count == 0 { groups.removeAll { $0 === group } }
        running[ObjectIdentifier(connection.callbacks.task)] = nil
        byHandle[connection.easy.handle] = nil
    }
}

extension CurlSettings {
    /// Sets the options of a connection for `request`, which libcurl makes, and nothing more.
    fileprivate func applyConnecting(_ request: EncodedRequest, to easy: CurlEasy) throws(CurlError)
    {
        try applyConfiguration(to: easy)
        try easy.set(CURL_BINDING_URL, request.url.absoluteString)
        try easy.useHTTP1()
        try easy.set(CURL_BINDING_CONNECT_ONLY, 1)
        if configuration.proxy != nil { try easy.set(CURL_BINDING_HTTPPROXYTUNNEL, 1) }
    }
}
