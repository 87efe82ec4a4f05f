#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// How often a request is sent: once more if the server says that it has not processed it
        /// (RFC 9113 §8.7), and in no other case.
        @Suite(.needsLibSSL) struct HTTP2Repeats {
            struct Answer: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let word: String
                let send: @Sendable (HTTP2Connection, UInt32) throws -> Void

                init(
                    _ name: String, _ word: String,
                    _ send: @escaping @Sendable (HTTP2Connection, UInt32) throws -> Void
                ) { (testDescription, self.word, self.send) = (name, word, send) }
            }

            private static func answers(_ code: HTTP2Frame.Code, _ word: String) -> [Answer] {
                [
                    Answer("reset: \(word)", word) { try $0.send(.reset($1, code)) },
                    Answer("gone: \(word)", word) {
                        try $0.send(.goAway(last: $1, code))
                        $0.close()
                    },
                    Answer("gone and reset: \(word)", word) {
                        try $0.send([.goAway(last: $1, code), .reset($1, code)])
                    },
                ]
            }

            static let answers =
                answers(.enhanceYourCalm, "ENHANCE_YOUR_CALM")
                + answers(.internalError, "INTERNAL_ERROR")
                + answers(.cancel, "CANCEL")
                + [
                    // Not processed, and still: a server that has too much to do gets no more.
                    Answer("gone without it: ENHANCE_YOUR_CALM", "ENHANCE_YOUR_CALM") {
                        connection, _ in
                        try connection.send(.goAway(last: 0, .enhanceYourCalm))
                        connection.close()
                    }
                ]

            /// - Parameter isUsed: True if the first connection answers a request before.
            private static func server(
                isUsed: Bool, _ answer: Answer
            ) throws -> HTTP2Server {
                try HTTP2Server(isSecure: true) { connection in
                    if isUsed, connection.number == 1 {
                        try connection.respond(connection.request())
                    }
                    while true { try answer.send(connection, connection.request()) }
                }
            }

            @Test(arguments: answers, [false, true])
            func `a request that failed in the server is sent once, and the error has the code`(
                answer: Answer, isUsed: Bool
            ) async throws {
                let server = try Self.server(isUsed: isUsed, answer)
                let backend = try HTTP2Server.backend()
                if isUsed { #expect(await backend.outcome(server.endpoint()) == .ok) }
                let failure = try await backend.failure(server.endpoint("GET /", .soon))
                #expect(failure.reason == .connectionLost)
                #expect(failure.detail.contains(answer.word), "\(failure)")
                #expect(server.streams.count == (isUsed ? 2 : 1))
            }

            @Test(arguments: ["GET /", "PUT / hi", "POST / hi"], [false, true])
            func `a request that is refused is sent exactly once more`(
                ask: String, isUsed: Bool
            ) async throws {
                let refusing = Answer("", "") { try $0.send(.reset($1, .refusedStream)) }
                let server = try Self.server(isUsed: isUsed, refusing)
                let backend = try HTTP2Server.backend()
                if isUsed { #expect(await backend.outcome(server.endpoint()) == .ok) }
                let failure = try await backend.failure(server.endpoint(ask, .soon))
                #expect(failure.reason == .connectionLost)
                #expect(failure.detail.contains("REFUSED_STREAM"), "\(failure)")
                let again = server.streams.dropFirst(isUsed ? 1 : 0)
                #expect(again.count == 2)
                #expect(Set(again.map(\.text)).count == 1)
            }

            @Test(arguments: ["GET /", "POST / hi"])
            func `a refused request is answered, and the others on its connection, too`(
                ask: String
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
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
            @Test(arguments: [HTTP2Frame.Code.refusedStream, .internalError, .enhanceYourCalm])
            func `a stream that is reset behind its head is not sent again`(
                code: HTTP2Frame.Code
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    while true {
                        let stream = try connection.request()
                        let body = HTTP2Frame.data(stream, "abc", isLast: false)
                        try connection.send(
                            HTTP2Frame.head(stream) + [body, .reset(stream, code)])
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
