#if os(Linux)
    import Foundation
    import Locks
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// Sockets of CurlBackend, against a server that also misbehaves.
        @Suite(.needsLibSSL) struct CurlSockets {
            @Test(arguments: [false, true])
            func `messages of each size come back as they were sent`(isSecure: Bool) async throws {
                let server = try SocketServer(isSecure: isSecure) { try $0.echo() }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                for size in [0, 1, 125, 126, 65_535, 65_536, 1_000_000] {
                    let text = SocketMessage.text(String(repeating: "ü", count: size))
                    let bytes = SocketMessage.binary(Data(repeating: 0xFF, count: size))
                    for message in [text, bytes] {
                        try await socket.send(message)
                        #expect(try await messages.next() == message, "\(size)")
                    }
                }
                try await socket.close()
                #expect(try await messages.next() == nil)
                await #expect(throws: NetError.self) { try await socket.send("late") }
            }

            @Test func `the request is that of the declaration, and asks for a socket`()
                async throws
            {
                let head = Mutex("")
                let server = try SocketServer { peer in
                    head.withLock { $0 = peer.request }
                    try peer.close(1000)
                }
                let chat = try server.chat([
                    .headers(["X-App": "1", "Upgrade": "h2c"]), .subprotocols(["v2", "v1"]),
                ])
                let socket = try? await chat.open(.room("a b"))
                for try await _ in try #require(socket).messages {}
                let lines = head.withLock { $0 }.split(separator: "\r\n").map(String.init)
                #expect(lines.first == "GET /rooms/a%20b HTTP/1.1")
                for line in [
                    "Host: \(server.url.host() ?? ""):\(server.url.port ?? 0)", "X-App: 1",
                    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Protocol: v2, v1",
                    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
                ] { #expect(lines.contains(line), "\(line): \(lines)") }
                #expect(lines.filter { $0.hasPrefix("Upgrade") }.count == 1)
            }

            @Test(arguments: [
                "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno",
                "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nn\r\n1\r\no\r\n0\r\n\r\n",
                "HTTP/1.1 404 Not Found\r\n\r\nno",
                "HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno",
            ])
            func `a refusal is a response with its body`(answer: String) async throws {
                let server = try SocketServer(accepts: false) {
                    try $0.send(raw: Data(answer.utf8))
                }
                await #expect {
                    try await server.chat().open(.room("1"))
                } throws: { error in
                    guard case NetError.rejected(let response) = error else { return false }
                    return response.status == 404 && response.body == Data("no".utf8)
                }
            }

            @Test(arguments: [
                "", "HTTP/1.1 404 Not", "HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\nno",
                "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nno", "x\r\n\r\n",
                "HTTP/2 101 OK\r\n\r\n", "HTTP/1.1 101 OK\r\nUpgrade: websocket\r\n\r\n",
            ])
            func `an answer that is cut or none fails`(answer: String) async throws {
                let server = try SocketServer(accepts: false) {
                    try $0.send(raw: Data(answer.utf8))
                }
                await #expect {
                    try await server.chat().open(.room("1"))
                } throws: { error in
                    if case NetError.transport = error { true } else { false }
                }
            }

            @Test func `the wrong proof fails, and names both`() async throws {
                let server = try SocketServer(accepts: false) { peer in
                    let text = peer.acceptance.replacing("Accept: ", with: "Accept: x")
                    try peer.send(raw: Data(text.utf8))
                }
                await #expect {
                    try await server.chat().open(.room("1"))
                } throws: { error in
                    guard case NetError.transport(let failure) = error else { return false }
                    return failure.reason == .invalidResponse && "\(error)".contains("Accept")
                }
            }

            @Test func `an answer and messages that are cut at every byte arrive`() async throws {
                let server = try SocketServer(accepts: false) { peer in
                    var writer = FrameWriter(deflate: nil, masks: nil)
                    let frames = writer.message("héllo") + writer.message(.binary(Data([1, 2])))
                    for byte in Data(peer.acceptance.utf8) + frames {
                        try peer.send(raw: Data([byte]))
                    }
                    try peer.close(1000)
                    _ = try peer.receive()
                }
                let socket = try await server.chat().open(.room("1"))
                var messages: [SocketMessage] = []
                for try await message in socket.messages { messages.append(message) }
                #expect(messages == ["héllo", .binary(Data([1, 2]))])
            }

            @Test(arguments: [(1001, "bye"), (4000, "")])
            func `a close of the server is answered and told`(
                code: Int, reason: String
            ) async throws {
                let answer = Answers<FrameReader.Received?>()
                let server = try SocketServer { peer in
                    try peer.send("last")
                    try peer.close(code, reason)
                    answer.add(try peer.receive())
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "last")
                await #expect {
                    try await messages.next()
                } throws: { error in
                    guard case NetError.closed(code, reason) = error else { return false }
                    return true
                }
                #expect(await answer.next() == .close(SocketClose(code, reason)))
            }

            @Test func `a connection that ends without a close is lost, not closed`() async throws {
                let server = try SocketServer { peer in
                    try peer.send("last")
                    // In the middle of a message.
                    try peer.send(raw: Data([0x01, 0x02, 0x61]))
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "last")
                await #expect {
                    try await messages.next()
                } throws: { error in
                    guard case NetError.transport(let failure) = error else { return false }
                    return failure.reason == .connectionLost
                }
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
                let answer = Answers<FrameReader.Received?>()
                let server = try SocketServer { peer in
                    try peer.send(raw: Data(bytes))
                    answer.add(try peer.receive())
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                await #expect {
                    try await messages.next()
                } throws: { error in
                    guard case NetError.transport(let failure) = error else { return false }
                    return failure.reason == .invalidResponse
                }
                guard case .close(let close)?? = await answer.next() else {
                    Issue.record("no close")
                    return
                }
                #expect(close.code == code)
            }

            @Test func `pings are answered, of a flood the last`() async throws {
                let pongs = Answers<Int>()
                let server = try SocketServer { peer in
                    for _ in 1...10_000 { try peer.ping() }
                    try peer.send("end")
                    var count = 0
                    while let part = try peer.receive() {
                        if case .pong = part { count += 1 }
                        if case .message = part { break }
                    }
                    pongs.add(count)
                    try peer.close(1000)
                }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                #expect(try await messages.next() == "end")
                try await socket.send("enough")
                #expect((1...10_000).contains(await pongs.next()))
            }

            @Test(arguments: [false, true])
            func `a slow loop slows the server`(isSecure: Bool) async throws {
                let sent = Atomic<Int>(0)
                let message = SocketMessage.binary(Data(count: 1 << 20))
                let server = try SocketServer(isSecure: isSecure) { peer in
                    for _ in 0..<200 {
                        try peer.send(message)
                        sent.add(1, ordering: .relaxed)
                    }
                    try peer.close(1000)
                }
                let socket = try await server.chat(.messageLimit(4 << 20)).open(.room("1"))
                var (count, most) = (0, 0)
                for try await _ in socket.messages {
                    count += 1
                    // Until the server has stopped.
                    var before = -1
                    while count < 20, before != sent.load(ordering: .relaxed) {
                        before = sent.load(ordering: .relaxed)
                        try await Task.sleep(for: .milliseconds(20))
                    }
                    most = max(most, sent.load(ordering: .relaxed) - count)
                }
                #expect(count == 200)
                // The limit, what the system holds, and a piece that is being read.
                #expect(most < 40, "\(most) MB")
            }

            @Test func `a slow server slows the sender, and what was not sent is told`()
                async throws
            {
                let (mayEnd, ended) = (Answers<Void>(), Answers<Void>())
                let server = try SocketServer { _ in
                    ended.add(mayEnd.wait())
                }
                let socket = try await server.chat(.messageLimit(1 << 20)).open(.room("1"))
                let message = SocketMessage.binary(Data(count: 1 << 19))
                let accepted = Atomic<Int>(0)
                let sending = Task {
                    while true {
                        try await socket.send(message)
                        accepted.add(1, ordering: .relaxed)
                    }
                }
                var before = -1
                while before < 1 || before != accepted.load(ordering: .relaxed) {
                    before = accepted.load(ordering: .relaxed)
                    try await Task.sleep(for: .milliseconds(100))
                }
                #expect(before < 60)
                mayEnd.add(())
                await #expect {
                    try await sending.value
                } throws: { error in
                    guard let error = error as? NetError, case .transport = error else {
                        return false
                    }
                    return error.unsentMessages.count >= 2 && error.unsentMessages[0] == message
                }
            }

            @Test func `a message that waits for room is not sent if its task is cancelled`()
                async throws
            {
                let server = try SocketServer { peer in
                    while true { if try peer.receive() == nil { return } }
                }
                _ = server
                let state = Mutex(SocketOutbox(FrameWriter(deflate: nil, masks: nil), limit: 1))
                let done = Answers<Bool>()
                state.withLock { outbox in
                    outbox.add("a")
                    #expect(!outbox.hasRoom)
                    outbox.wait(7, "b") { done.add($0 is CancellationError) }
                    outbox.remove(7)?(CancellationError())
                    #expect(outbox.remove(7) == nil)
                }
                #expect(await done.next())
            }

            @Test func `disposing sends 1001, and the connection ends`() async throws {
                let answer = Answers<FrameReader.Received?>()
                let server = try SocketServer { peer in
                    try peer.send("a")
                    answer.add(try peer.receive())
                    try peer.close(1001)
                    answer.add(try peer.receive())
                }
                let got = Answers<SocketMessage>()
                let subscription = try server.chat().rx.socket(.room("1"))
                    .subscribe(onNext: { got.add($0) })
                #expect(await got.next() == "a")
                subscription.dispose()
                #expect(await answer.next() == .close(SocketClose(1001)))
                #expect(await answer.next() == nil)
            }

            @Test func `a socket that nobody holds is closed`() async throws {
                let answer = Answers<FrameReader.Received?>()
                let server = try SocketServer { answer.add(try $0.receive()) }
                var socket: Socket? = try await server.chat().open(.room("1"))
                #expect(socket != nil)
                socket = nil
                #expect(await answer.next() == .close(SocketClose(1001)))
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

            @Test func `two pings without an answer lose the connection`() async throws {
                let (pings, mayEnd) = (Answers<FrameReader.Received?>(), Answers<Void>())
                let server = try SocketServer { peer in
                    for _ in 1...2 { pings.add(try peer.receive()) }
                    mayEnd.wait()
                }
                let time = VirtualTimeScheduler()
                let socket = try await server.chat(.reconnectScheduler(time)).open(.room("1"))
                for _ in 1...2 {
                    time.advance(by: .seconds(30))
                    #expect(await pings.next() == .ping(Data()))
                }
                time.advance(by: .seconds(30))
                var messages = socket.messages.makeAsyncIterator()
                await #expect {
                    try await messages.next()
                } throws: { "\($0)".contains("two pings without an answer") }
                mayEnd.add(())
            }

            @Test func `sockets do not use up the connections of a host`() async throws {
                let server = try SocketServer { try $0.echo() }
                let backend = try CurlBackend(.init(connectionsPerHost: 2))
                let chat = Provider<Chat>(backend: backend, attributes: .baseURL(server.url))
                var sockets: [Socket<SocketMessage, SocketMessage>] = []
                for number in 1...40 { sockets.append(try await chat.open(.room("\(number)"))) }
                for socket in sockets { try await socket.send("x") }
                for socket in sockets {
                    var messages = socket.messages.makeAsyncIterator()
                    #expect(try await messages.next() == "x")
                }
            }

            @Test func `a socket whose opening is cancelled leaves nothing`() async throws {
                let (begun, mayEnd) = (Answers<Void>(), Answers<Void>())
                let server = try SocketServer(accepts: false) { peer in
                    begun.add(())
                    _ = try peer.receive()
                    mayEnd.add(())
                }
                let chat = try server.chat()
                let opening = Task { try await chat.open(.room("1")) }
                await begun.next()
                opening.cancel()
                await #expect(throws: CancellationError.self) { try await opening.value }
                await mayEnd.next()
            }

            @Test func `a handshake without an answer is timed out`() async throws {
                let server = try SocketServer(accepts: false) { _ = try $0.receive() }
                await #expect {
                    try await server.chat(.timeout(.milliseconds(100))).open(.room("1"))
                } throws: { error in
                    guard case NetError.transport(let failure) = error else { return false }
                    return failure.reason == .timedOut(.total, after: .milliseconds(100))
                }
            }

            @Test func `URLSession names the backend that opens sockets on Linux`() async throws {
                let chat = Provider<Chat>(backend: try URLSessionBackend())
                await #expect {
                    try await chat.open(.room("1"))
                } throws: { "\($0)".contains("CurlBackend") }
            }
        }
    }

    /// Values that a test waits for, in their order.
    private final class Answers<Value: Sendable>: Sendable {
        private let stream: AsyncStream<Value>
        private let continuation: AsyncStream<Value>.Continuation
        private let semaphore = DispatchSemaphore(value: 0)

        init() { (stream, continuation) = AsyncStream.makeStream() }

        func add(_ value: Value) {
            continuation.yield(value)
            semaphore.signal()
        }

        /// Waits for the next value.
        func next() async -> Value where Value: Sendable {
            for await value in stream { return value }
            preconditionFailure("the stream has no end")
        }

        /// Blocks until there is a value.
        func wait() { semaphore.wait() }
    }
#endif
