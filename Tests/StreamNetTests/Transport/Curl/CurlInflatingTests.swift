#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Compressed bodies with libcurl, which passes them on as they were sent.
        @Suite struct CurlInflating {
            private static func server(
                _ coding: String = "gzip", _ body: Data = Compressed.gzip
            ) throws -> LoopbackServer {
                try LoopbackServer {
                    try $0.respond(
                        headers: [("Content-Encoding", coding), ("Vary", "Accept-Encoding")],
                        body: body)
                }
            }

            @Test(
                arguments: [
                    ([:], "gzip, deflate, br"), (["accept-encoding": "br;q=1"], "br;q=1"),
                    (["Range": "bytes=0-9"], "identity"), (["Accept-Encoding": ""], ""),
                ] as [(HTTPHeaders, String)])
            func `the codings are asked for, unless the request does`(
                row: (headers: HTTPHeaders, sent: String)
            ) async throws {
                let server = try LoopbackServer { try $0.respond() }
                let endpoint = server.endpoint("GET /", headers: row.headers)
                #expect(await (try CurlBackend()).outcome(endpoint) == .response(200, ""))
                let fields = server.requests[0].headers
                    .filter { $0.name.lowercased() == "accept-encoding" }
                #expect(fields.map(\.value) == [row.sent])
            }

            @Test(arguments: [Delivery.buffered, .streamed])
            func `an inflated body has the head of one`(delivery: Delivery) async throws {
                let server = try Self.server()
                let endpoint = server.endpoint("GET /", .delivery(delivery))
                let response = try await CurlBackend().send(endpoint).value
                #expect(response.headers["Content-Encoding"] == nil)
                #expect(response.headers["Content-Length"] == nil)
                #expect(response.headers["Vary"] == "Accept-Encoding")
                #expect(response.url == endpoint.url)
                #expect(response.timing != nil)
                #expect(try await response.collected() == Data(Compressed.text.utf8))
            }

            @Test func `a body that is not inflated has its head`() async throws {
                let rows = [("HEAD /", 200, "gzip"), ("GET /", 206, "gzip"), ("GET /", 200, "zip")]
                for (ask, status, coding) in rows {
                    let server = try LoopbackServer {
                        try $0.respond(status, headers: [("Content-Encoding", coding)], body: "hi")
                    }
                    let response = try await CurlBackend().send(server.endpoint(ask)).value
                    #expect(response.headers["Content-Encoding"] == coding)
                    #expect(response.headers["Content-Length"] == "2")
                    #expect(response.body == Data(ask.hasPrefix("HEAD") ? "".utf8 : "hi".utf8))
                }
            }

            @Test func `progress counts the bytes as sent`() async throws {
                let log = EventLog<TransferProgress>()
                let body = Compressed.members(1_000)
                let server = try Self.server("gzip", body)
                let endpoint = server.endpoint("GET /", .progress { log.add($0) })
                #expect(try await CurlBackend().send(endpoint).value.body.count == 1_000_000)
                #expect(log.all.map(\.completed) == log.all.map(\.completed).sorted())
                #expect(log.all.allSatisfy { $0.total == body.count })
                #expect(log.all.last?.fraction == 1)
            }

            @Test func `a file of inflated bytes is not resumed`() async throws {
                let (folder, tokens) = (try TemporaryFolder(), EventLog<ResumeToken>())
                let server = try LoopbackServer {
                    try $0.sendHead(headers: [("Content-Encoding", "gzip"), ("ETag", #""1""#)])
                    try $0.sendChunk(Compressed.gzip.dropLast(9))
                    $0.close()
                }
                let file = FileDestination.folder(folder.url).keepingPart { tokens.add($0) }
                let endpoint = server.endpoint("GET /a", .delivery(.file(file)))
                let outcome = await (try CurlBackend()).outcome(endpoint)
                #expect(outcome == .failure(.truncated(received: 20, expected: nil)))
                #expect(tokens.all.isEmpty)
                #expect(try folder.names.isEmpty)
            }

            @Test func `a failure says what was wrong, and where`() async throws {
                let gzip = Compressed.gzip
                typealias Reason = TransportError.Reason
                let cut = Reason.truncated(received: 28, expected: nil)
                let rows: [(Data, corruptAt: Int?, String)] = [
                    (gzip.dropLast(1), nil, "gzip data without its end"),
                    (gzip.damaged(at: 4), 25, "incorrect data check"),
                    (gzip.damaged(at: 0), 29, "incorrect length check"),
                    (gzip + Data([0]), 29, "data behind its end"),
                ]
                for (body, count, text) in rows {
                    let server = try Self.server("gzip", Data(body))
                    let reason = count.map { Reason.corruptBody(coding: "gzip", received: $0) }
                    let result = await (try CurlBackend()).result(server.endpoint())
                    let error = #expect(throws: NetError.self) { try result.get() }
                    #expect(error?.transport?.reason == reason ?? cut)
                    #expect(error?.transport?.detail == text)
                }
            }
        }
    }
#endif
