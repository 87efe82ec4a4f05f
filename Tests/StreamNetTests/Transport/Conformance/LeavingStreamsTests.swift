import Locks
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Streams that are not read to their end, or too slowly.
    @Suite struct LeavingStreams {
        private static func endless(_ exchange: Exchange) throws {
            try exchange.sendHead()
            try exchange.sendChunk("first")
            _ = exchange.waitForPeerClose()
        }

        @Test(arguments: Contender.all, [false, true])
        func `who lets go ends the transfer`(contender: Contender, isRead: Bool) async throws {
            let server = try LoopbackServer(Self.endless)
            let backend = contender.backend
            func use() async throws {
                let stream = try #require(try await backend.streamed(server).stream)
                if isRead { for try await _ in stream { break } }
            }
            try await use()
            #expect(await server.wait { $0.closedByPeer == 1 })
        }

        @Test(arguments: Contender.all)
        func `cancelling the task that reads ends the transfer`(contender: Contender) async throws {
            let server = try LoopbackServer(Self.endless)
            let response = try await contender.backend.streamed(server)
            let reading = Task { try await response.collected() }
            #expect(await server.wait { $0.requests.count == 1 })
            reading.cancel()
            await #expect(throws: CancellationError.self) { try await reading.value }
            #expect(await server.wait { $0.closedByPeer == 1 })
            // For everybody else it is the transfer that was cancelled.
            let error = await #expect(throws: NetError.self) { try await response.collected() }
            #expect(error.map { Outcome(.failure($0)) } == .cancelled)
        }

        @Test(arguments: Contender.all)
        func `disposing a delivered request leaves its stream`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "whole") }
            let backend = contender.backend
            let (delivered, deliver) = AsyncStream.makeStream(of: Response.self)
            let endpoint = server.endpoint("GET /", .delivery(.streamed))
            let subscription = backend.send(endpoint).subscribe(onSuccess: { deliver.yield($0) })
            var responses = delivered.makeAsyncIterator()
            let response = await responses.next()
            subscription.dispose()
            #expect(try await response?.collected() == Data("whole".utf8))
        }

        @Test(arguments: Contender.all)
        func `disposing of the pieces ends the transfer`(contender: Contender) async throws {
            let server = try LoopbackServer(Self.endless)
            let backend = contender.backend
            let (pieces, tell) = AsyncStream.makeStream(of: Data.self)
            let subscription = backend.send(server.endpoint("GET /", .delivery(.streamed)))
                .flatMap { $0.chunks }
                .subscribe(onNext: { tell.yield($0) })
            var iterator = pieces.makeAsyncIterator()
            #expect(await iterator.next() == Data("first".utf8))
            subscription.dispose()
            #expect(await server.wait { $0.closedByPeer == 1 })
        }

        @Test(arguments: Contender.all.filter(\.slowsSenders))
        func `a reader who is slow slows the sender down`(contender: Contender) async throws {
            let piece = Data(count: 65_536)
            let count = 512
            let isSent = Atomic(false)
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                for _ in 1...count { try exchange.sendChunk(piece) }
                isSent.store(true, ordering: .releasing)
                try exchange.endChunks()
            }
            let streamed = Attributes.delivery(.streamed(buffering: 1_000_000))
            let endpoint = server.endpoint("GET /", streamed)
            let response = try await contender.backend.send(endpoint).value
            // As long as nobody reads, what is sent fills the buffers, and no more.
            #expect(
                await !server.wait(upTo: .milliseconds(500)) { _ in
                    isSent.load(ordering: .acquiring)
                })
            var received = 0
            for try await piece in try #require(response.stream) { received += piece.count }
            #expect(received == count * piece.count)
        }

        @Test(arguments: Contender.all.filter { !$0.slowsSenders })
        func `a reader who is too slow is told`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                let piece = Data(count: 65_536)
                for _ in 1...64 { try exchange.sendChunk(piece) }
                // On Linux a session hears of nothing as long as there is more to read at once.
                _ = exchange.waitForPeerClose()
            }
            let streamed = Attributes.delivery(.streamed(buffering: 1_000_000))
            let endpoint = server.endpoint("GET /", streamed)
            let response = try await contender.backend.send(endpoint).value
            // Nobody reads until the transfer has ended.
            #expect(await server.wait { $0.closedByPeer == 1 })
            var (iterator, count) = (try #require(response.stream).makeAsyncIterator(), 0)
            let error = await #expect(throws: NetError.self) {
                while let piece = try await iterator.next() { count += piece.count }
            }
            #expect(error?.transport?.reason == .bufferOverflow(limit: 1_000_000))
            #expect((1_000_000..<1_200_000).contains(count))
        }
    }
}
