#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// How often a request is sent: once more if nothing of a response came on a connection
        /// that had been used before, and the request may be sent twice; in no other case.
        @Suite(.needsLibSSL) struct HTTP1Repeats {
            typealias End = HTTP1Act

            static let silent = [
                End("an end") { $0.close() },
                End("an end in order") {
                    try $0.notifyClose()
                    $0.close()
                },
                End("a reset") { $0.reset() },
            ]

            /// Something of a response: the request has been processed, or parts of it.
            static let spoken = [
                End("a byte") { try $0.send("H") },
                End("half a head") { try $0.send("HTTP/1.1 200 OK\r\nContent-Le") },
                End("a hint") { try $0.send("HTTP/1.1 103 Early Hints\r\n\r\n") },
                End("a hint, and a reset") {
                    try $0.send("HTTP/1.1 103 Early Hints\r\n\r\n")
                    $0.reset()
                },
            ]

            private static let safe = ["GET /2", "HEAD /2", "PUT /2 hi", "DELETE /2"]
            private static let unsafe = ["POST /2 hi", "PATCH /2 hi"]

            /// Asks a server that ends its first connection at the second request, or each one at
            /// the first: all requests get this, on these connections.
            private static func expect(
                _ asks: [String], _ outcome: Outcome, on connections: [Int], isSecure: Bool,
                endsAll: Bool = false, isUsed: Bool = true, _ end: End
            ) async throws {
                for ask in asks {
                    let server = try HTTP1Server(isSecure: isSecure) { connection in
                        if isUsed, connection.number == 1 {
                            _ = try connection.request()
                            try connection.respond()
                        }
                        if connection.number > 1, !endsAll { return try connection.serve() }
                        if try connection.request() != nil { try end.send(connection) }
                    }
                    let backend = try HTTP1Server.backend()
                    if isUsed { #expect(await backend.outcome(server.endpoint()) == .ok) }
                    let isBodiless = ask.hasPrefix("HEAD") && outcome == .ok
                    let wanted: Outcome = isBodiless ? .response(200, "") : outcome
                    #expect(await backend.outcome(server.endpoint(ask)) == wanted, "\(ask)")
                    #expect(server.connections == connections, "\(ask)")
                }
            }

            @Test(arguments: silent, [false, true])
            func `on a used connection, what may be sent twice is sent once more, and not again`(
                end: End, isSecure: Bool
            ) async throws {
                try await Self.expect(Self.safe, .ok, on: [1, 1, 2], isSecure: isSecure, end)
                try await Self.expect(
                    Self.safe, .lost, on: [1, 1, 2], isSecure: isSecure, endsAll: true, end)
                try await Self.expect(Self.unsafe, .lost, on: [1, 1], isSecure: isSecure, end)
            }

            @Test(arguments: silent + spoken, [false, true])
            func `on a new connection, none is sent again`(end: End, isSecure: Bool) async throws {
                try await Self.expect(
                    Self.safe + Self.unsafe, .lost, on: [1], isSecure: isSecure, endsAll: true,
                    isUsed: false, end)
            }

            @Test(arguments: spoken, [false, true])
            func `nor is one whose response has begun`(end: End, isSecure: Bool) async throws {
                try await Self.expect(Self.safe, .lost, on: [1, 1], isSecure: isSecure, end)
            }
        }
    }
#endif
