#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Where a response ends, and which connection the next request takes (RFC 9112 §6, §9.3).
        @Suite(.needsLibSSL) struct HTTP1Borders {
            struct Row: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let response: String
                let gets: Outcome
                /// True if the connection may be used again, which the server would leave open.
                let isKept: Bool

                init(
                    _ name: String, _ response: String, gets: Outcome = .response(200, "hi"),
                    isKept: Bool = false
                ) {
                    (testDescription, self.response) = (name, response)
                    (self.gets, self.isKept) = (gets, isKept)
                }
            }

            private static let hi = "\r\n2\r\nhi\r\n0\r\n\r\n"
            private static let ok = "HTTP/1.1 200 OK\r\n"
            private static let old = "HTTP/1.0 200 OK\r\n"

            static let rows = [
                Row("HTTP/1.1", "\(ok)Content-Length: 2\r\n\r\nhi", isKept: true),
                Row(
                    "HTTP/1.1 that closes",
                    "\(ok)Connection: Close\r\nContent-Length: 2\r\n\r\nhi"),
                Row("HTTP/1.0", "\(old)Content-Length: 2\r\n\r\nhi"),
                Row(
                    "HTTP/1.0 that stays",
                    "\(old)Connection: Keep-Alive\r\nContent-Length: 2\r\n\r\nhi", isKept: true),
                Row("chunks", "\(ok)Transfer-Encoding: chunked\r\n\(hi)", isKept: true),
                Row(
                    "chunks, and bytes behind",
                    "\(ok)Transfer-Encoding: chunked\r\n\(hi)0\r\n\r\n"),
                Row("a length, and bytes behind", "\(ok)Content-Length: 2\r\n\r\nhi!"),
                Row(
                    "204 with a body", "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nhi",
                    gets: .response(204, "")),
                Row(
                    "a hint", "HTTP/1.1 103 Early Hints\r\n\r\n\(ok)Content-Length: 2\r\n\r\nhi",
                    isKept: true),
                Row(
                    "a length that is none", "\(ok)Content-Length: two\r\n\r\nhi",
                    gets: .failure(.invalidResponse)),
            ]

            @Test(arguments: rows, [false, true])
            func `the next request takes the connection if that is free for it`(
                row: Row, isSecure: Bool
            ) async throws {
                let server = try HTTP1Server(isSecure: isSecure) { connection in
                    // The server would go on on any connection.
                    while let request = try connection.head() {
                        if request.target == "/next" {
                            try connection.respond()
                        } else {
                            try connection.send(row.response)
                        }
                    }
                }
                let backend = try HTTP1Server.backend()
                #expect(await backend.outcome(server.endpoint("GET /")) == row.gets)
                #expect(await backend.outcome(server.endpoint("GET /next")) == .ok)
                #expect(server.connections == [1, row.isKept ? 1 : 2])
            }

            @Test func `a chunk of the greatest size that there is may be cut short`()
                async throws
            {
                let server = try HTTP1Server { connection in
                    guard try connection.head() != nil else { return }
                    try connection.send(
                        "\(Self.ok)Transfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nhi")
                }
                let outcome = await (try HTTP1Server.backend()).outcome(server.endpoint())
                #expect(outcome == .failure(.truncated(received: 2, expected: nil)))
            }
        }
    }
#endif
