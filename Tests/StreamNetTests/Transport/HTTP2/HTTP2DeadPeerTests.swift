#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting {
        /// Peers that are gone without an end of the connection: nothing comes any more, no answer
        /// to a `PING` either. Where packets are dropped, only that tells them.
        @Suite(.needsLibSSL) struct HTTP2DeadPeers {
            private static let limit = Duration.milliseconds(500)
            private static let late = Outcome.failure(.timedOut(.total, after: limit))

            /// A server whose first connection answers so many requests, and then reads only.
            private static func server(
                isSecure: Bool, answering count: Int, answersPings: Bool = false
            ) throws -> HTTP2Server {
                try HTTP2Server.first(isSecure: isSecure) { connection in
                    for _ in 0..<count { try connection.respond(connection.request()) }
                    connection.answersPings = answersPings
                }
            }

            @Test(arguments: [false, true], [0, 1])
            func `a late request retires its connection`(isSecure: Bool, count: Int) async throws {
                let server = try Self.server(isSecure: isSecure, answering: count)
                let backend = try HTTP2Server.backend()
                for _ in 0..<count { #expect(await backend.outcome(server.endpoint()) == .ok) }
                let late = await backend.outcome(server.endpoint("GET /", .timeout(Self.limit)))
                #expect(late == Self.late)
                for ask in ["GET /", "POST / hi"] {
                    #expect(await backend.outcome(server.endpoint(ask, .soon)) == .ok)
                }
                #expect(server.streams.last?.connection == 2)
                #expect(server.streams.count == count + 3)
            }

            @Test(arguments: [
                Attributes.timeout(limit), .firstByteTimeout(limit), .idleTimeout(limit),
            ])
            func `none has to wait for it, whatever the limit`(limit: Attributes) async throws {
                let server = try Self.server(isSecure: true, answering: 1)
                let backend = try HTTP2Server.backend(connectionsPerHost: 1)
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let late = await backend.outcome(server.endpoint("GET /", limit))
                guard case .failure(.timedOut) = late else {
                    Issue.record("\(late)")
                    return
                }
                // Without an answer to its PING, the first one is closed after ten seconds.
                let next = server.endpoint("POST / hi", .timeout(.seconds(8)))
                #expect(await backend.outcome(next) == .ok)
                #expect(server.streams.map(\.connection) == [1, 1, 2])
            }

            /// Those that wait on it are not sent again, but do not wait on a new one, either.
            @Test func `a request beside one that was late gets a new connection`() async throws {
                let server = try Self.server(isSecure: true, answering: 1)
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let late = server.endpoint("GET /", .timeout(Self.limit))
                let outcomes = await backend.outcomes([late, late, late])
                #expect(outcomes == [Self.late, Self.late, Self.late])
                let next = Array(repeating: server.endpoint("POST / hi", .soon), count: 3)
                #expect(await backend.outcomes(next) == [.ok, .ok, .ok])
                #expect(server.bodies(on: 1...1).filter { $0 == "hi" } == [])
            }

            /// A request without a limit of its own: the peer is asked behind a silence.
            @Test(arguments: [true, false])
            func `a silent peer gets a PING, and must answer it`(isThere: Bool) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    connection.answersPings = isThere
                    let stream = try connection.request()
                    guard connection.number == 1 else { return try connection.respond(stream) }
                    try connection.next(.ping)
                    if isThere { try connection.respond(stream) }
                }
                let tls = TransportConfiguration.TLS(trustedCertificates: [HTTP2Server.certificate])
                let settings = CurlSettings(
                    .init(version: .http2, tls: tls), silence: .milliseconds(300))
                let backend = try CurlBackend(settings)
                let outcome = await backend.outcome(server.endpoint("POST / hi", .soon))
                #expect(outcome == (isThere ? .ok : .lost))
                #expect(server.streams.count == 1)
            }

            /// It was slow, and nothing else: an answer to the `PING` says so.
            @Test func `a peer that is late, but there, gets further requests`() async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    try connection.respond(connection.request())
                    if connection.number == 1 { _ = try connection.request() }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let late = await backend.outcome(server.endpoint("GET /", .timeout(Self.limit)))
                #expect(late == Self.late)
                // The stream was reset, by which its server can save work.
                let isReset = await server.server.wait(upTo: .seconds(20)) { _ in
                    server.streams.dropFirst().first?.isReset == true
                }
                #expect(isReset)
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
            }
        }
    }
#endif
