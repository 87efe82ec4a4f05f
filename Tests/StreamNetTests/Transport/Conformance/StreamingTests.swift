import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Streaming {
        @Test(arguments: Contender.all)
        func `a response arrives before its body`(contender: Contender) async throws {
            let go = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                try exchange.sendHead(headers: [("Name", "value")])
                for piece in ["Keep ", "it ", "simple."] {
                    go.wait(upTo: .hangLimit)
                    try exchange.sendChunk(piece)
                }
                try exchange.endChunks()
            }
            let response = try await contender.backend.streamed(server)
            #expect(response.status == 200)
            #expect(response.headers["Name"] == "value")
            #expect(response.url == server.endpoint().url)
            #expect(response.body.isEmpty)
            #expect(response.timing != nil)
            var iterator = try #require(response.stream).makeAsyncIterator()
            for wanted in ["Keep ", "it ", "simple."] {
                go.signal()
                #expect(try await iterator.next() == Data(wanted.utf8))
            }
            #expect(try await iterator.next() == nil)
            #expect(try await iterator.next() == nil)
        }

        @Test(arguments: Contender.all)
        func `two loops share the pieces`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "abc") }
            let stream = try #require(try await contender.backend.streamed(server).stream)
            for try await piece in stream {
                #expect(!piece.isEmpty)
                break
            }
            var rest = Data()
            for try await piece in stream { rest += piece }
            #expect(rest.isEmpty)
        }

        @Test(arguments: Contender.all, [404, 500, 304])
        func `what is no success is buffered`(contender: Contender, status: Int) async throws {
            let server = try LoopbackServer { try $0.respond(status, body: "no") }
            let response = try await contender.backend.streamed(server)
            #expect(response.stream == nil)
            #expect(response.body == Data(status == 304 ? "".utf8 : "no".utf8))
        }

        @Test(arguments: Contender.all)
        func `a body without bytes ends at once`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(204) }
            #expect(try await contender.backend.streamed(server).collected().isEmpty)
        }

        @Test(arguments: Contender.all)
        func `a body cut short fails behind what came`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead(headers: [("Content-Length", "10")])
                try exchange.send("four")
                exchange.close()
            }
            let response = try await contender.backend.streamed(server)
            var (iterator, text) = (try #require(response.stream).makeAsyncIterator(), Data())
            let error = await #expect(throws: NetError.self) {
                while let piece = try await iterator.next() { text += piece }
            }
            #expect(text == Data("four".utf8))
            #expect(error?.transport?.reason == .truncated(received: 4, expected: 10))
            await #expect(throws: NetError.self) { try await iterator.next() }
        }

        @Test(arguments: Contender.all)
        func `silence behind the head has a limit`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                _ = exchange.waitForPeerClose()
            }
            let response = try await contender.backend.streamed(server, .idleTimeout(.seconds(1)))
            let error = await #expect(throws: NetError.self) { try await response.collected() }
            #expect(error?.transport?.reason == .timedOut(.idle, after: .seconds(1)))
            #expect(await server.wait { $0.closedByPeer == 1 })
        }

        @Test(arguments: Contender.all)
        func `more than is collected is an error`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "12345") }
            let response = try await contender.backend.streamed(server)
            let error = await #expect(throws: NetError.self) {
                try await response.collected(upTo: 4)
            }
            #expect(error?.transport?.reason == .bodyTooLong(limit: 4))
        }
    }
}

extension Backend {
    /// The response of the server's root, with its body as a stream.
    func streamed(_ server: LoopbackServer, _ more: Attributes = []) async throws -> Response {
        let streamed = Attributes.delivery(.streamed).merging(more)
        return try await send(server.endpoint("GET /", streamed)).value
    }
}

extension DispatchSemaphore {
    /// Waits for a signal, or for so long where none comes; whether it came.
    @discardableResult
    func wait(upTo limit: Duration) -> Bool {
        wait(timeout: .now() + limit / .seconds(1)) == .success
    }
}
