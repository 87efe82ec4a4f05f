#if os(Linux)
    import Foundation
    import Loopback
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// The ends of sockets of CurlBackend, in order, by the server, and by nobody.
        @Suite struct CurlSocketEnds {
            @Test(arguments: [(1001, "bye"), (4000, "")])
            func `a server's close is answered and told`(code: Int, reason: String) async throws {
                let answer = Answers<SocketClose?>()
                let server = try SocketServer { peer in
                    try peer.send(opcode: 1, "last")
                    try peer.sendClose(code, reason)
                    answer.add(try peer.receiveClose())
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "last")
                let error = await #expect(throws: NetError.self) { try await messages.next() }
                #expect(error?.close == SocketClose(code, reason))
                #expect(await answer.next() == SocketClose(code, reason))
            }

            /// The reader is behind, and sending is the first to notice.
            @Test func `the reason of a server that has gone comes before the loss`() async throws {
                let (isBehind, isGone) = (Answers<Void>(), Answers<Void>())
                let server = try SocketServer.answering { exchange in
                    let peer = try exchange.upgrade()
                    for _ in 1...3 { try peer.send(opcode: 2, Data(count: 50_000)) }
                    isBehind.wait()
                    try peer.send(opcode: 2, Data(count: 50_000))
                    try peer.sendClose(1008, "policy")
                    exchange.reset()
                    isGone.add(())
                }
                let socket = try await server.chat(.messageLimit(100_000)).open(.room("1"))
                while !socket.lease.connection.messages.isPaused { await Task.yield() }
                isBehind.add(())
                await isGone.next()
                for _ in 1...3 {
                    try? await socket.send("x")
                    for _ in 1...1_000 { await Task.yield() }
                }
                var (messages, count) = (socket.messages.makeAsyncIterator(), 0)
                let error = await #expect(throws: NetError.self) {
                    while try await messages.next() != nil { count += 1 }
                }
                #expect(error?.close == SocketClose(1008, "policy"))
                #expect(count == 4)
            }

            @Test func `a connection that ends without a close is lost, not closed`() async throws {
                let server = try SocketServer { peer in
                    try peer.send(opcode: 1, "last")
                    // In the middle of a message.
                    try peer.send(Data([0x01, 0x02, 0x61]))
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "last")
                let error = await #expect(throws: NetError.self) { try await messages.next() }
                #expect(error?.transport?.reason == .connectionLost)
            }

            @Test(
                arguments: [
                    ([0x81, 0x81, 1, 2, 3, 4, 5], 1002), ([0xC1, 0x01, 0x61], 1002),
                    ([0x83, 0x00], 1002), ([0x81, 0x01, 0xFF], 1007), ([0x88, 0x01, 0x03], 1002),
                    ([0x82, 0x7F, 0xFF, 0, 0, 0, 0, 0, 0, 0], 1002),
                    ([0x82, 0x7F, 0, 0, 0, 1, 0, 0, 0, 0], 1009),
                ] as [([UInt8], Int)])
            func `a server that breaks the protocol is told the code`(
                bytes: [UInt8], code: Int
            ) async throws {
                let answer = Answers<SocketClose?>()
                let server = try SocketServer { peer in
                    try peer.send(Data(bytes))
                    answer.add(try peer.receiveClose())
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                let error = await #expect(throws: NetError.self) { try await messages.next() }
                #expect(error?.transport?.reason == .invalidResponse)
                #expect(await answer.next()?.code == code)
            }

            @Test func `pings are answered, of a flood the last`() async throws {
                let pongs = Answers<Int>()
                let server = try SocketServer { peer in
                    for _ in 1...10_000 { try peer.send(opcode: 9, "p") }
                    try peer.send(opcode: 1, "end")
                    var count = 0
                    while let frame = try peer.receive(), frame.opcode != 1 {
                        if frame.opcode == 10 { count += 1 }
                    }
                    pongs.add(count)
                    try peer.sendClose(1000)
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "end")
                try await socket.send("enough")
                #expect((1...10_000).contains(await pongs.next()))
            }

            @Test func `disposing sends 1001, and the connection ends`() async throws {
                let answer = Answers<SocketClose?>()
                let server = try SocketServer { peer in
                    try peer.send(opcode: 1, "a")
                    answer.add(try peer.receiveClose())
                    try peer.sendClose(1001)
                    answer.add(try peer.receiveClose())
                }
                let got = Answers<SocketMessage>()
                let subscription = try server.chat().rx.socket(.room("1"))
                    .subscribe(onNext: { got.add($0) })
                #expect(await got.next() == "a")
                subscription.dispose()
                #expect(await answer.next() == SocketClose(1001))
                #expect(await answer.next() == nil)
            }

            @Test func `an error of what is sent closes with 1011`() async throws {
                struct Failure: Error {}
                let answer = Answers<SocketClose?>()
                let server = try SocketServer { answer.add(try $0.receiveClose()) }
                let sent = Observable<SocketMessage>.error(Failure())
                await #expect(throws: Failure.self) {
                    for try await _ in try server.chat().rx.socket(.room("1"), sending: sent).values
                    {}
                }
                #expect(await answer.next() == SocketClose(1011))
            }

            @Test func `a socket that nobody holds is closed`() async throws {
                let answer = Answers<SocketClose?>()
                let server = try SocketServer { answer.add(try $0.receiveClose()) }
                var socket: StreamNet.Socket? = try await server.chat().open(.room("1"))
                #expect(socket != nil)
                socket = nil
                #expect(await answer.next() == SocketClose(1001))
            }

            @Test func `the second of two loops fails`() async throws {
                let server = try SocketServer { try $0.echo() }
                let socket = try await server.chat().open(.room("1"))
                var first = socket.messages.makeAsyncIterator()
                var second = socket.messages.makeAsyncIterator()
                try await socket.send("a")
                #expect(try await first.next() == "a")
                await #expect(throws: NetError.self) { try await second.next() }
            }
        }
    }
#endif
