#if os(Linux)
    import Loopback
    import Locks
    @testable import StreamNet
    import Testing

    extension Transporting {
        @Suite struct Curling {
            @Test func `it carries requests unless told otherwise, and says so`() throws {
                let send = Provider<Sayings>().describe().split(separator: "\n")
                    .first { $0.hasPrefix("send: ") }
                let own = Provider<Sayings>(backend: try CurlBackend())
                #expect(own.describe().split(separator: "\n").last == send)
                #expect(send?.hasPrefix("send: CurlBackend (libcurl/") == true)
                // FoundationNetworking has loaded it.
                #expect(send?.contains(/, (linked|in the process); gzip, deflate, br\)$/) == true)
            }

            @Test func `fields behind the body are the response's`() async throws {
                let server = try LoopbackServer { exchange in
                    try exchange.sendHead()
                    try exchange.sendChunk("abc")
                    try exchange.endChunks(trailers: [("X-Sum", "6"), ("X-Count", "3")])
                }
                let backend = try CurlBackend()
                let response = try await backend.send(server.endpoint()).value
                #expect(response.trailers == ["X-Sum": "6", "X-Count": "3"])
                #expect(response.headers["X-Sum"] == nil)
                let folder = try TemporaryFolder()
                let file = Attributes.delivery(.file(.folder(folder.url)))
                let stored = try await backend.send(server.endpoint("GET /abc", file)).value
                #expect(stored.trailers == response.trailers)
                let streamed = try await backend.send(
                    server.endpoint("GET /", .delivery(.streamed))
                ).value
                var bytes = Data()
                for try await piece in try #require(streamed.stream) { bytes += piece }
                #expect(bytes == Data("abc".utf8))
                #expect(streamed.trailers == response.trailers)
            }

            @Test func `a new connection tells what it took, a used one does not`() async throws {
                let server = try LoopbackServer { try $0.respond(body: "ok") }
                let backend = try CurlBackend()
                let first = try await backend.send(server.endpoint()).value.timing
                let second = try await backend.send(server.endpoint()).value.timing
                let connecting = try #require(first?.connecting)
                #expect(connecting.resolved <= connecting.connected)
                #expect(connecting.secured == nil)
                #expect(second?.connecting == nil)
            }

            @Test(arguments: [
                (["GET /", "PUT / hello", "DELETE /", "PUT /"], [1, 1, 1, 1]),
                (["GET /", "POST / hello", "PATCH / hello", "POST /", "GET /"], [1, 2, 3, 4, 4]),
            ])
            func
                `without a time to be idle, what may not be sent twice takes a new connection`(
                    asks: [String], connections: [Int]
                ) async throws
            {
                let server = try LoopbackServer { try $0.respond() }
                let backend = try CurlBackend(.init(maximumIdleTimeForPost: .zero))
                for ask in asks {
                    #expect(await backend.outcome(server.endpoint(ask)) == .response(200, ""))
                }
                #expect(server.requests.map(\.connection) == connections)
            }

            @Test func `a request that is said to be idempotent is sent again`() async throws {
                let server = try LoopbackServer { exchange in
                    let request = exchange.request
                    guard request.method == "GET" || request.connection > 1 else {
                        return exchange.close()
                    }
                    try exchange.respond(body: exchange.request.body)
                }
                let backend = try CurlBackend()
                #expect(await backend.outcome(server.endpoint()) == .response(200, ""))
                let post = server.endpoint("POST / hello", [.isIdempotent()])
                #expect(await backend.outcome(post) == .response(200, "hello"))
                #expect(server.requests.map(\.connection) == [1, 1, 2])
            }

            @Test func `a stream of known length is sent while it is read`() async throws {
                let (parts, half) = (DispatchSemaphore(value: 0), Data(count: 300_000))
                let server = try LoopbackServer(reading: .head) { exchange in
                    var count = 0
                    while case let part = try exchange.readBody(), !part.isEmpty {
                        count += part.count
                        // The last part is not read before the first has arrived.
                        if count >= 300_000 { parts.signal() }
                    }
                    try exchange.respond(body: "\(count)")
                }
                let source = BodySource.parts([half, half], count: 600_000) {
                    if $0 == 2 { parts.wait(upTo: .hangLimit) }
                }
                let endpoint = server.endpoint("POST /", payload: .stream(source))
                #expect(await (try CurlBackend()).outcome(endpoint) == .response(200, "600000"))
            }

            @Test func `a slow source holds up no other request`() async throws {
                let server = try LoopbackServer { try $0.respond(body: $0.request.body) }
                let backend = try CurlBackend()
                let gate = DispatchSemaphore(value: 0)
                let source = BodySource.parts([Data("hi".utf8)], count: 2) { _ in
                    gate.wait(upTo: .hangLimit)
                }
                let slow = server.endpoint("POST /", payload: .stream(source))
                async let last = backend.outcome(slow)
                #expect(await backend.outcome(server.endpoint()) == .response(200, ""))
                for _ in 1...2 { gate.signal() }
                #expect(await last == .response(200, "hi"))
            }

            /// An early response: its fields and pieces, of which the last may be the end alone.
            static let answers: [(status: Int, fields: String, pieces: [String])] = [
                (413, "Content-Length: 5", ["ear", "ly"]),
                (200, "Connection: close", ["early", ""]),
                (413, "Transfer-Encoding: chunked", ["5\r\nearly\r\n", "0\r\n\r\n"]),
            ]

            @Test(arguments: answers)
            func `an early answer that ends the exchange does not wait for the source`(
                status: Int, fields: String, pieces: [String]
            ) async throws {
                let server = try LoopbackServer(reading: .head) { exchange in
                    try exchange.send("HTTP/1.1 \(status) Early\r\n\(fields)\r\n\r\n")
                    for piece in pieces {
                        exchange.pause(.milliseconds(100))
                        if !piece.isEmpty { try exchange.send(piece) }
                    }
                    if pieces.last != "" { _ = exchange.waitForPeerClose() }
                }
                let silence = DispatchSemaphore(value: 0)
                let source = BodySource.parts([Data(count: 300_000)], count: 600_000) {
                    if $0 > 1 { silence.wait(upTo: .hangLimit) }
                }
                let endpoint = server.endpoint("POST /", payload: .stream(source))
                #expect(await (try CurlBackend()).outcome(endpoint) == .response(status, "early"))
                silence.signal()
            }
        }
    }
#endif
