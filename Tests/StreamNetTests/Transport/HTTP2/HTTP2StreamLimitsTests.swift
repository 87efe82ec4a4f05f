#if os(Linux)
    import Locks
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// `SETTINGS_MAX_CONCURRENT_STREAMS`, which may change at any time (RFC 9113 §5.1.2).
        @Suite(.needsLibSSL) struct HTTP2StreamLimits {
            private static let name: UInt16 = 3

            /// Answers a request at a time; counts those that come meanwhile, and refuses them.
            private static func serve(
                _ connection: HTTP2Connection, _ refused: borrowing Mutex<Int>
            ) throws {
                while true {
                    let stream = try connection.request()
                    // What the client has sent before it answers has arrived by then.
                    for _ in 1...3 { try expectNone(connection, refused) }
                    try connection.respond(stream)
                }
            }

            private static func expectNone(
                _ connection: HTTP2Connection, _ refused: borrowing Mutex<Int>
            ) throws {
                try connection.send(.ping)
                while let frame = try connection.next() {
                    if frame.kind == .ping, frame.flags & 1 != 0 { return }
                    guard frame.isLast else { continue }
                    refused.withLock { $0 += 1 }
                    try connection.send(.reset(frame.stream, .refusedStream))
                }
            }

            /// Some of them could be sent before the settings have come, but for the first one.
            @Test(arguments: [false, true], ["GET /", "POST / hi"])
            func `of a server that takes one stream at a time, all are answered, none is refused`(
                isSecure: Bool, ask: String
            ) async throws {
                let refused = Mutex(0)
                let limit = [Self.name: UInt32(1)]
                let server = try HTTP2Server(isSecure: isSecure, settings: limit) { connection in
                    try Self.serve(connection, refused)
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
                for count in [3, 20] {
                    let endpoint = server.endpoint(ask, .soon)
                    let outcomes = await backend.outcomes(Array(repeating: endpoint, count: count))
                    #expect(outcomes.allSatisfy { $0 == .ok }, "\(outcomes)")
                }
                #expect(refused.withLock { $0 } == 0)
                #expect(server.streams.count == 24)
                // Requests that start together are answered, too.
                let together = Array(repeating: server.endpoint(ask, .soon), count: 3)
                #expect(await (try HTTP2Server.backend()).outcomes(together) == [.ok, .ok, .ok])
            }

            /// What is asked while the limit is 0 waits for it, or opens another connection.
            @Test(arguments: [false, true])
            func `a limit of 0 is kept, one that is raised is used`(isSecure: Bool) async throws {
                let (lowered, lowering) = AsyncStream.makeStream(of: Void.self)
                let asked = DispatchSemaphore(value: 0)
                let early = Mutex(0)
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    try connection.respond(connection.request())
                    guard connection.number == 1 else { return try connection.serve() }
                    try connection.send(.settings([Self.name: 0]))
                    try connection.first(where: \.acknowledgesSettings)
                    lowering.finish()
                    asked.wait(upTo: .hangLimit)
                    for _ in 1...10 { try Self.expectNone(connection, early) }
                    try connection.send(.settings([Self.name: 10]))
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
                for await _ in lowered {}
                async let waiting = backend.outcomes(
                    (1...3).map { server.endpoint("POST / \($0)", .soon) })
                asked.signal()
                #expect(await waiting == [.ok, .ok, .ok])
                #expect(early.withLock { $0 } == 0)
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
            }

            @Test func `a limit lowered below the open streams ends none of them`() async throws {
                let server = try HTTP2Server.first { connection in
                    try connection.respond(connection.request())
                    let streams = try connection.requests(3)
                    try connection.send(.settings([Self.name: 1]))
                    try connection.waitUntilRead()
                    for stream in streams { try connection.respond(stream) }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let outcomes = await backend.outcomes(
                    (1...3).map { server.endpoint("POST / \($0)", .soon) })
                #expect(outcomes == [.ok, .ok, .ok])
                #expect(server.server.connectionCount == 1)
            }
        }
    }
#endif
