import CShims

/// The easy handles of a loop, one for each transfer. Used on its thread only.
///
/// None runs a second transfer: what libcurl keeps in a handle of a former response has corrupted
/// memory (7.84 to 8.0), and been put in front of the next response (8.23).
final class CurlDriver {
    private let multi: CurlMulti
    private let settings: CurlSettings
    private let events = EventBuffer()
    let connections = IdleConnections()
    private let retired = RetiredConnections()
    /// The connections that switch their protocol, once there has been one.
    private var upgrades: CurlConnections?
    /// The handles whose log is read once their request has been sent.
    private var unread: [CurlEasy] = []
    /// The number of times that libcurl gets a request, which it may repeat by itself, too.
    static let attempts = 5
    /// The hosts whose servers have claimed HTTP/2 on a connection of HTTP/1.
    private var misleading: Set<String> = []
    static let misleadingLimit = 1_000
    private(set) var running: [ObjectIdentifier: CurlEasy] = [:]
    private(set) var byHandle: [curl_binding_easy: CurlEasy] = [:]
    /// The handles with a request body that may not be in memory yet.
    private(set) var sending: [ObjectIdentifier: CurlEasy] = [:]

    init(_ multi: CurlMulti, _ settings: CurlSettings) {
        (self.multi, self.settings) = (multi, settings)
    }

    var isIdle: Bool { running.isEmpty && upgrades?.isIdle ?? true }
    /// A descriptor that can be read when an upgraded connection is ready; -1 is none.
    var descriptor: Int32 { upgrades?.descriptor ?? -1 }

    var maximumWait: Duration? {
        guard let wait = upgrades?.wait else { return events.maximumWait }
        return min(wait, events.maximumWait ?? wait)
    }

    func work(_ commands: [CurlLoop.Command]) {
        for command in commands {
            switch command {
            case .start(let task): start(task)
            case .resume(let task): resume(task)
            case .cancel(let task): cancel(task)
            case .write(let task): upgrades?.write(task)
            }
        }
        // libcurl does not check for the end of early responses while it waits for the body.
        for easy in sending.values where easy.callbacks?.isAnsweredEarly == true { easy.resume() }
        multi.perform()
        upgrades?.work()
        for easy in unread { easy.readLog() }
        unread = []
        endAll()
        events.send()
    }

    /// Ends the transfers that libcurl has ended, and those on a connection that one has broken.
    private func endAll() {
        var ended: [(easy: CurlEasy, code: Int32)] = []
        while let (handle, code) = multi.nextEnded() {
            if let easy = byHandle[handle] { ended.append((easy, code)) }
        }
        for (misled, _) in ended where misled.isMisled { endMixedUp(with: misled) }
        ended.removeAll { byHandle[$0.easy.handle] !== $0.easy }
        // All users of these connections, before any of them is removed.
        let others = ended.filter(\.easy.isBroken).flatMap { easy, code in
            running.values.filter(easy.sharesConnection).map { (easy: $0, code: code) }
        }
        for (easy, code) in ended where !others.contains(where: { $0.easy === easy }) {
            end(easy, code, isAlone: !others.contains { $0.easy.sharesConnection(with: easy) })
        }
        // libcurl reports the end of the connection for these, also as a success.
        for (easy, code) in others where byHandle[easy.handle] === easy {
            easy.closeConnection()
            end(easy, easy.callbacks?.isWhole == true ? 0 : code, isAlone: false)
        }
    }

    /// Ends all transfers of a server that claims HTTP/2 falsely, which then gets HTTP/1 only.
    private func endMixedUp(with misled: CurlEasy) {
        guard let task = misled.callbacks?.task else { return }
        if misleading.count == Self.misleadingLimit { misleading = [] }
        misleading.insert(task.host)
        for easy in running.values where easy.mayBeMixedUp(with: misled) {
            guard let callbacks = easy.callbacks else { continue }
            easy.closeConnection()
            callbacks.endMixedUp()
            release(easy, of: callbacks.task)
        }
    }

