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
                var gets = Outcome.response(200, "hi")
                /// True if the connection may be used again, which the server would leave open.
                var isKept = false
            }

            private static let hi = "\r\n2\r\nhi\r\n0\r\n\r\n"
            private static let ok = "HTTP/1.1 200 OK\r\n"
            private static let old = "HTTP/1.0 200 OK\r\n"

            static let rows = [
                Row(
                    testDescription: "HTTP/1.1", response: "\(ok)Content-Length: 2\r\n\r\nhi",
                    isKept: true),
                Row(
                    testDescription: "HTTP/1.1 that closes",
                    response: "\(ok)Connection: Close\r\nContent-Length: 2\r\n\r\nhi"),
                Row(
                    testDescription: "HTTP/1.1 that closes, among others",
                    response: "\(ok)Connection: x, close\r\nContent-Length: 2\r\n\r\nhi"),
                Row(
                    testDescription: "HTTP/1.1 that closes, in a second field",
                    response: "\(ok)Connection: keep-alive\r\nConnection: close\r\n"
                        + "Content-Length: 2\r\n\r\nhi"),
                Row(
                    testDescription: "HTTP/1.0", response: "\(old)Content-Length: 2\r\n\r\nhi"),
                Row(
                    testDescription: "HTTP/1.0 that stays",
                    response: "\(old)Connection: Keep-Alive\r\nContent-Length: 2\r\n\r\nhi",
                    isKept: true),
                Row(
                    testDescription: "HTTP/1.0 with no body",
                    response: "\(old)Content-Length: 0\r\n\r\n", gets: .response(200, "")),
                Row(
                    testDescription: "chunks", response: "\(ok)Transfer-Encoding: chunked\r\n\(hi)",
                    isKept: true),
                Row(
                    testDescription: "chunks by a name in other letters",
                    response: "\(ok)transfer-encoding: Chunked\r\n\(hi)", isKept: true),
                Row(
                    testDescription: "chunks and a length",
                    response: "\(ok)Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\(hi)"),
                Row(
                    testDescription: "a length and chunks",
                    response: "\(ok)Content-Length: 90\r\nTransfer-Encoding: chunked\r\n\(hi)"),
                Row(
                    testDescription: "chunks, and bytes behind",
                    response: "\(ok)Transfer-Encoding: chunked\r\n\(hi)0\r\n\r\n"),
                Row(
                    testDescription: "a length, and bytes behind",
                    response: "\(ok)Content-Length: 2\r\n\r\nhi!"),
                Row(
                    testDescription: "204 with a body",
                    response: "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nhi",
                    gets: .response(204, "")),
                Row(
                    testDescription: "204 with chunks",
                    response: "HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\(hi)",
                    gets: .response(204, "")),
                Row(
                    testDescription: "304 with a length",
                    response: "HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n",
                    gets: .response(304, ""), isKept: true),
                Row(
                    testDescription: "trailers",
                    response: "\(ok)Transfer-Encoding: chunked\r\n\r\n"
                        + "2;name=\"value\"\r\nhi\r\n0;last\r\nX-Sum: 1\r\nX-Count: 2\r\n\r\n",
                    isKept: true),
                Row(
                    testDescription: "hints",
                    response: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n"
                        + "HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n"
                        + "HTTP/1.1 103 Early Hints\r\nLink: b\r\n\r\n"
                        + "HTTP/1.1 199 Other\r\n\r\n\(ok)Content-Length: 2\r\n\r\nhi",
                    isKept: true),
                Row(
                    testDescription: "a hint that has a length, and no body",
                    response: "HTTP/1.1 103 Early Hints\r\nContent-Length: 5\r\n\r\n"
                        + "\(ok)Content-Length: 2\r\n\r\nhi",
                    isKept: true),
                Row(
                    testDescription: "a hint that speaks of chunks, and has none",
                    response: "HTTP/1.1 103 Early Hints\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "\(ok)Content-Length: 2\r\n\r\nhi",
                    isKept: true),
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

            private static let sizes = [
                "10000000000000000", "ffffffffffffffffff", "8000000000000000", "-2", "+2", "0x2",
                "2 2", "2h", "", "２",
            ]
            private static let lengths = [
                "+2", "-2", "2h", "0x2", "2 2", "2, 3", "18446744073709551618",
                "9223372036854775808", "two", "２",
            ]
            private static let codings = [
                "gzip", "chunked, gzip", "chunked, chunked", "xchunked",
                "chunked\r\nTransfer-Encoding: chunked",
            ]
            private static let firstLines = [
                "HTTP/1.1 2000 OK", "HTTP/1.1 20 OK", "HTTP/1.1 099 No", "HTTP/1.1 000 No",
                "HTTP/1.1 2OO OK", "HTTP/1.1 +20 OK", "HTTP/1.1 200OK", "http/1.1 200 OK",
                "HTTP/11 200 OK", "HTTP/1.10 200 OK", "HTTP/0.9 200 OK", "HTTP/2.0 200 OK",
                "HTTP/1 200 OK", "ICY 200 OK", " HTTP/1.1 200 OK", "HTTP/1.1\t200 OK",
            ]

            private static let malformed =
                sizes.map { "\(ok)Transfer-Encoding: chunked\r\n\r\n\($0)\r\nhi\r\n0\r\n\r\n" }
                + lengths.map { "\(ok)Content-Length: \($0)\r\n\r\nhi" }
                + codings.map { "\(ok)Transfer-Encoding: \($0)\r\n\(hi)" }
                + firstLines.map { "\($0)\r\nContent-Length: 2\r\n\r\nhi" }
                + ["\(ok)Transfer-Encoding: chunked\r\n\r\n2\r\nhi!\r\n0\r\n\r\n"]

            @Test(arguments: malformed)
            func `what is malformed is no response, and ends the connection`(
                response: String
            ) async throws {
                let server = try HTTP1Server { connection in
                    while let request = try connection.head() {
                        if request.target == "/next" {
                            try connection.respond()
                        } else {
                            try connection.send(response)
                        }
                    }
                }
                let backend = try HTTP1Server.backend()
                let outcome = await backend.outcome(server.endpoint("GET /"))
                #expect(outcome == .failure(.invalidResponse), "\(response)")
                #expect(await backend.outcome(server.endpoint("GET /next")) == .ok)
                #expect(server.connections == [1, 2])
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
