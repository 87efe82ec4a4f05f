#if os(Linux)
    import Dispatch
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Connections that their server retires while requests are on them: nothing is sent twice
        /// that the server may have processed (RFC 9113 §6.8, §8.7).
        @Suite(.needsLibSSL) struct HTTP2Retiring {
            /// POSTs of these bodies at a time, all on the first connection, and what comes of
            /// them: those that are not answered are answered on the next one.
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
            func `requests behind the last stream are sent again, the others are answered`(
                isAnnounced: Bool
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
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
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    let streams = try connection.requests(2)
                    try connection.send(.goAway(last: streams[0]))
                    connection.close()
                }
                let outcomes = try await outcomes(["1", "2"], server)
                #expect(outcomes.count { $0 == .lost } == 1)
                #expect(outcomes.count { $0 == .ok } == 1)
                let first = server.streams.first?.text
                #expect(server.bodies(on: 2...) == ["1", "2"].filter { $0 != first })
            }

            @Test(arguments: [0, 1, 0x7fff_ffff] as [UInt32])
            func `a GET on an open connection that is retired and closed is sent again`(
                last: UInt32
            ) async throws {
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

            /// The idle connection is looked at for the second attempt of a refused request, whose
            /// first was on the busy one.
            @Test func `an idle connection that is retired does not retire a busy one`()
                async throws
            {
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