    /// Ends a transfer, or starts it again.
    /// - Parameter isAlone: True if no other transfer has used its connection.
    private func end(_ easy: CurlEasy, _ code: Int32, isAlone: Bool) {
        guard let callbacks = easy.callbacks else { return }
        if easy.refusal == .unasked {
            // That connection is closed now, and another one is used.
            release(easy, of: callbacks.task)
            return start(callbacks.task, attempt: easy.attempt)
        }
        var flaw = flaw(of: easy, code, isAlone: isAlone)
        if flaw == nil, mayRepeat(easy, code, isAlone: isAlone) {
            if easy.attempt < Self.attempts {
                release(easy, of: callbacks.task)
                callbacks.task.upload?.rewind()
                return start(callbacks.task, attempt: easy.attempt + 1, isAlone: !isAlone)
            }
            flaw = .unrepeated(after: easy.attempt)
        }
        if easy.connections != nil, let (port, socket) = easy.newConnection {
            connections.add(socket, port: port)
        }
        let isWhole = callbacks.hasHead && easy.isEndedEarly(code)
        let error = flaw ?? (isWhole ? nil : easy.error(code))
        callbacks.end(error, easy.connecting(endedBy: code))
        release(easy, of: callbacks.task)
    }

    /// The error that libcurl reports as another one; nil if there is none.
    private func flaw(of easy: CurlEasy, _ code: Int32, isAlone: Bool) -> CurlError? {
        if easy.refusal == .repeated { return CurlError(code: CurlError.nothing) }
        if easy.refusal == .spent { return .unrepeated(after: easy.attempt) }
        if easy.isBroken, isAlone, easy.callbacks?.hasHead == false {
            return CurlError(code: CurlError.fieldsTooLong)
        }
        return easy.isAgainstProtocol(code)
            ? CurlError(code: CurlError.noHTTP, text: "frames against the protocol of HTTP/2") : nil
    }

    /// True if the connection was lost in front of the response, and the request may be sent again:
    /// it was not processed, or may be twice, on a connection that was open or broke with others.
    private func mayRepeat(_ easy: CurlEasy, _ code: Int32, isAlone: Bool) -> Bool {
        guard easy.callbacks?.isLost(easy.error(code)) == true else { return false }
        let isRepeatable = easy.isReused || easy.isRetired || easy.isBroken || !isAlone
        return easy.isUnprocessed || (easy.isSentOnce ? easy.isUnsent : isRepeatable)
    }

    private func resume(_ task: CurlTransfer) {
        if let easy = running[ObjectIdentifier(task)] { return easy.resume() }
        upgrades?.resume(task)
    }

    private func start(_ task: CurlTransfer, attempt: Int = 1, isAlone: Bool = false) {
        if task.isUpgrade {
            upgrades = upgrades ?? CurlConnections(settings, events)
            if let upgrades { return upgrades.start(task) }
            return events.add(.end(CurlError(code: CurlError.noSocket), .init()), for: task)
        }
        guard !task.isCancelled else { return events.add(.gone, for: task) }
        do throws(CurlError) {
            guard let easy = CurlEasy() else { throw CurlError(code: CurlError.outOfMemory) }
            try settings.apply(task, to: easy)
            easy.callbacks = TransferCallbacks(task, events)
            easy.attempt = attempt
            if isAlone { try easy.takeOwnConnection() }
            if settings.mayBeUnasked(task.transfer.request) { easy.connections = connections }
            if misleading.contains(task.host) { try easy.useHTTP1() }
            if settings.mayMultiplex(task.transfer.request) {
                easy.retired = retired
                // The stream is named when the request is sent, a GOAWAY later.
                if easy.isSentOnce { easy.readLog() } else { unread.append(easy) }
            }
            try multi.add(easy)
            running[ObjectIdentifier(task)] = easy
            if task.upload?.mayWait == true { sending[ObjectIdentifier(task)] = easy }
            byHandle[easy.handle] = easy
        } catch { events.add(.end(error, .init()), for: task) }
    }

    private func cancel(_ task: CurlTransfer) {
        upgrades?.cancel(task)
        guard let easy = running[ObjectIdentifier(task)] else { return }
        events.add(.gone, for: task)
        release(easy, of: task)
    }

    /// Removes the handle; its connection stays open if the transfer has ended well.
    private func release(_ easy: CurlEasy, of task: CurlTransfer) {
        multi.remove(easy)
        running[ObjectIdentifier(task)] = nil
        sending[ObjectIdentifier(task)] = nil
        byHandle[easy.handle] = nil
    }
}
