import Foundation
import Locks

/// An open WebSocket (RFC 6455).
///
/// It receives the bytes of a transfer, as a body does; control frames are answered as they arrive,
/// and messages wait for a reader, who slows the server down.
final class SocketConnection: BodySink {
    /// Called at the end of a close, with the error if messages were lost.
    typealias Closer = @Sendable ((any Error)?) -> Void

    struct State: Sendable {
        var outbox: SocketOutbox
        /// The progress of sending when it was last looked at.
        var progress = 0
        /// The code of the close frame that this side sent first.
        var ownCode: Int?
        var close: SocketClose?
        var isOver = false
        /// The error of what is sent behind the end.
        var refusal: (any Error)?
        var isRead = false
        var hasMessages = false
        var closers: [Closer] = []
    }

    let state: Mutex<State>
    let endpoint: Endpoint
    let connection: any UpgradedConnection
    private let pinging: SerialTimer
    let closing: SerialTimer
    let messages: StreamBuffer<SocketMessage>
    private let reader: Mutex<FrameReader>
    private let first = AsyncSubject<Void>()
    let limit: Int
    let observe: SocketObserver?
    /// The time for which the server has to answer a close frame.
    static let closingTime = Duration.seconds(5)
    /// The time for which it has to end the connection behind its answer.
    private static let lingeringTime = Duration.seconds(1)

    init(
        _ accepted: SocketHandshake.Accepted, of endpoint: Endpoint,
        on connection: any UpgradedConnection
    ) {
        let limit = max(1, endpoint.messageLimit)
        let random = endpoint.socketRandom
        let writer = FrameWriter(deflate: accepted.deflate) {
            UInt32(truncatingIfNeeded: random())
        }
        (self.endpoint, self.connection, self.limit) = (endpoint, connection, limit)
        observe = endpoint.context?[RequestContext.socketObserver]
        let scheduler = connection.readingScheduler ?? endpoint.reconnectScheduler
        (pinging, closing) = (SerialTimer(on: scheduler), SerialTimer(on: scheduler))
        state = Mutex(State(outbox: SocketOutbox(writer, limit: limit)))
        reader = Mutex(FrameReader(limit: limit, deflate: accepted.deflate))
        let pace = SocketPace(connection)
        let overflow = TransportError.Reason.bufferOverflow(limit: limit).error(for: endpoint)
        messages = StreamBuffer(limit: limit, of: pace, overflow: overflow)
        pace.connection = self
    }

    // The transfer calls these.

    func begin(_ head: Response) -> Response? {
        var response = head
        response.attributes.socket = SocketLease(self)
        response.attributes.firstMessage = first.asSingle()
        schedulePing()
        return response
    }

    func write(_ piece: Data) throws {
        state.withLock { $0.outbox.hear() }
        var received: [FrameReader.Received] = []
        var violation: SocketViolation?
        reader.withLock { reader in
            do throws(SocketViolation) { try reader.read(piece) { received.append($0) } } catch {
                violation = error
            }
        }
        for part in received { try take(part) }
        if let violation { fail(violation) }
    }

    func finish(_ head: Response) -> Response {
        fail(loss("closed without a close frame"))
        return head
    }

    func fail(_ error: any Error) {
        end(loss(error))
        closing.job.dispose()
    }

    private func take(_ part: FrameReader.Received) throws {
        switch part {
        case .message(let message):
            let (isOver, isFirst) = state.withLock { state in
                (state.isOver, !exchange(&state.hasMessages, with: true))
            }
            if isFirst { first.succeed() }
            if isOver { return }
            observe?(.received(message))
            try messages.add(message, of: message.count)
        case .ping(let payload): send { $0.pong(payload) }
        case .pong: break
        case .close(let close): closed(by: close)
        }
    }

    /// Ends the messages, as the server has closed them, and answers.
    private func closed(by close: SocketClose) {
        let (isAnswer, isOwn) = state.withLock { state in
            state.close = close
            return (state.outbox.isClosing, state.ownCode == close.code)
        }
        if !isAnswer { observe?(.closed(close)) }
        // The server has nothing more to send, and closes for no other reason; or it answers.
        let isNormal = isOwn || close.code == 1000 || close.code == 1005
        // The same code goes back (§5.5.1), and the server ends the connection (§7.1.1).
        end(
            isNormal ? nil : NetError.closed(code: close.code, reason: close.reason),
            closing: close, within: Self.lingeringTime)
    }

    /// Ends a connection whose server breaks the protocol, and says so to it.
    private func fail(_ violation: SocketViolation) {
        end(
            failure(.invalidResponse, violation.description),
            closing: SocketClose(violation.code, violation.found))
    }

    func failure(_ reason: TransportError.Reason, _ detail: String) -> NetError {
        .transport(TransportError(reason, request: endpoint.description, wording: detail))
    }

    /// The end of a connection without a close frame of the server (§7.1.5).
    func loss(_ detail: String) -> NetError {
        let found = "the connection lost, 1006"
        return failure(.connectionLost, "wanted an open socket, found \(found): \(detail)")
    }

    /// Returns the loss of a socket for that of its transfer, and any other error as it is.
    private func loss(_ error: any Error) -> any Error {
        guard case .transport(let failure)? = error as? NetError, !failure.isWorded
        else { return error }
        switch failure.reason {
        case .truncated, .connectionLost: return loss(failure.detail)
        default: return error
        }
    }

