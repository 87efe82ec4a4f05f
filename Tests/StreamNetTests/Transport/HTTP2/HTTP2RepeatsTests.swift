#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// A request is sent once more only if it was not processed (RFC 9113 §8.7).
        @Suite(.needsLibSSL) struct HTTP2Repeats {
            typealias Answer = (act: HTTP2Act, word: String)

            private static func answers(_ code: HTTP2Frame.Code, _ word: String) -> [Answer] {
                [
                    HTTP2Act("reset: \(word)") { try $0.send(.reset($1, code)) },
                    HTTP2Act("gone: \(word)") {
                        try $0.send(.goAway(last: $1, code))
                        $0.close()
                    },
                    HTTP2Act("gone and reset: \(word)") {
                        try $0.send([.goAway(last: $1, code), .reset($1, code)])
                    },
                ].map { ($0, word) }
            }

            /// Not processed, and still: a server that has too much to do gets no more.
            private static let calm = HTTP2Act("gone without it") { connection, _ in
                try connection.send(.goAway(last: 0, .enhanceYourCalm))
                connection.close()
            }

            static let answers: [Answer] =
                answers(.enhanceYourCalm, "ENHANCE_YOUR_CALM")
                + answers(.internalError, "INTERNAL_ERROR") + answers(.cancel, "CANCEL")
                + [(act: calm, word: "ENHANCE_YOUR_CALM")]

            /// Each way in which both attempts may be refused.
            private static let refusals = [
                HTTP2Act("reset") { try $0.send(.reset($1, .refusedStream)) },
                HTTP2Act("reset, and gone") {
                    try $0.send(.reset($1, .refusedStream))
                    _ = try $0.request()
                    try $0.send(.goAway(last: 0))
                    $0.close()
                },
            ]

            /// - Parameter isUsed: True if the first connection answers a request before.
            private static func server(isUsed: Bool, _ act: HTTP2Act) throws -> HTTP2Server {
                try HTTP2Server(isSecure: true) { connection in
                    if isUsed, connection.number == 1 {
                        try connection.respond(connection.request())
                    }
                    while true { try act.send(connection, connection.request()) }
                }
            }

            @Test(arguments: answers, [false, true])
            func `a request that failed in the server is sent once, and the error has the code`(
                answer: Answer, isUsed: Bool
            ) async throws {
                let server = try Self.server(isUsed: isUsed, answer.act)
                let backend = try HTTP2Server.backend()
                if isUsed { #expect(await backend.outcome(server.endpoint()) == .ok) }
                let failure = try await backend.failure(server.endpoint("GET /", .soon))
                #expect(failure.reason == .connectionLost)
                #expect(failure.detail.contains(answer.word), "\(failure)")
                #expect(server.streams.count == (isUsed ? 2 : 1))
            }

            @Test(arguments: ["GET /", "PUT / hi", "POST / hi"], refusals)
            func `a request that is refused is sent exactly once more`(
                ask: String, refusal: HTTP2Act
            ) async throws {
                for isUsed in [false, true] {
                    let server = try Self.server(isUsed: isUsed, refusal)
                    let backend = try HTTP2Server.backend()
                    if isUsed { #expect(await backend.outcome(server.endpoint()) == .ok) }
                    let failure = try await backend.failure(server.endpoint(ask, .soon))
                    #expect(failure.reason == .connectionLost)
                    #expect(failure.detail == "REFUSED_STREAM", "\(failure)")
                    let again = server.streams.dropFirst(isUsed ? 1 : 0)
                    #expect(again.count == 2)
                    #expect(Set(again.map(\.text)).count == 1)
                }
            }

            @Test(arguments: BodyKind.allCases)
            func `a refused request is sent again with all its body`(kind: BodyKind) async throws {
                let folder = try TemporaryFolder()
                let server = try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 {
                        try connection.send(.reset(connection.request(), .refusedStream))
                    }
                    try connection.serve()
                }
                let text = String(repeating: "0123456789", count: 30_000)
                let payload = try kind.payload(Data(text.utf8), in: folder)
                let endpoint = server.endpoint("POST /", payload: payload)
                #expect(await (try HTTP2Server.backend()).outcome(endpoint) == .ok)
                let bodies = server.streams.map(\.text)
                #expect(bodies.count == 2)
                #expect(Set(bodies).count == 1)
                #expect(bodies[0].contains(text))
            }

            @Test(arguments: ["GET /", "POST / hi"])
            func `a refused request is answered, and those beside it`(ask: String) async throws {
                let server = try HTTP2Server.first { connection in
                    try connection.respond(connection.request())
                    let streams = try connection.requests(3)
                    try connection.send(.reset(streams[1], .refusedStream))
                    for stream in [streams[0], streams[2]] { try connection.respond(stream) }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let outcomes = await backend.outcomes(
                    Array(repeating: server.endpoint(ask, .soon), count: 3))
                #expect(outcomes == [.ok, .ok, .ok])
                #expect(server.streams.count == 5)
            }

            /// A response whose head has arrived is not asked for again.
            @Test(arguments: [HTTP2Frame.Code.none, .cancel, .internalError, .refusedStream])
            func `a reset behind a head repeats nothing`(code: HTTP2Frame.Code) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    while true {
                        let stream = try connection.request()
                        let body = HTTP2Frame.data(stream, "abc", isLast: false)
                        try connection.send(HTTP2Frame.head(stream) + [body, .reset(stream, code)])
                    }
                }
                let backend = try HTTP2Server.backend()
                let outcome = await backend.outcome(server.endpoint("GET /", .soon))
                #expect(outcome == .failure(.truncated(received: 3, expected: nil)))
                #expect(server.streams.count == 1)
            }
        }
    }
#endif
