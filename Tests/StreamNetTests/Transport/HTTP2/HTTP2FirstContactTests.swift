#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Requests that start before it is known what a server speaks share its first connection.
        @Suite(.needsLibSSL) struct HTTP2FirstContact {
            typealias Version = TransportConfiguration.Version

            @Test(arguments: [(true, Version.automatic), (true, .http2), (false, .http2)])
            func `requests that start together share a connection`(
                isSecure: Bool, version: Version
            ) async throws {
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    // All of them are there before any is answered.
                    for stream in try connection.requests(6) { try connection.respond(stream) }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend(version)
                let asks = (1...6).map { server.endpoint("POST / \($0)", .soon) }
                #expect(await backend.outcomes(asks) == Array(repeating: .ok, count: 6))
                #expect(server.server.connectionCount == 1)
            }

            @Test func `with HTTP 1, each opens its own, within the limit`() async throws {
                let server = try HTTP1Server(isSecure: true) { connection in
                    while let request = try connection.request() { try connection.respond(request) }
                }
                let backend = try HTTP2Server.backend(.automatic, connectionsPerHost: 3)
                let asks = (1...12).map { "POST /\($0) hi" }
                let outcomes = await backend.outcomes(asks.map { server.endpoint($0) })
                #expect(outcomes == asks.map { .response(200, $0) })
                #expect((1...3).contains(server.server.connectionCount))
            }

            /// The first connection ends before anything is known.
            @Test(arguments: [true, false])
            func `who waits for a connection that fails gives up`(isSecure: Bool) async throws {
                let server = try LoopbackServer(reading: .nothing) { exchange in
                    _ = try exchange.receive()
                    exchange.close()
                }
                let backend = try HTTP2Server.backend(.http2)
                let scheme = isSecure ? "https" : "http"
                let asks = (1...6).map { server.endpoint("POST / \($0)", scheme: scheme, .soon) }
                for outcome in await backend.outcomes(asks) {
                    switch outcome {
                    case .lost, .failure(.tls): break
                    default: Issue.record("\(outcome)")
                    }
                }
            }

            @Test func `one cancelled while it connects takes no other with it`() async throws {
                let server = try HTTP2Server(isSecure: true) { try $0.serve() }
                for _ in 1...20 {
                    let backend = try HTTP2Server.backend(.automatic)
                    let first = Task { await backend.outcome(server.endpoint("GET /", .soon)) }
                    let asks = (1...3).map { server.endpoint("POST / \($0)", .soon) }
                    async let others = backend.outcomes(asks)
                    first.cancel()
                    #expect(await others == [.ok, .ok, .ok])
                    _ = await first.value
                }
            }
        }
    }
#endif
