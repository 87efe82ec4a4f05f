#if os(Linux)
    import Dispatch
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Servers that take no more streams on a connection (RFC 9113 §6.8): nginx behind its
        /// `keepalive_requests`, and every server that is about to stop.
        @Suite(.needsLibSSL) struct HTTP2GoingAway {
            private static func body(_ stream: UInt32) -> [HTTP2Frame] {
                [.data(stream, "wh", isLast: false), .data(stream, "ole")]
            }

            private static func whole(_ stream: UInt32) -> [HTTP2Frame] {
                HTTP2Frame.head(stream) + body(stream)
            }

            static let sparing = [
                HTTP2Act("in one write") { try $0.send([.goAway(last: $1)] + whole($1)) },
                HTTP2Act("read before the response") {
                    try $0.send(.goAway(last: $1))
                    try $0.waitUntilRead()
                    try $0.send(whole($1))
                },
                HTTP2Act("announced") {
                    for last in [0x7fff_ffff, $1] {
                        try $0.send(.goAway(last: last))
                        try $0.waitUntilRead()
                    }
                    try $0.send(whole($1))
                },
                HTTP2Act("behind the head") {
                    try $0.send(HTTP2Frame.head($1) + [.goAway(last: $1)])
                    try $0.waitUntilRead()
                    try $0.send(body($1))
                },
                HTTP2Act("in the body") { connection, stream in
                    try connection.send(HTTP2Frame.head(stream) + body(stream).prefix(1))
                    try connection.waitUntilRead()
                    try connection.send([.goAway(last: stream)] + body(stream).suffix(1))
                },
                HTTP2Act("before the end of the connection") {
                    try $0.send([.goAway(last: $1)] + whole($1))
                    $0.close()
                },
                HTTP2Act("for a reason") {
                    try $0.send([.goAway(last: $1, .enhanceYourCalm)] + whole($1))
                },
            ]

            @Test(arguments: sparing, [false, true])
            func `the response of a stream that is spared arrives, and HTTP 2 goes on`(
                way: HTTP2Act, isSecure: Bool
            ) async throws {
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    try way.send(connection, connection.request())
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .response(200, "whole"))
                for ask in ["GET /", "POST / hi"] {
                    #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                }
                #expect(server.streams.map(\.connection) == [1, 2, 2])
            }

            @Test(arguments: [false, true])
            func `a request beside a stream that is spared takes another connection`(
                isSecure: Bool
            ) async throws {
                let (gone, going) = AsyncStream.makeStream(of: Void.self)
                let go = DispatchSemaphore(value: 0)
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    let stream = try connection.request()
                    try connection.send(.goAway(last: stream))
                    // Ends also if the client leaves instead.
                    defer { going.finish() }
                    try connection.waitUntilRead()
                    going.finish()
                    go.wait(upTo: .seconds(60))
                    try connection.send(Self.whole(stream))
                }
                let backend = try HTTP2Server.backend()
                async let spared = backend.outcome(server.endpoint("POST / 1"))
                for await _ in gone {}
                #expect(await backend.outcome(server.endpoint("POST / 2")) == .ok)
                go.signal()
                #expect(await spared == .response(200, "whole"))
                #expect(server.streams.map(\.connection) == [1, 2])
            }

            static let behind = [
                HTTP2Act("and waits") { connection, _ in try connection.send(.goAway(last: 0)) },
                HTTP2Act("and closes") { connection, _ in
                    try connection.send(.goAway(last: 0))
                    connection.close()
                },
                HTTP2Act("and resets the stream") {
                    try $0.send([.goAway(last: 0), .reset($1, .refusedStream)])
                },
            ]

            @Test(arguments: behind, ["GET /", "POST / hi"])
            func `a request that is not spared is sent once more, on another connection`(
                way: HTTP2Act, ask: String
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    try way.send(connection, connection.request())
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                #expect(server.streams.map(\.connection) == [1, 2, 2])
            }

            @Test(arguments: behind, ["GET /", "POST / hi"])
            func `and not again if that is not spared, either`(
                way: HTTP2Act, ask: String
            ) async throws {
                let server = try HTTP2Server(isSecure: true) {
                    try way.send($0, $0.request())
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint(ask)) == .lost)
                #expect(server.streams.map(\.connection) == [1, 2])
            }
        }
    }
#endif