    /// Ends both directions, once. A failure holds the messages that were not sent.
    /// - Parameter loss: The error if there are such messages, and no other.
    func end(_ error: (any Error)?, orLosing loss: NetError? = nil) {
        let ended = state.withLock { $0.isOver ? nil : $0.end(error, orLosing: loss) }
        guard let ended else { return }
        pinging.job.dispose()
        endpoint.mark("closed", ended.error?.shortDescription ?? "")
        if let error = ended.error, case .transport = error as? NetError { observe?(.lost(error)) }
        if let error = ended.error { first.onError(error) } else { first.succeed() }
        messages.end(ended.error.map { .failure($0) } ?? .success(()))
        for refuse in ended.waiting { refuse(ended.refusal) }
        let lost = (ended.error as? NetError).flatMap { $0.unsentMessages.isEmpty ? nil : $0 }
        for close in ended.closers { close(lost) }
    }

    /// Ends both directions, sends a close frame, and closes the connection after a while.
    func end(
        _ error: (any Error)?, closing close: SocketClose, within limit: Duration = closingTime
    ) {
        // First, as the server may answer at once, and close the connection.
        state.withLock { if !$0.isOver { $0.outbox.close(close) } }
        end(error)
        pass()
        drop(after: limit)
    }

    /// Closes the connection after a while, unless the server does.
    func drop(after delay: Duration) {
        closing.set(delay) { [self] in
            end(nil, orLosing: loss("the close was not answered, and messages were not sent"))
            connection.cancel()
        }
    }

    // Pings: two that are not answered are a lost connection, unless there are other signs of life.

    private func schedulePing() {
        // A stub answers at once, and would keep virtual time from ending.
        let isWanted =
            connection.readingScheduler == nil
            || endpoint.attributes.contains(Attributes.pingInterval)
        guard isWanted, let interval = endpoint.pingInterval, interval > .zero else { return }
        pinging.set(interval) { [weak self] in self?.ping() }
    }

    private func ping() {
        // A reader that is behind has paused what the answer is in.
        let isPaused = messages.isPaused
        let isBehind = isPaused || connection.hasPendingEvents
        let progress = connection.progress
        let isAlive = state.withLock { state in
            if isBehind || exchange(&state.progress, with: progress) != progress {
                state.outbox.hear()
            }
            return state.outbox.unanswered < 2
        }
        guard isAlive else {
            end(loss("two pings were not answered"))
            return connection.cancel()
        }
        if !isPaused { send { $0.ping() } }
        schedulePing()
    }
}

extension SocketConnection.State {
    /// Those to notify of an end; `refusal` is the error of all messages that were not sent.
    fileprivate typealias Ended = (
        error: (any Error)?, refusal: any Error, waiting: [SocketOutbox.Refusal],
        closers: [SocketConnection.Closer]
    )

    fileprivate mutating func end(_ error: (any Error)?, orLosing loss: NetError?) -> Ended {
        isOver = true
        let lost = outbox.hasUnsent ? loss : nil
        let (unsent, waiting) = outbox.end()
        let error = (error ?? lost).map { $0.holding(unsent) }
        let refusal =
            error ?? NetError.closed(code: close?.code ?? 1000, reason: close?.reason ?? "")
        defer { (self.refusal, closers) = (refusal, []) }
        return (error, refusal, waiting, closers)
    }
}

extension Error {
    /// The error with the messages that were not sent; one that is no loss has none.
    fileprivate func holding(_ unsent: [SocketMessage]) -> any Error {
        guard !unsent.isEmpty, case .transport(var failure)? = self as? NetError
        else { return self }
        failure.underlying = UnsentMessages(messages: unsent, underlying: failure.underlying)
        return NetError.transport(failure)
    }
}

/// Pauses and resumes the transfer of a socket, and leaves the socket when its reader does.
private final class SocketPace: Pausable {
    private let transfer: any UpgradedConnection
    private let weak = Mutex<WeakConnection>(WeakConnection())

    private struct WeakConnection: Sendable { weak var connection: SocketConnection? }

    init(_ transfer: any UpgradedConnection) { self.transfer = transfer }

    var connection: SocketConnection? {
        get { weak.withLock { $0.connection } }
        set { weak.withLock { $0.connection = newValue } }
    }

    var canPause: Bool { transfer.canPause }
    var readingScheduler: (any Scheduler)? { transfer.readingScheduler }
    func pause() { transfer.pause() }
    func resume() { transfer.resume() }
    func cancel() { connection?.leave() }
}

/// The hold on a socket; the connection is closed when it is released.
final class SocketLease: Sendable {
    let connection: SocketConnection
    let reader: StreamBuffer<SocketMessage>.Reader

    fileprivate init(_ connection: SocketConnection) {
        self.connection = connection
        reader = .init(connection.messages)
    }
}

private struct UnsentMessages: Error {
    let messages: [SocketMessage]
    let underlying: (any Error)?
}

extension NetError {
    /// The messages that were not sent when the connection of a socket was lost, in their order; of
    /// the first, the server may have a part. None for other errors.
    public var unsentMessages: [SocketMessage] {
        guard case .transport(let failure) = self else { return [] }
        return (failure.underlying as? UnsentMessages)?.messages ?? []
    }
}
