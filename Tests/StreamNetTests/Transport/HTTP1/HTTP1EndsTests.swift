#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// The end of a connection in a response, in order or not (RFC 9112 §8, §9.8).
        @Suite(.needsLibSSL) struct HTTP1Ends {
            private static let head = "HTTP/1.1 200 OK\r\n"
            private static let body = String(repeating: "x", count: 500)

            enum End: String, CaseIterable, Sendable {
                case inOrder, withoutNotice, reset

                func send(_ connection: HTTP1Server.Connection) throws {
                    switch self {
                    case .inOrder:
                        try connection.notifyClose()
                        connection.close()
                    case .withoutNotice: connection.close()
                    case .reset: connection.reset()
                    }
                }
            }

            struct Case: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let fields: String
                let body: String
                let expected: Int?

                /// A response that is cut behind 500 bytes of its body.
                static let cut = [
                    Case("a length", "Content-Length: 1000\r\n", HTTP1Ends.body, 1_000),
                    Case(
                        "chunks", "Transfer-Encoding: chunked\r\n", "1f4\r\n\(HTTP1Ends.body)\r\n"),
                    Case("a chunk", "Transfer-Encoding: chunked\r\n", "3e8\r\n\(HTTP1Ends.body)"),
                    Case(
                        "chunks without a last line", "Transfer-Encoding: chunked\r\n",
                        "1f4\r\n\(HTTP1Ends.body)\r\n0\r\n"),
                ]

                init(_ name: String, _ fields: String, _ body: String, _ expected: Int? = nil) {
                    (testDescription, self.fields) = (name, fields)
                    (self.body, self.expected) = (body, expected)
                }

                /// All in one write, and the end at once.
                func send(_ connection: HTTP1Server.Connection, _ end: End) throws {
                    try connection.send("\(HTTP1Ends.head)\(fields)\r\n\(body)")
                    try end.send(connection)
                }
            }

            private static let toTheEnd = Case("to the end", "", body)

            private static func server(
                isSecure: Bool, isReused: Bool = false, _ row: Case, _ end: End
            ) throws -> HTTP1Server {
                try HTTP1Server(isSecure: isSecure) { connection in
                    if isReused, connection.number == 1 {
                        _ = try connection.request()
                        try connection.respond()
                    }
                    if try connection.request() != nil { try row.send(connection, end) }
                }
            }

            @Test(arguments: Case.cut, End.allCases)
            func `a cut body is cut, and its request sent once`(row: Case, end: End) async throws {
                for (isSecure, isReused) in [
                    (false, false), (false, true), (true, false), (true, true),
                ] {
                    let server = try Self.server(isSecure: isSecure, isReused: isReused, row, end)
                    let backend = try HTTP1Server.backend()
                    if isReused { #expect(await backend.outcome(server.endpoint()) == .ok) }
                    let outcome = await backend.outcome(server.endpoint("GET /cut"))
                    let wanted = TransportError.Reason.truncated(
                        received: 500, expected: row.expected)
                    #expect(outcome == .failure(wanted))
                    #expect(server.requests.count { $0.target == "/cut" } == 1)
                }
            }

            /// Over TLS, an end without notice may be that of an attacker.
            @Test(
                arguments: [
                    (false, .inOrder, true), (false, .reset, false), (true, .inOrder, true),
                    (true, .withoutNotice, false), (true, .reset, false),
                ] as [(Bool, End, Bool)])
            func `a body that ends with the connection is whole if that ends in order`(
                isSecure: Bool, end: End, isWhole: Bool
            ) async throws {
                let server = try Self.server(isSecure: isSecure, Self.toTheEnd, end)
                let backend = try HTTP1Server.backend()
                let outcome = await backend.outcome(server.endpoint())
                let cut = Outcome.failure(.truncated(received: 500, expected: nil))
                #expect(outcome == (isWhole ? .response(200, Self.body) : cut))
                #expect(server.requests.count == 1)
            }

            /// Its own end is known.
            @Test(
                arguments: [
                    Case("a length", "Content-Length: 500\r\n", body),
                    Case("chunks", "Transfer-Encoding: chunked\r\n", "1f4\r\n\(body)\r\n0\r\n\r\n"),
                    Case("none", "Content-Length: 0\r\n", ""),
                ], End.allCases)
            func `a whole response is whole, however it ends`(row: Case, end: End) async throws {
                for isSecure in [false, true] {
                    let server = try Self.server(isSecure: isSecure, row, end)
                    let outcome = await (try HTTP1Server.backend()).outcome(server.endpoint())
                    let body = row.testDescription == "none" ? "" : Self.body
                    #expect(outcome == .response(200, body))
                    #expect(server.requests.count == 1)
                }
            }

            /// In TLS 1.3 the server says so when the client may have sent its request.
            @Test(arguments: ["GET /", "PUT / hi", "POST / hi"])
            func `a server that wants a client's certificate fails`(ask: String) async throws {
                let server = try HTTP1Server(isSecure: true, needsCertificate: true) {
                    try $0.serve()
                }
                let outcome = await (try HTTP1Server.backend()).outcome(server.endpoint(ask))
                #expect(outcome == .failure(.tls))
                #expect(server.server.connectionCount == 1)
                #expect(server.requests.isEmpty)
            }
        }
    }
#endif
