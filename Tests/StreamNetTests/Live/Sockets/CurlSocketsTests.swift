#if os(Linux)
    import Foundation
    import Loopback
    import Streams
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// The opening of sockets by CurlBackend, against a server that also misbehaves.
        @Suite(.needsLibSSL) struct CurlSockets {
            /// A server that has none of the library's code, and sends compressed frames back as
            /// they came.
            @Test(
                arguments: [
                    nil, "permessage-deflate",
                    "permessage-deflate; client_no_context_takeover; server_no_context_takeover",
                    "permessage-deflate; server_max_window_bits=9; client_max_window_bits=9",
                ], [false, true])
            func `messages of each size come back as they were sent`(
                extensions: String?, isSecure: Bool
            ) async throws {
                let server = try SocketServer(
                    isSecure: isSecure, replacing: ["Sec-WebSocket-Extensions": extensions]
                ) { try $0.echo() }
                let socket = try await server.chat().open(.room("1"))
                var messages = socket.messages.makeAsyncIterator()
                for size in [0, 1, 125, 126, 65_535, 65_536, 200_000] {
                    let text = SocketMessage.text(String(repeating: "ü", count: size))
                    let bytes = SocketMessage.binary(Data((0..<size).map { UInt8($0 * 7 % 251) }))
                    for message in [text, bytes, text] {
                        try await socket.send(message)
                        #expect(try await messages.next() == message, "\(size)")
                    }
                }
                try await socket.close()
                #expect(try await messages.next() == nil)
                await #expect(throws: NetError.self) { try await socket.send("late") }
            }

            @Test func `the request is as declared, and asks for a socket`() async throws {
                let requests = Answers<LoopbackRequest>()
                let server = try SocketServer.answering { exchange in
                    requests.add(exchange.request)
                    try exchange.upgrade().sendClose()
                }
                let chat = try server.chat([
                    .headers(["X-App": "1", "Upgrade": "h2c"]), .subprotocols(["v2", "v1"]),
                ])
                let socket = try? await chat.open(.room("a b"))
                for try await _ in try #require(socket).messages {}
                let request = await requests.next()
                #expect(request.method == "GET" && request.target == "/rooms/a%20b")
                for (name, value) in [
                    "Host": "127.0.0.1:\(server.url.port ?? 0)", "X-App": "1",
                    "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                    "Sec-WebSocket-Protocol": "v2, v1",
                    "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
                ] { #expect(request.values(of: name) == [value], "\(name)") }
            }

            @Test(arguments: [["a b"], ["a,b"], [""], ["a\r\nX: y"], ["a", "a"], ["ü"]])
            func `subprotocols are tokens, each once`(names: [String]) async throws {
                let chat = Provider<Chat>(backend: try CurlBackend())
                let error = await #expect(throws: NetError.self) {
                    try await chat.open(.room("1"), .subprotocols(names))
                }
                #expect(error?.reason == .invalidHeader)
            }

            @Test func `a socket is opened by GET only`() async throws {
                let chat = Provider<AnyTarget>(backend: try CurlBackend())
                let target = AnyTarget(Posting())
                let error = await #expect(throws: NetError.self) { try await chat.open(target) }
                #expect("\(try #require(error))".contains("wanted GET for a socket, found POST"))
            }

            @Test func `a proxy connects to the server`() async throws {
                let lines = Answers<String>()
                let proxy = try LoopbackServer(reading: .nothing) { exchange in
                    func head() throws -> String {
                        var text = ""
                        while !text.hasSuffix("\r\n\r\n") {
                            text += String(decoding: try exchange.receive(), as: UTF8.self)
                        }
                        return text
                    }
                    lines.add(String(try head().prefix { $0 != "\r\n" }))
                    try exchange.send("HTTP/1.1 200 OK\r\n\r\n")
                    let key = try head().firstMatch(of: /Sec-WebSocket-Key: (\S+)/)
                    try exchange.send(socketHead(key.map { String($0.1) }))
                    try exchange.send(Data([0x81, 1, 0x61, 0x88, 0]))
                }
                let configuration = TransportConfiguration(
                    proxy: .init(host: "127.0.0.1", port: UInt16(proxy.port)))
                let chat = Provider<Chat>(
                    backend: try CurlBackend(configuration),
                    attributes: .baseURL(URL(string: "ws://chat.invalid")))
                var messages: [SocketMessage] = []
                for try await message in try await chat.open(.room("1")).messages {
                    messages.append(message)
                }
                #expect(messages == ["a"])
                #expect(await lines.next() == "CONNECT chat.invalid:80 HTTP/1.1")
            }

            @Test(arguments: [
                "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno",
                "HTTP/1.1 404 N\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nn\r\n1\r\no\r\n0\r\n\r\n",
                "HTTP/1.1 404 Not Found\r\n\r\nno",
                "HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\nno",
            ])
            func `a refusal is a response with its body`(answer: String) async throws {
                let server = try SocketServer.answering { try $0.send(answer) }
                let error = await server.openingError()
                #expect(error?.response?.status == 404)
                #expect(error?.response?.body == Data("no".utf8))
            }

            @Test(arguments: [
                "", "HTTP/1.1 404 Not", "HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\nno",
                "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nno", "x\r\n\r\n",
                "HTTP/2 101 OK\r\n\r\n", "HTTP/1.1 101 OK\r\nUpgrade: websocket\r\n\r\n",
            ])
            func `an answer that is cut or none fails`(answer: String) async throws {
                let server = try SocketServer.answering { try $0.send(answer) }
                let error = await server.openingError()
                #expect(error?.transport?.reason != nil, "\(String(describing: error))")
            }

            @Test func `the wrong proof fails, and names both`() async throws {
                let server = try SocketServer(replacing: ["Sec-WebSocket-Accept": "x"]) { _ in }
                let error = await server.openingError()
                #expect(error?.transport?.reason == .invalidResponse)
                #expect("\(try #require(error))".contains("Accept"))
            }

            @Test func `an answer and messages that are cut at every byte arrive`() async throws {
                let server = try SocketServer.answering { exchange in
                    let head = socketHead(exchange.request.header("Sec-WebSocket-Key"))
                    let frames: [UInt8] = [
                        0x81, 6, 0x68, 0xC3, 0xA9, 0x6C, 0x6C, 0x6F, 0x82, 2, 1, 2, 0x88, 0,
                    ]
                    for byte in Data(head.utf8) + frames { try exchange.send(Data([byte])) }
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
                let server = try SocketServer.answering { exchange in
                    begun.add(())
                    _ = try exchange.receive()
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
                let server = try SocketServer.answering { _ = try $0.receive() }
                let error = await server.openingError(.timeout(.milliseconds(100)))
                #expect(error?.transport?.reason == .timedOut(.total, after: .milliseconds(100)))
            }

            @Test func `URLSession names the backend that opens sockets on Linux`() async throws {
                let chat = Provider<Chat>(backend: try URLSessionBackend())
                await #expect {
                    try await chat.open(.room("1"))
                } throws: { "\($0)".contains("CurlBackend") }
            }
        }
    }

    private struct Posting: Target {
        var baseURL: URL { URL(filePath: "/") }
        var path: Path { "https://chat.invalid" }
        var method: HTTPMethod { .post }
    }
#endif
