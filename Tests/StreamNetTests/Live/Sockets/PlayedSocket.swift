#if os(Linux)
    import Foundation
    import Locks
    import Streams

    @testable import StreamNet

    /// A connection that takes what is sent when a test says so.
    final class Deaf: UpgradedConnection {
        private let sent = Mutex<[SentCallback]>([])
        private let sendings = Mutex(0)
        private let events = Mutex(false)
        let canPause = true
        let readingScheduler: (any Scheduler)? = nil
        func pause() {}
        func resume() {}

        private let isCut = Mutex(false)
        private let written = Mutex<[Data]>([])

        var isCancelled: Bool { isCut.withLock { $0 } }
        func cancel() { isCut.withLock { $0 = true } }

        /// The frames so far, sent or not.
        var frames: [Data] { written.withLock { $0 } }

        var hasPendingEvents: Bool {
            get { events.withLock { $0 } }
            set { events.withLock { $0 = newValue } }
        }
        var progress: Int {
            get { sendings.withLock { $0 } }
            set { sendings.withLock { $0 = newValue } }
        }

        /// The number of frames that wait.
        var count: Int { sent.withLock { $0.count } }

        func write(_ bytes: Data, _ sent: @escaping SentCallback) {
            written.withLock { $0.append(bytes) }
            self.sent.withLock { $0.append(sent) }
        }

        /// Takes all frames, also those that follow them.
        func takeAll() { while count > 0 { take()?() } }

        /// Takes the next frame; returns what the socket leaves to do.
        func take() -> (@Sendable () -> Void)? {
            var next: SentCallback?
            sent.withLock { next = $0.isEmpty ? nil : $0.removeFirst() }
            return next?()
        }
    }

    extension SocketConnection {
        /// Returns when a message waits for room.
        func senderWaits() async {
            while !state.withLock({ $0.outbox.isWaiting }) { await Task.yield() }
        }
    }

    /// A socket on a connection that a test plays.
    final class PlayedSocket: Sendable {
        let time = VirtualTimeScheduler()
        let wire = Deaf()
        let connection: SocketConnection
        /// Holds the socket open.
        let socket: StreamNet.Socket<SocketMessage, SocketMessage>

        init(_ attributes: Attributes = []) throws {
            let own = Attributes.reconnectScheduler(time)
            connection = SocketConnection(
                .init(subprotocol: nil, deflate: nil),
                of: try Chat.room("1").endpoint.with([own, attributes]), on: wire)
            socket = try Socket(connection.begin(Response(status: 101)) ?? Response())
        }

        /// The number of messages that the connection has not taken.
        var unsent: Int { connection.state.withLock { $0.outbox.unsent } }

        var isOver: Bool { connection.state.withLock { $0.isOver } }

        /// The error with which the loop ends, behind its messages; nil for none.
        func loopError() async -> (any Error)? {
            do {
                for try await _ in socket.messages {}
                return nil
            } catch { return error }
        }
    }
#endif
