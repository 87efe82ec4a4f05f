#if os(Linux)
    import Foundation
    import Loopback
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// Answers to the handshake of a socket that lead elsewhere, or nowhere.
        @Suite struct SocketAnswers {
            @Test(arguments: [("1.0", false), ("1.1", true)])
            func `HTTP/1.1 alone switches protocols`(version: String, isOpen: Bool) async throws {
                let server = try SocketServer.answering { exchange in
                    let key = exchange.request.header("Sec-WebSocket-Key")
                    try exchange.send(socketHead(key, version: version))
                    try exchange.send(Data([0x88, 0]))
                }
                guard !isOpen else {
                    for try await _ in try await server.chat().open(.room("1")).messages {}
                    return
                }
                let error = await server.openingError()
                #expect(error?.transport?.reason == .invalidResponse)
                #expect("\(try #require(error))".contains("101 of HTTP/1.0"))
            }

            @Test(arguments: ["ws", "http"])
            func `a redirect to a socket is followed`(scheme: String) async throws {
                let server = try SocketServer.answering { exchange in
                    guard exchange.request.target == "/rooms/1" else {
                        return try exchange.upgrade().sendClose()
                    }
                    let host = exchange.request.header("Host") ?? ""
                    try exchange.respond(
                        302, headers: [("Location", "\(scheme)://\(host)/rooms/2")], body: "")
                }
                let socket = try await server.chat().open(.room("1"))
                for try await _ in socket.messages {}
                #expect(socket.response.url?.path() == "/rooms/2")
            }

            @Test(arguments: [
                ("http", "ws://a/b", true, "http://a/b"),
                ("http", "wss://a/b", true, "https://a/b"),
                ("https", "wss://a/b", true, "https://a/b"), ("https", "ws://a/b", true, nil),
                ("https", "WS://a/b", true, nil), ("http", "WSS://h/b", true, "https://h/b"),
                ("http", "ws://a/b", false, nil), ("https", "wss://a/b", false, nil),
                ("http", "ws:///b", true, nil), ("http", "ftp://a/b", true, nil),
            ])
            func `no redirect leads from secure to insecure`(
                scheme: String, location: String, isSocket: Bool, target: String?
            ) throws {
                let url = try #require(URL(string: "\(scheme)://h/a"))
                let request = EncodedRequest(url: url, method: .get, headers: ["Cookie": "a"])
                let next = request.redirected(to: location, status: 302, isSocket: isSocket)
                #expect(next?.url.absoluteString == target)
                #expect(next?.headers["Cookie"] == nil)
            }
        }
    }
#endif
