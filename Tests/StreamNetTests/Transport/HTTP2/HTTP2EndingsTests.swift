#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses that are none, and the reasons for which there is none.
        @Suite(.needsLibSSL) struct HTTP2Endings {
            static let endings: [HTTP2Act] = [
                HTTP2Act("a body in front of the head", .failure(.invalidResponse)) {
                    try $0.send(.data($1, "abc"))
                },
                HTTP2Act("no status", .failure(.invalidResponse)) {
                    try $0.send(HTTP2Frame.head($1, nil, [("a", "b")], isLast: true))
                },
                HTTP2Act("an uppercase name", .failure(.invalidResponse)) {
                    try $0.send(HTTP2Frame.head($1, 200, [("A", "b")], isLast: true))
                },
                HTTP2Act("a malformed frame", .failure(.invalidResponse)) { connection, stream in
                    try connection.send(
                        HTTP2Frame(type: 8, stream: stream, payload: Data(count: 3)))
                },
                HTTP2Act("another protocol", .failure(.invalidResponse)) { connection, _ in
                    try connection.send(raw: Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
                },
                HTTP2Act("closed", .lost) { connection, _ in connection.close() },
            ]

            @Test(arguments: endings)
            func `each ending has its reason, the next is answered`(ending: HTTP2Act) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 { try ending.send(connection, connection.request()) }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                let result = await backend.result(server.endpoint("POST / hi"))
                #expect(Outcome(result) == ending.gets, "\(result)")
                #expect(await backend.outcome(server.endpoint("POST / next")) == .ok)
                #expect(server.bodies(on: 1...) == ["hi", "next"])
            }

            /// Another attempt meets these again.
            private static let lasting: [HTTP2Frame.Code] = [
                .protocolError, .flowControl, .frameSize, .compression, .inadequateSecurity,
            ]

            @Test(arguments: HTTP2Frame.Code.allCases.dropLast())
            func `a reset is a loss, unless it would last`(code: HTTP2Frame.Code) async throws {
                let server = try HTTP2Server { connection in
                    while true { try connection.send(.reset(connection.request(), code)) }
                }
                let outcome = await (try HTTP2Server.backend()).outcome(server.endpoint())
                let isLasting = Self.lasting.contains(code)
                #expect(outcome == .failure(isLasting ? .invalidResponse : .connectionLost))
            }

            @Test func `a server that wants HTTP 1 gets it`() async throws {
                let server = try LoopbackServer(reading: .nothing) { exchange in
                    guard try exchange.receive().starts(with: Data("PRI".utf8)) else {
                        return try exchange.respond(body: "older")
                    }
                    let frames = [
                        HTTP2Frame.settings(), .settingsAcknowledgement, .reset(1, .http11Required),
                    ]
                    try exchange.send(frames.reduce(into: Data()) { $0 += $1.bytes })
                    _ = exchange.waitForPeerClose()
                }
                let outcome = await (try HTTP2Server.backend()).outcome(server.endpoint())
                #expect(outcome == .response(200, "older"))
            }

            @Test(
                arguments: [
                    (HTTP2Frame.ping.bytes, false),
                    (HTTP2Frame(type: 0xfa, payload: Data(count: 8)).bytes, false),
                    (Data(repeating: 0x41, count: 1_000), true),
                ])
            func `bytes between requests answer none`(bytes: Data, isFatal: Bool) async throws {
                let (sent, sending) = AsyncStream.makeStream(of: Void.self)
                let server = try HTTP2Server(isSecure: true) { connection in
                    try connection.respond(connection.request())
                    if connection.number == 1 {
                        try connection.send(raw: bytes)
                        try connection.waitUntilReceived()
                        sending.finish()
                    }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint("POST / 1")) == .ok)
                for await _ in sent {}
                #expect(await backend.outcome(server.endpoint("POST / 2")) == .ok)
                #expect(server.streams.map(\.connection) == [1, isFatal ? 2 : 1])
            }
        }
    }
#endif
