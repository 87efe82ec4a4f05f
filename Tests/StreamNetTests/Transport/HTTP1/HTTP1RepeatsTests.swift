#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// How often a request is sent: once more if nothing of a response came on a connection
        /// that had been used before, and the request may be sent twice; in no other case.
        @Suite(.needsLibSSL) struct HTTP1Repeats {
            struct End: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let send: @Sendable (HTTP1Server.Connection) throws -> Void

                init(
                    _ name: String,
                    _ send: @escaping @Sendable (HTTP1Server.Connection) throws -> Void
                ) { (testDescription, self.send) = (name, send) }
            }

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

            /// A server that ends the first connection at its second request, and perhaps others
            /// at their first.
            private static func server(
                isSecure: Bool, endsAll: Bool = false, isUsed: Bool = true, _ end: End
            ) throws -> HTTP1Server {
                try HTTP1Server(isSecure: isSecure) { connection in
                    if isUsed, connection.number == 1 {
                        _ = try connection.request()
                        try connection.respond()
                    }
                    if connection.number > 1, !endsAll { return try connection.serve() }
                    if try connection.request() != nil { try end.send(connection) }
                }
            }

            @Test(arguments: silent, [false, true])
            func `on a used connection, a request that may be sent twice is sent once more`(
                end: End, isSecure: Bool
            ) async throws {
                for ask in Self.safe {
                    let server = try Self.server(isSecure: isSecure, end)
                    let backend = try HTTP1Server.backend()
                    #expect(await backend.outcome(server.endpoint()) == .ok)
                    let body = ask.hasPrefix("HEAD") ? "" : "ok"
                    #expect(await backend.outcome(server.endpoint(ask)) == .response(200, body))
                    #expect(server.connections == [1, 1, 2])
                }
            }

            @Test(arguments: silent, [false, true])
            func `and not again`(end: End, isSecure: Bool) async throws {
                for ask in Self.safe {
                    let server = try Self.server(isSecure: isSecure, endsAll: true, end)
                    let backend = try HTTP1Server.backend()
                    #expect(await backend.outcome(server.endpoint()) == .ok)
                    #expect(await backend.outcome(server.endpoint(ask)) == .lost)
                    #expect(server.connections == [1, 1, 2])
                }
            }

            @Test(arguments: silent, [false, true])
            func `any other is not`(end: End, isSecure: Bool) async throws {
                for ask in Self.unsafe {
                    let server = try Self.server(isSecure: isSecure, end)
                    let backend = try HTTP1Server.backend()
                    #expect(await backend.outcome(server.endpoint()) == .ok)
                    #expect(await backend.outcome(server.endpoint(ask)) == .lost)
                    #expect(server.connections == [1, 1])
                }
            }

            @Test(arguments: silent + spoken, [false, true])
            func `on a new connection, none is sent again`(
                end: End, isSecure: Bool
            ) async throws {
                for ask in Self.safe + Self.unsafe {
                    let server = try Self.server(
                        isSecure: isSecure, endsAll: true, isUsed: false, end)
                    let outcome = await (try HTTP1Server.backend()).outcome(server.endpoint(ask))
                    #expect(outcome == .lost)
                    #expect(server.connections == [1])
                }
            }

            @Test(arguments: spoken, [false, true])
            func `nor is one of whose response something has come`(
                end: End, isSecure: Bool
            ) async throws {
                for ask in Self.safe {
                    let server = try Self.server(isSecure: isSecure, end)
                    let backend = try HTTP1Server.backend()
                    #expect(await backend.outcome(server.endpoint()) == .ok)
                    #expect(await backend.outcome(server.endpoint(ask)) == .lost)
                    #expect(server.connections == [1, 1])
                }
            }
        }
    }
#endif
