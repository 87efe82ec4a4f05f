#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        @Suite(.needsLibSSL) struct HTTP2HeadSizes {
            private static func fields(_ kilobytes: Int, each size: Int) -> [(String, String)] {
                let value = String(repeating: "a", count: size * 1_024 - 8)
                return (0..<kilobytes / size).map { _ in ("x-long", value) }
            }

            /// Answers the first request with these fields, all others with "ok".
            private static func server(
                isSecure: Bool = true, _ fields: [(String, String)]
            ) throws -> HTTP2Server {
                try HTTP2Server(isSecure: isSecure) { connection in
                    if connection.number == 1 {
                        let stream = try connection.request()
                        try connection.send(
                            HTTP2Frame.head(stream, 200, fields) + [.data(stream, "long")])
                    }
                    try connection.serve()
                }
            }

            @Test(
                arguments: [
                    (16, 16), (62, 62), (64, 4), (100, 50), (104, 4), (110, 5), (120, 1), (124, 62),
                    (127, 1),
                ],
                [false, true])
            func `up to 128 KB arrive`(size: (Int, Int), isSecure: Bool) async throws {
                let fields = Self.fields(size.0, each: size.1)
                let server = try Self.server(isSecure: isSecure, fields)
                let backend = try HTTP2Server.backend()
                let response = try await backend.send(server.endpoint()).value
                #expect(response.headers.values(for: "x-long") == fields.map(\.1))
                #expect(await backend.outcome(server.endpoint()) == .ok)
            }

            @Test(arguments: [(132, 4), (160, 32), (300, 50)], ["GET /", "POST / hi"])
            func `more fails at once`(size: (Int, Int), ask: String) async throws {
                let server = try Self.server(Self.fields(size.0, each: size.1))
                let backend = try HTTP2Server.backend()
                let tooLong = Outcome.failure(.headTooLong(limit: 131_072))
                #expect(await backend.outcome(server.endpoint(ask)) == tooLong)
                #expect(await backend.outcome(server.endpoint(ask)) == .ok)
            }

            @Test(arguments: [100, 200])
            func `a field of more than 64 KB fails at once`(kilobytes: Int) async throws {
                let server = try Self.server(Self.fields(kilobytes, each: kilobytes))
                let backend = try HTTP2Server.backend()
                let failure = try await backend.failure(server.endpoint("POST / hi"))
                #expect(failure.reason == .invalidResponse, "\(failure)")
                #expect(await backend.outcome(server.endpoint()) == .ok)
                #expect(server.streams.map(\.connection) == [1, 2])
            }

            @Test func `requests beside a head that is too long are answered`() async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    for stream in try connection.requests(4) {
                        let isLong = connection.text(of: stream) == "long"
                        let fields = Self.fields(isLong ? 140 : 4, each: 4)
                        try connection.send(
                            HTTP2Frame.head(stream, 200, fields) + [.data(stream, "ok")])
                    }
                }
                let backend = try HTTP2Server.backend()
                let asks = ["1", "2", "long", "3"].map { server.endpoint("PUT / \($0)") }
                let tooLong = Outcome.failure(.headTooLong(limit: 131_072))
                #expect(await backend.outcomes(asks) == [.ok, .ok, tooLong, .ok])
                #expect(server.bodies(on: ...1) == ["1", "2", "3", "long"])
            }
        }
    }
#endif
