#if os(Linux)
    import Foundation
    import Locks
    import Loopback
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// Sockets whose sides are not equally fast.
        @Suite(.needsLibSSL) struct CurlSocketFlow {
            @Test(arguments: [false, true])
            func `a slow loop slows the server`(isSecure: Bool) async throws {
                let sent = Atomic<Int>(0)
                let message = Data(count: 1 << 20)
                let server = try SocketServer(isSecure: isSecure) { peer in
                    for _ in 0..<200 {
                        try peer.send(opcode: 2, message)
                        sent.add(1, ordering: .relaxed)
                    }
                    try peer.sendClose()
                }
                let socket = try await server.chat(.messageLimit(4 << 20)).open(.room("1"))
                var (count, most) = (0, 0)
                for try await _ in socket.messages {
                    count += 1
                    // Until the server is slowed down.
                    while count < 20, !socket.lease.connection.messages.isPaused {
                        await Task.yield()
                    }
                    most = max(most, sent.load(ordering: .relaxed) - count)
                }
                #expect(count == 200)
                // The limit, what the system holds, and a piece that is being read.
                #expect(most < 40, "\(most) MB")
            }

            @Test(
                arguments: [(0, .connectionLost), (1, .invalidResponse)]
                    as [(UInt8, TransportError.Reason)])
            func `a message has up to 16,777,216 bytes`(
                more: UInt8, reason: TransportError.Reason
            ) async throws {
                let server = try SocketServer { peer in
                    try peer.send(Data([0x82, 0x7F, 0, 0, 0, 0, 1, 0, 0, more]))
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                let error = await #expect(throws: NetError.self) { try await messages.next() }
                #expect(error?.transport?.reason == reason)
            }

            @Test func `a slow server slows the sender`() async throws {
                let (mayEnd, ended) = (Answers<Void>(), Answers<Void>())
                let server = try SocketServer { _ in ended.add(mayEnd.wait()) }
                let socket = try await server.chat(.messageLimit(1 << 20)).open(.room("1"))
                let message = SocketMessage.binary(Data(count: 1 << 19))
                let accepted = Atomic<Int>(0)
                let sending = Task {
                    while true {
                        try await socket.send(message)
                        accepted.add(1, ordering: .relaxed)
                    }
                }
                await socket.lease.connection.senderWaits()
                #expect(accepted.load(ordering: .relaxed) < 60)
                mayEnd.add(())
                await #expect(throws: NetError.self) { try await sending.value }
            }

            @Test func `what was not sent is told, in its order`() async throws {
                let played = try PlayedSocket(.messageLimit(2))
                for message: SocketMessage in ["a", "b"] { try await played.socket.send(message) }
                // There is no room for it.
                let waiting = Task { try await played.socket.send("c") }
                await played.connection.senderWaits()
                played.connection.fail(TransportError.Reason.connectionLost.error(for: nil))
                for send in [{ try await waiting.value }, { try await played.socket.send("d") }] {
                    let error = await #expect(throws: NetError.self) { try await send() }
                    #expect(error?.unsentMessages == ["a", "b", "c"])
                }
            }

            /// A message is compressed behind the lock, which takes long.
            @Test func `the thread that sends makes no frame, and takes no lock`() async throws {
                let played = try PlayedSocket(.messageLimit(2))
                try await played.socket.send("a")
                #expect(played.wire.take() == nil && played.unsent == 0)
                try await played.socket.send("a")
                var left: (@Sendable () -> Void)?
                played.connection.state.withLock { _ in left = played.wire.take() }
                #expect(left != nil && played.unsent == 1)
                left?()
                #expect(played.unsent == 0)
                try await played.socket.send("a")
                try await played.socket.send("b")
                let waiting = Task { try await played.socket.send("c") }
                await played.connection.senderWaits()
                let next = try #require(played.wire.take())
                #expect(played.connection.state.withLock { $0.outbox.isWaiting })
                next()
                try await waiting.value
            }

            @Test func `cancelling a task takes back a message that waits`() async throws {
                let played = try PlayedSocket(.messageLimit(2))
                while played.connection.state.withLock({ $0.outbox.hasRoom }) {
                    try await played.socket.send("a")
                }
                let waiting = Task { try await played.socket.send("b") }
                await played.connection.senderWaits()
                waiting.cancel()
                await #expect(throws: CancellationError.self) { try await waiting.value }
                #expect(!played.connection.state.withLock { $0.outbox.isWaiting })
            }

            @Test func `of several pings the latest is answered when the first answer is sent`() {
                var outbox = SocketOutbox(FrameWriter(deflate: nil, masks: nil), limit: 1)
                outbox.pong(Data([1]))
                _ = outbox.beginPassing()
                #expect(outbox.nextPassing() == nil && !outbox.hasFollowUp)
                outbox.pong(Data([2]))
                outbox.pong(Data([3]))
                #expect(outbox.hasFollowUp)
                _ = outbox.sent()
                #expect(outbox.beginPassing()?.map(\.bytes) == [Data([0x8A, 1, 3])])
            }

            @Test func `messages that wait keep their order, whichever are cancelled`() {
                var outbox = SocketOutbox(FrameWriter(deflate: nil, masks: nil), limit: 1)
                let done = Mutex<[Int]>([])
                let cancelled = Atomic<Int>(0)
                outbox.add("a")
                for id in 0..<10_000 {
                    outbox.wait(id, "b") { error in
                        if error == nil {
                            done.withLock { $0.append(id) }
                        } else {
                            cancelled.add(1, ordering: .relaxed)
                        }
                    }
                }
                for id in 0..<10_000 where id % 3 != 0 { outbox.remove(id)?(CancellationError()) }
                #expect(outbox.remove(1) == nil)
                _ = outbox.beginPassing()
                while outbox.isWaiting {
                    for call in outbox.sent().calls { call() }
                    _ = outbox.nextPassing()
                }
                #expect(done.withLock { $0 } == Array(stride(from: 0, to: 10_000, by: 3)))
                #expect(cancelled.load(ordering: .relaxed) == 6_666)
            }

            /// The outbox is behind a lock, and what releases a message may run anything. Short
            /// ones are copied, so that nobody need be told that they were sent.
            @Test(arguments: [(16_384, true), (16_385, false)])
            func `a message that was sent, or waited in vain, is released by who is told`(
                _ size: Int, isCopied: Bool
            ) {
                let released = Atomic<Int>(0)
                var count: Int { released.load(ordering: .relaxed) }
                func message() -> SocketMessage {
                    .binary(
                        Data(
                            bytesNoCopy: .allocate(byteCount: size, alignment: 1), count: size,
                            deallocator: .custom { bytes, _ in
                                bytes.deallocate()
                                released.add(1, ordering: .relaxed)
                            }))
                }
                var outbox = SocketOutbox(FrameWriter(deflate: nil, masks: nil), limit: 1)
                outbox.add(message())
                #expect(count == (isCopied ? 1 : 0))
                outbox.wait(1, message()) { #expect($0 is CancellationError) }
                _ = outbox.beginPassing()
                #expect(outbox.hasFollowUp)
                let before = count
                do {
                    let refuse = outbox.remove(1)
                    #expect(count == before)
                    refuse?(CancellationError())
                }
                #expect(count == before + 1)
                _ = outbox.nextPassing()
                #expect(outbox.hasFollowUp == !isCopied)
                do {
                    let sent = outbox.sent()
                    #expect(sent.bytes?.count == size)
                    #expect(count == before + 1)
                }
                #expect(count == 2)
            }
        }
    }
#endif
