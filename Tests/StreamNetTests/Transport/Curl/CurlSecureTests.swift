#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Locks
    import Testing

    extension Transporting {
        /// HTTP/1.1 over TLS, where the server may have chosen HTTP/2.
        @Suite(.needsLibSSL) struct CurlSecure {
            private static func backend() throws -> CurlBackend {
                let tls = TransportConfiguration.TLS(
                    trustedCertificates: [HTTP2Server.certificate])
                return try CurlBackend(.init(connectionsPerHost: 8, tls: tls))
            }

            private static func endpoint(_ ask: String, _ server: HTTP1Server) -> Endpoint {
                server.server.endpoint(ask, scheme: "https")
            }

            /// The least number of bytes that the server reads of the second request.
            @Test(arguments: [0, 1, 100, 40_000], [0, 50_000])
            func `a POST reaches the server at most once, wherever that closes`(
                bytes: Int, length: Int
            ) async throws {
                let posts = Mutex(0)
                let server = try HTTP1Server(isSecure: true) { connection in
                    guard try connection.request() != nil else { return }
                    try connection.respond()
                    var left = bytes
                    while left > 0 {
                        let count = try connection.receive().count
                        if count == 0 { return }
                        if left == bytes { posts.withLock { $0 += 1 } }
                        left -= count
                        // All of it has come with fewer.
                        if length == 0 { return }
                    }
                }
                let backend = try Self.backend()
                let body = String(repeating: "x", count: length)
                for _ in 1...5 {
                    let before = posts.withLock { $0 }
                    #expect(await backend.outcome(Self.endpoint("GET /", server)) == .ok)
                    let outcome = await backend.outcome(Self.endpoint("POST / \(body)", server))
                    // A connection that is seen to be closed is not used.
                    #expect(outcome == .lost || bytes == 0 && outcome == .ok, "\(outcome)")
                    #expect(posts.withLock { $0 } - before <= 1)
                }
            }

            /// Requests would share the connection, and get each other's responses.
            /// - Parameter first: The number of the first response on a connection that claims it.
            @Test(arguments: [1, 2, 3])
            func `a server that has chosen HTTP 1 and claims HTTP 2 mixes up no responses`(
                first: Int
            ) async throws {
                let server = try HTTP1Server(isSecure: true) { connection in
                    var count = 0
                    while let request = try connection.request() {
                        count += 1
                        let version = count >= first ? "HTTP/2" : "HTTP/1.1"
                        try connection.respond(request, version: version)
                    }
                }
                let backend = try Self.backend()
                for round in 1...50 {
                    let asks = (1...8).map { "GET /\(round)-\($0)" }
                    let outcomes = await backend.outcomes(asks.map { Self.endpoint($0, server) })
                    for (ask, outcome) in zip(asks, outcomes) {
                        let own = Outcome.response(200, ask + " ")
                        #expect(
                            outcome == own || outcome == .failure(.invalidResponse),
                            "\(outcome) for \(ask)")
                    }
                }
            }

            @Test func `nor does one that claims it in an informational response`() async throws {
                let server = try HTTP1Server(isSecure: true) { connection in
                    while let request = try connection.request() {
                        try connection.send("HTTP/2 103 Early Hints\r\n\r\n")
                        try connection.respond(request)
                    }
                }
                let backend = try Self.backend()
                for round in 1...50 {
                    let asks = (1...8).map { "GET /\(round)-\($0)" }
                    let outcomes = await backend.outcomes(asks.map { Self.endpoint($0, server) })
                    #expect(outcomes.allSatisfy { $0 == .failure(.invalidResponse) }, "\(outcomes)")
                }
            }
        }
    }
#endif
