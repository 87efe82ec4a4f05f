import Foundation
import Locks

/// A WebSocket of URLSession, whose messages it turns into the frames of a transfer, and back.
final class SessionSocket: TransferHandle {
    private struct State: Sendable {
        var reader = FrameReader(limit: .max, deflate: nil, expectsMasks: true)
        var writer = FrameWriter(deflate: nil, masks: nil)
        var isPaused = false
        var isReceiving = false

        /// True if the next message is to be received; once for each.
        mutating func begin() -> Bool {
            if isPaused || isReceiving { return false }
            isReceiving = true
            return true
        }
    }

    let canPause = true
    private let task: URLSessionWebSocketTask
    private let transfer: Transfer
    private let state = Mutex(State())

    init(_ task: URLSessionWebSocketTask, of transfer: Transfer) {
        (self.task, self.transfer) = (task, transfer)
    }

    func open(_ subprotocol: String?) {
        var headers = SocketHandshake.answer(to: transfer.request.headers)
        if let subprotocol { headers.add("Sec-WebSocket-Protocol", subprotocol) }
        transfer.receive(Response(status: 101, headers: headers))
        receive()
    }

    private func receive() {
        guard state.withLock({ $0.begin() }) else { return }
        task.receive { [self] result in
            let frame = state.withLock { state -> Data? in
                state.isReceiving = false
                return (try? result.get()).map { state.writer.message(SocketMessage($0)) }
            }
            // The end of the task reports the error.
            guard let frame else { return }
            transfer.receive(frame)
            receive()
        }
    }

    func close(_ code: Int, _ reason: Data?) {
        let reason = String(decoding: reason ?? Data(), as: UTF8.self)
        transfer.receive(state.withLock { $0.writer.close(SocketClose(code, reason)) })
    }

    func pause() { state.withLock { $0.isPaused = true } }

    func resume() {
        state.withLock { $0.isPaused = false }
        receive()
    }

    func cancel() { Session.cancelling.async { [task] in task.cancel() } }

    func write(_ bytes: Data, _ sent: @escaping SentCallback) {
        // Each call has the bytes of one frame, which is this library's own.
        let part = state.withLock { state -> FrameReader.Received? in
            var part: FrameReader.Received?
            try? state.reader.read(bytes) { part = $0 }
            return part
        }
        switch part {
        case .message(let message):
            return task.send(.init(message)) { error in if error == nil { sent()?() } }
        case .ping(let payload):
            task.sendPing { [self] error in
                guard error == nil else { return }
                transfer.receive(state.withLock { $0.writer.pong(payload) })
            }
        case .close(let close):
            let code = URLSessionWebSocketTask.CloseCode(rawValue: close.code)
            task.cancel(with: code ?? .noStatusReceived, reason: Data(close.reason.utf8))
        // The task answers pings by itself.
        case .pong, nil: break
        }
        sent()?()
    }
}

extension SessionDelegate: URLSessionWebSocketDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didOpenWithProtocol subprotocol: String?
    ) { deliver(webSocketTask) { $0.open(subprotocol) } }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith code: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) { deliver(webSocketTask) { $0.close(code.rawValue, reason) } }
}

extension SocketMessage {
    fileprivate init(_ message: URLSessionWebSocketTask.Message) {
        switch message {
        case .string(let text): self = .text(text)
        case .data(let bytes): self = .binary(bytes)
        @unknown default: self = .binary(Data())
        }
    }
}

extension URLSessionWebSocketTask.Message {
    fileprivate init(_ message: SocketMessage) {
        switch message {
        case .text(let text): self = .string(text)
        case .binary(let bytes): self = .data(bytes)
        }
    }
}
