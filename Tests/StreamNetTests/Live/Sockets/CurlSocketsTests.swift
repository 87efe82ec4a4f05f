#if os(Linux)
    import Foundation
    import Locks
    import Loopback
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// The opening of sockets by CurlBackend, against a server that also misbehaves.
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

            /// A server that has none of the library's code, and sends compressed frames back as
            /// they came.
            @Test(arguments: [
                nil, "permessage-deflate",
                "permessage-deflate; client_no_context_takeover; server_no_context_takeover",
                "permessage-deflate; server_max_window_bits=9; client_max_window_bits=9",
            ])
            func `messages come back from another server`(extensions: String?) async throws {
                let server = try LoopbackServer { exchange in
                    try exchange.upgrade(replacing: ["Sec-WebSocket-Extensions": extensions]).echo()
                }
                let chat = Provider<Chat>(
                    backend: try CurlBackend(), attributes: .baseURL(server.url))
                let socket = try await chat.open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                for size in [0, 1, 125, 126, 65_535, 65_536, 300_000] {
                    let text = SocketMessage.text(String(repeating: "ü", count: size))
                    let bytes = SocketMessage.binary(Data((0..<size).map { UInt8($0 * 7 % 251) }))
                    for message in [text, bytes, text] {
                        try await socket.send(message)
                        #expect(try await messages.next() == message, "\(size)")
                    }
                }
                try await socket.close(3000)
                await #expect {
                    try await messages.next()
                } throws: { error in
                    guard case NetError.closed(3000, "") = error else { return false }
                    return true
                }
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
                "HTTP/1.1 404 N\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nn\r\n1\r\no\r\n0\r\n\r\n",
                "HTTP/1.1 404 Not Found\r\n\r\nno",
                "HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\nno",
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

            @Test func `sockets do not use up the connections of a host`() async throws {
                let server = try SocketServer { try $0.echo() }
                let backend = try CurlBackend(.init(connectionsPerHost: 2))
                let chat = Provider<Chat>(backend: backend, attributes: .baseURL(server.url))
                var sockets: [StreamNet.Socket<SocketMessage, SocketMessage>] = []
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
#endif
