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
        transfer.receive(Response(status: 101, headers: headers))
        run()
    }

    func pause() { state.withLock { $0.isPaused = true } }

    func resume() {
        state.withLock { $0.isPaused = false }
        run()
    }

    /// Ends the conversation, and reports the messages that it still expected.
    func cancel() {
        let steps = state.withLock { state in
            defer { (state.isOver, state.steps) = (true, []) }
            return state.steps
        }
        timer.job.dispose()
        for case .expect(let wanted, _) in steps.map(\.kind) {
            script.report(.unused("\(transfer.call.endpoint): wanted \(wanted)"))
        }
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
                case .message(let message): state.inbox.append(message)
                case .ping(let payload): answers.append(state.writer.pong(payload))
                case .pong: break
                case .close(let close):
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
                } catch { stop(error) }
            case .expect(let wanted, let isExpected):
                guard let message, !isExpected(message) else { continue }
                script.report(.unexpected("\(transfer.call.endpoint): wanted \(wanted)", message))
                end(SocketClose(1008, "wanted \(wanted)"))
            case .wait(let duration):
                guard duration > .zero else { continue }
                timer.set(duration) { [self] in
                    state.withLock { $0.isWaiting = false }
                    run()
                }
            case .close(let close): end(close)
            case .failure(let error): stop(error(transfer.call.endpoint))
            }
        }
    }

    private func stop(_ error: any Error) {
        cancel()
        transfer.stop(error)
    }

    /// Sends a close, behind which there are no steps.
    private func end(_ close: SocketClose) {
        let frame = state.withLock { state in
            state.steps = []
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
        steps = steps.dropFirst()
        return (step.kind, message)
    }
}
