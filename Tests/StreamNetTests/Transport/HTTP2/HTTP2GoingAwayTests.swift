#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Servers that take no more streams on a connection (RFC 9113 §6.8): nginx behind its
        /// `keepalive_requests`, and every server that is about to stop. Nothing is sent twice
        /// that the server may have processed (§8.7).
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
            func `a spared stream has its response`(way: HTTP2Act, isSecure: Bool) async throws {
                let server = try HTTP2Server.first(isSecure: isSecure) {
                    try way.send($0, $0.request())
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .response(200, "whole"))
                for ask in ["GET /", "POST / hi"] {
                    #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                }
                #expect(server.streams.map(\.connection) == [1, 2, 2])
            }

            @Test(arguments: [false, true])
            func `a request beside a spared stream goes elsewhere`(isSecure: Bool) async throws {
                let (gone, going) = AsyncStream.makeStream(of: Void.self)
                let go = DispatchSemaphore(value: 0)
                let server = try HTTP2Server.first(isSecure: isSecure) { connection in
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
            func `one that is not spared is sent again`(way: HTTP2Act, ask: String) async throws {
                let server = try HTTP2Server.first { try way.send($0, $0.request()) }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                #expect(await backend.outcome(server.endpoint(ask)) == .ok)
                #expect(server.streams.map(\.connection) == [1, 2, 2])
            }

            /// POSTs on the first connection; those without an answer are answered on the next.
            private func outcomes(
                _ bodies: [String], _ server: HTTP2Server
            ) async throws -> [Outcome] {
                let backend = try HTTP2Server.backend()
                let outcomes = await backend.outcomes(
                    bodies.map { server.endpoint("POST / \($0)") })
                #expect(server.bodies(on: 1...1) == bodies)
                return outcomes
            }

            @Test(arguments: [false, true])
            func `those behind the last stream are sent again`(isAnnounced: Bool) async throws {
                let server = try HTTP2Server.first { connection in
                    let streams = try connection.requests(4)
                    if isAnnounced { try connection.send(.goAway(last: 0x7fff_ffff)) }
                    try connection.send(.goAway(last: streams[1]))
                    for stream in streams[..<2] { try connection.respond(stream, "first") }
                }
                let outcomes = try await outcomes(["1", "2", "3", "4"], server)
                let first = Set(server.streams.prefix(2).map(\.text))
                let others = Set(["1", "2", "3", "4"]).subtracting(first)
                #expect(outcomes.count { $0 == .response(200, "first") } == 2)
                #expect(outcomes.count { $0 == .ok } == 2)
                #expect(server.bodies(on: 2...) == others.sorted())
            }

            @Test func `a request that may be processed fails with its connection`() async throws {
                let server = try HTTP2Server.first { connection in
                    try connection.send(.goAway(last: connection.requests(2)[0]))
                    connection.close()
                }
                let outcomes = try await outcomes(["1", "2"], server)
                #expect(outcomes.count { $0 == .lost } == 1)
                #expect(outcomes.count { $0 == .ok } == 1)
                let first = server.streams.first?.text
                #expect(server.bodies(on: 2...) == ["1", "2"].filter { $0 != first })
            }

            @Test(arguments: [0, 1, 0x7fff_ffff] as [UInt32])
            func `a GET on a connection that is retired is sent again`(last: UInt32) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    try connection.respond(connection.request())
                    guard connection.number == 1 else { return }
                    _ = try connection.request()
                    try connection.send(.goAway(last: last))
                    connection.close()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                #expect(await backend.outcome(server.endpoint()) == .ok)
                #expect(server.streams.map(\.connection) == [1, 1, 2])
            }

            /// The idle one is looked at for a refused request that was first on the busy one.
            @Test func `a retired idle connection does not retire a busy one`() async throws {
                let (full, filling) = AsyncStream.makeStream(of: Void.self)
                let retired = DispatchSemaphore(value: 0)
                let server = try HTTP2Server(isSecure: true, settings: [3: 2]) { connection in
                    switch connection.number {
                    case 1:
                        let streams = try Self.fill(connection)
                        filling.finish()
                        retired.wait()
                        try connection.send(.reset(streams[0], .refusedStream))
                        try connection.respond(connection.request())
                        connection.close()
                    case 2:
                        let stream = try connection.request()
                        try connection.respond(stream)
                        try connection.send(.goAway(last: stream))
                        try connection.waitUntilReceived()
                        retired.signal()
                    default:
                        try connection.serve()
                    }
                }
                let backend = try HTTP2Server.backend()
                let busy = Task {
                    await backend.outcomes(["1", "2"].map { server.endpoint("POST / \($0)") })
                }
                for await _ in full {}
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let outcomes = await busy.value
                #expect(outcomes.count { $0 == .lost } == 1)
                #expect(outcomes.count { $0 == .ok } == 1)
                // The refused one goes again where the other one runs.
                #expect(server.streams.map(\.connection).sorted() == [1, 1, 1, 2])
            }

            /// Waits for two requests, and until the client knows that there may be no more.
            private static func fill(_ connection: HTTP2Connection) throws -> [UInt32] {
                var streams: [UInt32] = []
                var isKnown = false
                while streams.count < 2 || !isKnown, let frame = try connection.next() {
                    if frame.isLast { streams.append(frame.stream) }
                    if frame.acknowledgesSettings { isKnown = true }
                }
                return streams.sorted()
            }
        }
    }
#endif
