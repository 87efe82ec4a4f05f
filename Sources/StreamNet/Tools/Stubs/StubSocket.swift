import Foundation
import Locks

/// The server of a stubbed socket: plays a script to a transfer, by the bytes of the protocol.
final class StubSocket: Sendable {
    fileprivate struct State: Sendable {
        var reader = FrameReader(limit: .max, deflate: nil, expectsMasks: true)
        var writer = FrameWriter(deflate: nil, masks: nil)
        var steps: ArraySlice<StubAnswer.SocketStep>
        /// The messages of the client that no step has taken.
        var inbox: [SocketMessage] = []
        var taken = 0
        var ignoresPings = false
        var ignoresClose = false
        /// True if the server has sent a close, behind which no message is read.
        var isClosing = false
        var isWaiting = false
        var isRunning = false
        var isPaused = false
        var isOver = false
    }

    private let state: Mutex<State>
    private let script: StubSocketScript
    private let transfer: Transfer
    private let timer: SerialTimer

    init(_ script: StubSocketScript, _ transfer: Transfer, _ scheduler: any Scheduler) {
        (self.script, self.transfer, timer) = (script, transfer, SerialTimer(on: scheduler))
        state = Mutex(State(steps: script.steps[...]))
    }

    /// Opens the socket, as the client's handshake asks, and begins the conversation.
    func open() {
        var headers = SocketHandshake.answer(to: transfer.request.headers)
        let offered = transfer.request.headers["Sec-WebSocket-Protocol"]?.split(at: ",").first
        let subprotocol = script.subprotocol ?? offered.map { String($0).trimmingBlanks } ?? ""
        if !subprotocol.isEmpty { headers.add("Sec-WebSocket-Protocol", subprotocol) }
        script.findings?.add(self)
        transfer.receive(Response(status: 101, headers: headers))
        run()
    }

    func pause() { state.withLock { $0.isPaused = true } }

    func resume() {
        state.withLock { $0.isPaused = false }
        run()
    }

    /// Ends the conversation, and reports in which way it is not complete.
    func cancel() {
        let last = state.withLock { state in
            defer { (state.isOver, state.steps, state.inbox) = (true, [], []) }
            return state
        }
        timer.job.dispose()
        script.findings?.end(self, differences(in: last))
    }

    /// The steps without a message, and the messages without a step, so far.
    var differences: [StubFinding] { differences(in: state.withLock { $0 }) }

    private func differences(in state: State) -> [StubFinding] {
        var (messages, findings) = (state.inbox[...], [StubFinding]())
        for case .expect(let wanted, let isExpected) in state.steps.map(\.kind) {
            guard let message = messages.popFirst() else {
                findings.append(.unused("\(transfer.call.endpoint): wanted \(wanted)"))
                continue
            }
            if !isExpected(message) { findings.append(unexpected(message, wanted)) }
        }
        let count = script.steps.count
        let wanted = "no message" + (count == 0 ? "" : " behind step \(state.taken) of \(count)")
        return findings + messages.map { unexpected($0, wanted) }
    }

    private func unexpected(_ message: SocketMessage, _ wanted: String) -> StubFinding {
        .unexpected("\(transfer.call.endpoint): wanted \(wanted)", message)
    }

    func receive(_ bytes: Data) {
        var answers: [Data] = []
        var isClosed = false
        let violation = state.withLock { state -> SocketViolation? in
            var received: [FrameReader.Received] = []
            do throws(SocketViolation) {
                try state.reader.read(bytes) { received.append($0) }
            } catch { return error }
            for part in received {
                switch part {
                case .message(let message):
                    if !state.isClosing { state.inbox.append(message) }
                case .ping(let payload):
                    if !state.ignoresPings { answers.append(state.writer.pong(payload)) }
                case .pong: break
                case .close(let close):
                    if state.ignoresClose { continue }
                    answers.append(state.writer.close(close))
                    isClosed = true
                }
            }
            return nil
        }
        if let violation { return transfer.stop(violation) }
        for answer in answers { transfer.receive(answer) }
        guard isClosed else { return run() }
        cancel()
        transfer.complete(nil, nil)
    }

    /// Takes the steps that can be taken now, one thread at a time.
    private func run() {
        guard state.withLock({ $0.begin() }) else { return }
        while let (step, message) = state.withLock({ $0.next() }) {
            switch step {
            case .send(let make):
                do {
                    let message = try make(transfer.call.endpoint)
                    transfer.receive(state.withLock { $0.writer.message(message) })
                } catch { transfer.stop(error) }
            case .expect(let wanted, let isExpected):
                guard let message, !isExpected(message) else { continue }
                script.findings?.report(unexpected(message, wanted))
                // Those behind it are compared with nothing.
                _ = state.withLock { exchange(&$0.inbox, with: []) }
                end(SocketClose(1008, "wanted \(wanted)"))
            case .ignorePings: state.withLock { $0.ignoresPings = true }
            case .ignoreClose: state.withLock { $0.ignoresClose = true }
            case .wait(let duration):
                guard duration > .zero else { continue }
                timer.set(duration) { [self] in
                    state.withLock { $0.isWaiting = false }
                    run()
                }
            case .close(let close): end(close)
            case .failure(let error): transfer.stop(error(transfer.call.endpoint))
            }
        }
    }

    /// Sends a close, behind which there are no steps.
    private func end(_ close: SocketClose) {
        let frame = state.withLock { state in
            (state.steps, state.isClosing) = ([], true)
            return state.writer.close(close)
        }
        transfer.receive(frame)
    }
}

extension StubSocket.State {
    fileprivate mutating func begin() -> Bool {
        defer { isRunning = true }
        return !isRunning
    }

    /// Returns the next step, and the message that it expects; nil if none can be taken now.
    fileprivate mutating func next() -> (StubAnswer.SocketStep.Kind, SocketMessage?)? {
        isRunning = false
        guard !isPaused, !isOver, !isWaiting, let step = steps.first else { return nil }
        var message: SocketMessage?
        switch step.kind {
        case .expect:
            if inbox.isEmpty { return nil }
            message = inbox.removeFirst()
        case .wait(let duration): isWaiting = duration > .zero
        default: break
        }
        isRunning = true
        taken += 1
        steps = steps.dropFirst()
        return (step.kind, message)
    }
}

enum StubFinding: Sendable { case unexpected(String, SocketMessage), unused(String) }

/// The differences of the conversations of a table, also of those that go on.
final class StubFindings: Sendable {
    private struct Conversation: Sendable {
        let number: Int
        weak var socket: StubSocket?
    }

    private struct State: Sendable {
        var found: [StubFinding] = []
        var count = 0
        var open: [ObjectIdentifier: Conversation] = [:]
    }

    private let state = Mutex(State())

    /// The differences so far, those of the open conversations last, in the order of these.
    var all: [StubFinding] {
        let (found, open) = state.withLock { ($0.found, Array($0.open.values)) }
        let sockets = open.sorted { $0.number < $1.number }.compactMap(\.socket)
        return found + sockets.flatMap(\.differences)
    }

    func report(_ finding: StubFinding) { state.withLock { $0.found.append(finding) } }

    func add(_ socket: StubSocket) {
        state.withLock { state in
            state.count += 1
            state.open[ObjectIdentifier(socket)] = .init(number: state.count, socket: socket)
        }
    }

    func end(_ socket: StubSocket, _ findings: [StubFinding]) {
        state.withLock { state in
            state.open[ObjectIdentifier(socket)] = nil
            state.found += findings
        }
    }
}
