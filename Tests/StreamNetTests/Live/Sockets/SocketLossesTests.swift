#if os(Linux)
    import Foundation
    import Loopback
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// Sockets that are lost, and those that are not.
        @Suite struct SocketLosses {
            private let interval = Duration.seconds(30)

            /// The signs that the other side lives.
            enum Life: CaseIterable {
                /// Bytes of a message that takes long.
                case received
                /// Sending what had waited for room.
                case sent
                /// Bytes that wait for delivery.
                case waiting
            }

            @Test(arguments: Life.allCases)
            func `two pings without any sign of life lose the connection`(life: Life) throws {
                let played = try PlayedSocket()
                if life == .received { try played.connection.write(Data([0x82, 100])) }
                played.wire.hasPendingEvents = life == .waiting
                for byte: UInt8 in 1...20 {
                    played.passInterval()
                    if life == .received { try played.connection.write(Data([byte])) }
                    if life == .sent { played.wire.progress += 1 }
                }
                #expect(!played.isOver)
                for _ in 1...2 {
                    played.passInterval()
                    played.wire.hasPendingEvents = false
                }
                #expect(!played.isOver)
                played.time.advance(by: interval)
                #expect(played.isOver)
            }

            @Test func `a ping waits once, and counts while nothing can be sent`() throws {
                let played = try PlayedSocket()
                for _ in 1...20 {
                    played.time.advance(by: interval)
                    played.wire.progress += 1
                }
                #expect(!played.isOver)
                #expect(played.wire.count == 1)
                for _ in 1...3 {
                    #expect(!played.isOver)
                    played.time.advance(by: interval)
                }
                #expect(played.isOver)
            }

            @Test func `a ping counts from when it was sent`() throws {
                let played = try PlayedSocket()
                for _ in 1...2 { played.time.advance(by: interval) }
                _ = played.wire.take()?()
                played.passInterval()
                #expect(!played.isOver)
                played.time.advance(by: interval)
                #expect(played.isOver)
            }

            @Test func `a server whose pongs are behind its messages is alive`() async throws {
                let server = try SocketServer { peer in
                    for _ in 1...6 {
                        while try peer.receive()?.opcode != 9 {}
                        try peer.send(opcode: 1, "data")
                    }
                    for _ in 1...6 { try peer.send(opcode: 10) }
                    try peer.sendClose()
                }
                let time = VirtualTimeScheduler()
                let socket = try await server.chat(.reconnectScheduler(time)).open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                for _ in 1...6 {
                    time.advance(by: interval)
                    #expect(try await messages.next() == "data")
                }
                #expect(try await messages.next() == nil)
            }

            @Test func `a server that takes what is sent is seen to do so`() async throws {
                let mayRead = Answers<Void>()
                let server = try SocketServer { peer in
                    mayRead.wait()
                    while try peer.receive()?.opcode != 8 {}
                    try peer.sendClose()
                }
                let socket = try await server.chat().open(.room("1"))
                let before = socket.lease.connection.connection.progress
                try await socket.send(.binary(Data(count: 32_000_000)))
                mayRead.add(())
                while socket.lease.connection.connection.progress == before { await Task.yield() }
                try await socket.close()
            }

            @Test func `a close without an answer loses what was not sent`() async throws {
                let played = try PlayedSocket(.pingInterval(nil))
                for message: SocketMessage in ["", "a"] { try await played.socket.send(message) }
                let ends = Answers<(any Error)?>()
                for _ in 1...2 { played.close(1000) { ends.add($0) } }
                played.time.advance(by: .seconds(5))
                let loop = await played.loopError()
                for error in [await ends.next(), await ends.next(), loop] {
                    let error = try #require(error as? NetError)
                    #expect(error.transport?.reason == .connectionLost)
                    #expect(error.unsentMessages == ["", "a"])
                    #expect("\(error)".contains("1006"))
                }
            }

            @Test func `a close without an answer loses nothing when all was sent`() async throws {
                let played = try PlayedSocket(.pingInterval(nil))
                try await played.socket.send("a")
                _ = played.wire.take()?()
                let ends = Answers<(any Error)?>()
                played.close(3000) { ends.add($0) }
                played.time.advance(by: .seconds(5))
                #expect(await ends.next() == nil)
                #expect(await played.loopError() == nil)
            }

            @Test func `a connection that the server has closed has a second to end`() throws {
                let played = try PlayedSocket(.pingInterval(nil))
                try played.connection.write(Data([0x88, 0]))
                played.time.advance(by: .milliseconds(999))
                #expect(!played.wire.isCancelled)
                played.time.advance(by: .milliseconds(1))
                #expect(played.wire.isCancelled)
            }

            @Test func `a close frame is the last, and refuses what waits`() async throws {
                let interval = Attributes.pingInterval(.seconds(1))
                let played = try PlayedSocket([.messageLimit(1), interval])
                try await played.socket.send("a")
                let waiting = Task { try await played.socket.send("b") }
                await played.connection.senderWaits()
                played.close(1000) { _ in }
                played.wire.takeAll()
                played.time.advance(by: .seconds(4))
                #expect(played.wire.frames.map { $0[0] & 15 } == [1, 8])
                played.time.advance(by: .seconds(1))
                let error = await #expect(throws: NetError.self) { try await waiting.value }
                #expect(error?.close?.code == 1000)
            }

            @Test(arguments: [[], [0x88, 0]] as [[UInt8]])
            func `a connection that has ended has no timers`(last: [UInt8]) throws {
                let played = try PlayedSocket()
                try played.connection.write(Data(last))
                played.connection.fail(NetError.cancelled)
                played.time.run()
                #expect(played.time.now == .zero)
                #expect(!played.wire.isCancelled)
            }

            @Test func `a loop that is left gives its place to the next`() async throws {
                let played = try PlayedSocket(.pingInterval(nil))
                try played.connection.write(Data([0x81, 1, 0x61, 0x81, 1, 0x62]))
                for text: SocketMessage in ["a", "b"] {
                    for try await message in played.socket.messages {
                        #expect(message == text)
                        break
                    }
                }
            }

            @Test func `the message that is too much is one that was not sent`() async throws {
                let played = try PlayedSocket(.messageLimit(2))
                let subject = PublishSubject<SocketMessage>()
                let sending = played.connection.send(subject.asObservable())
                for message: SocketMessage in ["aa", "bb", "cc", "dd"] { subject.onNext(message) }
                let error = await played.loopError() as? NetError
                #expect(error?.transport?.reason == .bufferOverflow(limit: 2))
                #expect(error?.unsentMessages == ["aa", "bb", "cc"])
                sending.dispose()
            }

            @Test(arguments: [
                TransportError.Reason.truncated(received: 4, expected: nil), .connectionLost,
            ])
            func `a reset connection is a lost socket`(reason: TransportError.Reason) async throws {
                let played = try PlayedSocket()
                played.connection.fail(
                    NetError.transport(TransportError(reason, request: "x", detail: "reset")))
                let error = try #require(await played.loopError() as? NetError)
                #expect(error.transport?.reason == .connectionLost)
                #expect(
                    "\(error)" == "GET wss://chat.host/rooms/1: wanted an open socket, "
                        + "found the connection lost, 1006: reset")
            }

            @Test func `a violation names what was wanted of a frame`() async throws {
                let played = try PlayedSocket()
                try played.connection.write(Data([0x81, 0x01, 0xFF]))
                let error = try #require(await played.loopError() as? NetError)
                #expect(error.transport?.reason == .invalidResponse)
                #expect(
                    "\(error)" == "GET wss://chat.host/rooms/1: wanted UTF-8 in a text, "
                        + "found other bytes")
                #expect(error.shortDescription == "wanted UTF-8 in a text, found other bytes")
            }

            @Test(arguments: [1000, 1001, 3000])
            func `the own close ends the own loop`(code: Int) async throws {
                let server = try SocketServer { try $0.echo() }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                try await socket.close(code)
                #expect(try await messages.next() == nil)
                let error = await #expect(throws: NetError.self) { try await socket.send("late") }
                #expect(error?.close?.code == code)
            }

            @Test func `a server that closes with another code is an error`() async throws {
                let server = try SocketServer { peer in
                    _ = try peer.receiveClose()
                    try peer.sendClose(1011)
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                try await socket.close(3000)
                let error = await #expect(throws: NetError.self) { try await messages.next() }
                #expect(error?.close == SocketClose(1011))
            }
        }
    }

    extension PlayedSocket {
        /// Lets the time between two pings pass, and sends what is first.
        fileprivate func passInterval() {
            time.advance(by: .seconds(30))
            _ = wire.take()?()
        }

        fileprivate func close(_ code: Int, _ done: @escaping @Sendable ((any Error)?) -> Void) {
            connection.close(SocketClose(code), done)
        }
    }
#endif
