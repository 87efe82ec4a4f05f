import Foundation
import Locks

extension SocketConnection {
    func send(_ add: (inout SocketOutbox) -> Void) {
        state.withLock { if !$0.isOver { add(&$0.outbox) } }
        pass()
    }

    /// Passes the frames on, one thread at a time, so that they keep their order.
    func pass() {
        guard var frames = state.withLock({ $0.outbox.beginPassing() }) else { return }
        while true {
            for frame in frames {
                if let observe, let message = frame.kind.message { observe(.sent(message)) }
                connection.write(frame.bytes) { [weak self] in self?.sent() }
            }
            guard let more = state.withLock({ $0.outbox.nextPassing() }) else { return }
            frames = more
        }
    }

    /// Returns what is to be done away from the thread that sends; nil if nothing is. That thread
    /// does not wait for the lock, behind which messages are compressed.
    private func sent() -> (@Sendable () -> Void)? {
        let isNoted = state.withLockIfAvailable { state in
            if state.outbox.hasFollowUp { return false }
            _ = state.outbox.sent()
            return true
        }
        if isNoted == true { return nil }
        return { [self] in
            let (bytes, calls) = state.withLock { $0.outbox.sent() }
            withExtendedLifetime(bytes) {}
            for call in calls { call() }
            pass()
        }
    }

    /// Sends a message when there is room for it. Throws the reason for which it was not accepted.
    func send(_ message: SocketMessage) async throws {
        let id = Self.nextID
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                send(message, id) { error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
        } onCancel: {
            removeWaiting(id)
        }
    }

    // Relaxed: only to be unlike the others.
    private static let ids = Atomic<Int>(0)
    private static var nextID: Int { ids.add(1, ordering: .relaxed).newValue }

    private func send(
        _ message: SocketMessage, _ id: Int, _ done: @escaping @Sendable ((any Error)?) -> Void
    ) {
        enum Result { case added, waits, refused(any Error) }
        let isCancelled = Task.isCancelled
        let result = state.withLock { state -> Result in
            if isCancelled { return .refused(CancellationError()) }
            if state.outbox.isClosing {
                let closed = NetError.closed(code: 1000, reason: "closed on this side")
                return .refused(state.refusal ?? closed)
            }
            guard state.outbox.hasRoom else {
                state.outbox.wait(id, message, done)
                return .waits
            }
            state.outbox.add(message)
            return .added
        }
        switch result {
        case .added:
            pass()
            done(nil)
        // The task may have been cancelled before the message waited.
        case .waits: if Task.isCancelled { removeWaiting(id) }
        case .refused(let error): done(error)
        }
    }

    private func removeWaiting(_ id: Int) {
        state.withLock { $0.outbox.remove(id) }?(CancellationError())
    }

    /// Sends the messages of a stream, which waits for room if it can; one that cannot, and is too
    /// far ahead, ends the connection. Disposing ends the subscription.
    func send(_ stream: Observable<SocketMessage>) -> any Disposable {
        let lifetime = SubscriptionLifetime { [weak self] ending in
            guard case .error(let error) = ending, let self else { return }
            end(error, closing: SocketClose(1011))
        }
        lifetime.wait(for: self)
        stream.start(Sink(lifetime) { [weak self] in self?.push($0) })
        return lifetime
    }

    private func push(_ message: SocketMessage) {
        let isOverflowing = state.withLock { state in
            guard !state.isOver, !state.outbox.isClosing else { return false }
            guard !state.outbox.isOverflowing else {
                // Among those that were not sent.
                state.outbox.wait(Self.nextID, message) { _ in }
                return true
            }
            state.outbox.add(message)
            return false
        }
        guard isOverflowing else { return pass() }
        let found = "wanted at most \(limit * 2) bytes that wait to be sent, found more"
        end(failure(.bufferOverflow(limit: limit), found))
        connection.cancel()
    }

    /// Sends a close frame, and calls back when the server has answered it, or has not in time.
    func close(_ close: SocketClose, _ done: @escaping Closer) {
        let isOver = state.withLock { state in
            if state.isOver { return true }
            state.closers.append(done)
            if !state.outbox.isClosing { state.ownCode = close.code }
            state.outbox.close(close)
            return false
        }
        if isOver { return done(nil) }
        pass()
        drop(after: Self.closingTime)
    }

    /// Ends the socket, which nobody reads any more: the server is told (1001, §7.4.1).
    func leave() {
        if state.withLock({ $0.isOver }) { return }
        end(NetError.cancelled, closing: SocketClose(1001))
        // The answer is behind messages that are dropped.
        connection.resume()
    }
}

extension SocketConnection: Demand {
    func whenReady(_ action: @escaping @Sendable () -> Void) {
        if !state.withLock({ $0.outbox.whenRoom(action) }) { action() }
    }
}

enum SocketEvent: Sendable {
    case sent(SocketMessage), received(SocketMessage)
    /// The server has closed the socket, before the client did.
    case closed(SocketClose)
    case lost(any Error)
}

typealias SocketObserver = @Sendable (SocketEvent) -> Void

extension RequestContext {
    /// The observer of the sockets that are opened from now on.
    static var socketObserver: Key<SocketObserver?> { .init(nil) }
}
