import CurlBinding

/// The easy handles of a loop, one for each transfer. Used on its thread only.
///
/// None runs a second transfer: what libcurl keeps in a handle of a former response has corrupted
/// memory (7.84 to 8.0), and been put in front of the next response (8.23). Connections are kept by
/// the multi handle.
final class CurlDriver {
    private let multi: CurlMulti
    private let settings: CurlSettings
    private let events = EventBuffer()
    let connections = IdleConnections()
    private(set) var running: [ObjectIdentifier: CurlEasy] = [:]
    private(set) var byHandle: [curl_binding_easy: CurlEasy] = [:]
    /// The handles with a request body that may not be in memory yet.
    private(set) var sending: [ObjectIdentifier: CurlEasy] = [:]

    init(_ multi: CurlMulti, _ settings: CurlSettings) {
        self.multi = multi
        self.settings = settings
    }

    var isIdle: Bool { running.isEmpty }

    /// The longest time for which the loop may wait, as no thread delivers its events yet; nil if
    /// one does, or there are none.
    var maximumWait: Duration? { events.maximumWait }

    /// Executes the submitted commands, and all the work that can be done without waiting.
    func work(_ commands: [CurlLoop.Command]) {
        for command in commands {
            switch command {
            case .start(let task): start(task)
            case .resume(let task): running[ObjectIdentifier(task)]?.resume()
            case .cancel(let task): cancel(task)
            }
        }
        lookForEnds()
        multi.perform()
        while let (handle, code) = multi.nextEnded() {
            guard let easy = byHandle[handle], let callbacks = easy.callbacks else { continue }
            if easy.isRefused {
                // That connection is closed now, and another one is used.
                release(easy, of: callbacks.task)
                start(callbacks.task)
                continue
            }
            if easy.connections != nil, let (port, socket) = easy.newConnection {
                connections.add(socket, port: port)
            }
            let lost = easy.isRepeated ? CurlError(code: CurlError.nothing) : nil
            callbacks.end(lost ?? easy.error(code), easy.connecting)
            release(easy, of: callbacks.task)
        }
        events.send()
        events.requestOwnThread()
    }

    /// Makes libcurl check for the end of early responses; it does not check by itself while it
    /// waits for the request body.
    private func lookForEnds() {
        for easy in sending.values where easy.callbacks?.isAnsweredEarly == true { easy.resume() }
    }

    private func start(_ task: CurlTransfer) {
        guard !task.isCancelled else { return events.add(.gone, for: task) }
        do throws(CurlError) {
            guard let easy = CurlEasy() else { throw CurlError(code: CurlError.outOfMemory) }
            try settings.apply(task, to: easy)
            easy.callbacks = TransferCallbacks(task, events)
            if settings.mayBeUnasked(task.transfer.request) { easy.connections = connections }
            try multi.add(easy)
            running[ObjectIdentifier(task)] = easy
            if task.upload?.mayWait == true { sending[ObjectIdentifier(task)] = easy }
            byHandle[easy.handle] = easy
        } catch {
            events.add(.end(error, .init()), for: task)
        }
    }

    private func cancel(_ task: CurlTransfer) {
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
