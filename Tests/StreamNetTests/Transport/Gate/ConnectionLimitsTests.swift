import Locks
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// The number of requests that run at a time, and the failure of those that wait.
    @Suite struct ConnectionLimits {
        @Test(arguments: Transporting.makers.indices)
        func `streams whose heads have come hold up no other request`(maker: Int) async throws {
            let server = try LoopbackServer { exchange in
                guard exchange.request.path == "/stream" else {
                    return try exchange.respond(body: "ok")
                }
                try exchange.sendHead()
                try exchange.sendChunk("first")
                _ = exchange.waitForPeerClose()
            }
            let backend = try Transporting.makers[maker](.init(connectionsPerHost: 2))
            var streams: [Response] = []
            for _ in 1...4 {
                let endpoint = server.endpoint("GET /stream", [.delivery(.streamed)])
                streams.append(try await backend.send(endpoint).value)
            }
            #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
            #expect(streams.allSatisfy { $0.stream != nil })
            // Streams that are released close their connections.
            streams = []
        }

        @Test(arguments: Transporting.makers.indices)
        func `a queue that stands still fails those who wait`(maker: Int) async throws {
            let limit = Duration.milliseconds(300)
            let go = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/held" { go.wait(upTo: .hangLimit) }
                try exchange.respond(body: "ok")
            }
            let backend = try Transporting.makers[maker](
                .init(connectionsPerHost: 1, queueTimeout: limit))
            async let held = backend.outcome(server.endpoint("GET /held"))
            #expect(await server.wait { $0.requests.count == 1 })
            #expect(
                await backend.outcome(server.endpoint("GET /late"))
                    == .failure(.timedOut(.queued, after: limit)))
            go.signal()
            #expect(await held == .response(200, "ok"))
        }

        @Test(arguments: Transporting.makers.indices)
        func `a limit for all holds across hosts, and the line moves on`(maker: Int) async throws {
            let running = Atomic(0)
            let most = Mutex(0)
            let arrived = Atomic(0)
            let second = DispatchSemaphore(value: 0)
            let servers = try (1...3).map { _ in
                try LoopbackServer { exchange in
                    let number = arrived.add(1, ordering: .relaxed).newValue
                    let now = running.add(1, ordering: .relaxed).newValue
                    most.withLock { $0 = max($0, now) }
                    if number == 1 { second.wait(upTo: .hangLimit) }
                    if number == 2 { second.signal() }
                    exchange.pause(.milliseconds(5))
                    running.subtract(1, ordering: .relaxed)
                    try exchange.respond(body: "ok")
                }
            }
            let backend = try Transporting.makers[maker](
                .init(connectionsPerHost: 2, connections: 3))
            let outcomes = await withTaskGroup(of: Outcome.self) { group in
                for index in 0..<60 {
                    group.addTask { await backend.outcome(servers[index % 3].endpoint()) }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes == Array(repeating: .response(200, "ok"), count: 60))
            #expect((2...3).contains(most.withLock { $0 }))
        }

        @Test(arguments: Transporting.makers.indices)
        func `the wait for a turn is told`(maker: Int) async throws {
            let bothAreThere = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                bothAreThere.wait(upTo: .hangLimit)
                exchange.pause(.milliseconds(20))
                try exchange.respond()
            }
            let backend = try Transporting.makers[maker](.init(connectionsPerHost: 1))
            let (timings, told) = AsyncStream.makeStream(of: Response.Timing?.self)
            for _ in 1...2 {
                backend.send(server.endpoint()).subscribe { told.yield((try? $0.get())?.timing) }
            }
            for _ in 1...2 { bothAreThere.signal() }
            let two = await timings.prefix(2).reduce(into: []) { $0.append($1) }
            let queued = two.compactMap { $0?.queued }.sorted()
            try #require(queued.count == 2)
            #expect(queued[1] >= .milliseconds(20))
        }
    }
}
