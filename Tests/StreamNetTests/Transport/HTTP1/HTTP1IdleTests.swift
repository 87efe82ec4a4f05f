#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// What comes on a connection while no request is on it: it answers none (RFC 9112 §9.2).
        @Suite(.needsLibSSL) struct HTTP1Idle {
            private static func sent(_ name: String, _ text: String) -> HTTP1Act {
                HTTP1Act(name) {
                    try $0.send(text)
                    try $0.waitUntilReceived()
                }
            }

            private static let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"
            private static let timeout =
                "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

            static let events = [
                sent("a response", evil),
                sent("many responses", String(repeating: evil, count: 1_000)),
                sent("an end of a line", "\r\n"),
                sent("a byte", "H"),
                sent("a hint", "HTTP/1.1 103 Early Hints\r\n\r\n"),
                HTTP1Act("a response, and the end") {
                    try $0.send(timeout)
                    $0.close()
                    try $0.waitUntilReceived()
                },
                HTTP1Act("the end") {
                    $0.close()
                    try $0.waitUntilReceived()
                },
                HTTP1Act("the end in order") {
                    try $0.notifyClose()
                    $0.close()
                    try $0.waitUntilReceived()
                },
                HTTP1Act("a reset") { $0.reset() },
            ]

            /// TLS has an end of its own, behind which the connection may stay open.
            private static let endOfTLS = HTTP1Act("the end of TLS") {
                try $0.notifyClose()
                try $0.waitUntilReceived()
            }

            /// A server of which something happens on the first connection, behind the response.
            private static func server(
                isSecure: Bool, _ event: HTTP1Act
            ) throws -> (HTTP1Server, AsyncStream<Void>) {
                let (happened, happening) = AsyncStream.makeStream(of: Void.self)
                let server = try HTTP1Server(isSecure: isSecure) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    _ = try connection.request()
                    try connection.respond("first")
                    defer { happening.finish() }
                    try event.send(connection)
                    happening.finish()
                    // What would come on it, and the end.
                    while (try? connection.request()) != nil {}
                    connection.waitForPeerClose()
                }
                return (server, happened)
            }

            private static let endings: [(HTTP1Act, Bool)] =
                events.flatMap { [($0, false), ($0, true)] } + [(endOfTLS, true)]

            @Test(arguments: endings)
            func `the next has a new connection`(event: HTTP1Act, isSecure: Bool) async throws {
                for ask in ["GET /2", "POST /2 hi", "HEAD /2"] {
                    let (server, happened) = try Self.server(isSecure: isSecure, event)
                    let backend = try HTTP1Server.backend()
                    let first = await backend.outcome(server.endpoint("GET /1"))
                    #expect(first == .response(200, "first"))
                    for await _ in happened {}
                    let second = await backend.outcome(server.endpoint(ask))
                    #expect(second == .response(200, ask.hasPrefix("HEAD") ? "" : "ok"))
                    #expect(server.connections == [1, 2])
                }
            }

            /// Nobody asks for another request: the end of the client's side comes by itself.
            @Test(arguments: events.prefix(8), [false, true])
            func `the client closes it at once`(event: HTTP1Act, isSecure: Bool) async throws {
                let (server, happened) = try Self.server(isSecure: isSecure, event)
                let backend = try HTTP1Server.backend()
                _ = await backend.outcome(server.endpoint("GET /1"))
                for await _ in happened {}
                // The thread of the server ends when the client has left.
                #expect(await server.server.wait(upTo: .seconds(20)) { $0.closedByPeer == 1 })
                withExtendedLifetime(backend) {}
            }

            @Test(arguments: [false, true], ["evil", evil, "\r\n"])
            func `bytes behind one answer none`(isSecure: Bool, surplus: String) async throws {
                let server = try HTTP1Server(isSecure: isSecure) { connection in
                    while try connection.request() != nil {
                        let surplus = connection.number == 1 ? surplus : ""
                        try connection.send(
                            "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok\(surplus)")
                    }
                }
                let backend = try HTTP1Server.backend()
                for ask in ["GET /1", "POST /2 hi", "GET /3"] {
                    #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                }
                #expect(server.connections == [1, 2, 2])
            }
        }
    }
#endif
