import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// When the clock of a limit runs, and when it stands.
    @Suite struct Waiting {
        @Test(arguments: Contender.all)
        func `the wait of a redirect for a connection is none`(contender: Contender) async throws {
            let limit = Duration.seconds(1)
            let (isFollowed, follow) = AsyncStream.makeStream(of: Outcome.self)
            let inLine = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                switch exchange.request.path {
                case "/from":
                    inLine.wait(upTo: .hangLimit)
                    try exchange.respond(302, headers: [("Location", "/to")])
                case "/hold":
                    exchange.pause(limit * 1.5)
                    try exchange.respond()
                default: try exchange.respond(body: "ok")
                }
            }
            let backend = contender.make(1, 20)
            let redirected = server.endpoint("GET /from", .timeout(limit))
            backend.send(redirected).subscribe { follow.yield(Outcome($0)) }
            backend.send(server.endpoint("GET /hold")).subscribe { _ in }
            inLine.signal()
            var outcomes = isFollowed.makeAsyncIterator()
            #expect(await outcomes.next() == .response(200, "ok"))
            #expect(server.requests.map(\.target) == ["/from", "/hold", "/to"])
        }

        /// All kinds at a time, since each takes longer than the limit.
        @Test(arguments: Contender.all)
        func `sending a body is no silence`(contender: Contender) async throws {
            let server = try LoopbackServer(reading: .head) { exchange in
                var count = 0
                while case let part = try exchange.readBody(), !part.isEmpty {
                    count += part.count
                    // The last is read at once, so that there is no silence after it.
                    let isLast = count > 16_000_000
                    if !isLast, count % 400_000 < part.count { exchange.pause(.milliseconds(30)) }
                }
                try exchange.respond(body: "\(count)")
            }
            let folder = try TemporaryFolder()
            let backend = contender.backend
            try await withThrowingTaskGroup { group in
                for kind in BodyKind.allCases {
                    let endpoint = try server.endpoint(
                        "POST /", payload: kind.payload(Data(count: 24_000_000), in: folder),
                        [.idleTimeout(.seconds(1))])
                    let (sent, size) = (endpoint, try endpoint.encoded().body?.count ?? 0)
                    group.addTask {
                        #expect(await backend.outcome(sent) == .response(200, "\(size)"), "\(kind)")
                    }
                }
                try await group.waitForAll()
            }
        }

        @Test(
            arguments: Contender.all,
            [
                Duration.seconds(Int64.max), .seconds(1e18), .seconds(100_000), .nanoseconds(1),
                .zero,
            ])
        func `no limit is too long or short`(contender: Contender, limit: Duration) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(30))
                try exchange.respond(body: "ok")
            }
            let idle: Attributes = [.idleTimeout(.seconds(Int64.max))]
            let endpoint = server.endpoint("GET /", idle.merging([.timeout(limit)]))
            let expected: Outcome =
                switch limit {
                case .zero: .refused(.invalidTimeout)
                case .nanoseconds(1): .failure(.timedOut(.total, after: limit))
                default: .response(200, "ok")
                }
            #expect(await contender.backend.outcome(endpoint) == expected)
        }
    }
}
