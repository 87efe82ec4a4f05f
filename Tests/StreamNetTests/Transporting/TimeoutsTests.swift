import Foundation
import Loopback
import StreamNet
import Synchronization
import Testing

extension Transporting {
    /// Limits, and when the clock runs.
    @Suite struct Timeouts {
        struct Limit: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let attributes: Attributes
            let phase: TransportFailure.Phase
            let limit: Duration
            /// What happens on the wire before the limit counts.
            var lead = Duration.zero
            let serve: LoopbackServer.Answer
        }

        private static let quarter = Duration.milliseconds(250)

        static let limits: [Limit] = [
            Limit(
                testDescription: "no head", attributes: [.timeout(quarter)], phase: .total,
                limit: quarter
            ) { _ = $0.waitForPeerClose() },
            Limit(
                testDescription: "no head, longer than a second",
                attributes: [.timeout(.milliseconds(1_250))], phase: .total,
                limit: .milliseconds(1_250)
            ) { _ = $0.waitForPeerClose() },
            Limit(
                testDescription: "no head, idle", attributes: [.idleTimeout(quarter)],
                phase: .idle, limit: quarter
            ) { _ = $0.waitForPeerClose() },
            Limit(
                testDescription: "the body stalls", attributes: [.idleTimeout(quarter)],
                phase: .idle, limit: quarter, lead: .milliseconds(100)
            ) {
                $0.pause(.milliseconds(100))
                try $0.respond(headers: [("Content-Length", "9")], body: "half")
                _ = $0.waitForPeerClose()
            },
            Limit(
                testDescription: "a drip slower than the idle limit",
                attributes: [.idleTimeout(quarter), .timeout(.seconds(4))], phase: .idle,
                limit: quarter
            ) {
                try $0.sendHead()
                for _ in 1...4 {
                    try $0.sendChunk("drip")
                    _ = $0.waitForPeerClose(upTo: .milliseconds(900))
                }
            },
            Limit(
                testDescription: "a drip under the idle limit",
                attributes: [.idleTimeout(.milliseconds(200)), .timeout(.milliseconds(400))],
                phase: .total, limit: .milliseconds(400)
            ) { exchange in
                try exchange.sendHead()
                while !exchange.waitForPeerClose(upTo: .milliseconds(20)) {
                    try exchange.sendChunk("drip")
                }
            },
            Limit(
                testDescription: "redirects for ever", attributes: [.timeout(quarter)],
                phase: .total, limit: quarter
            ) { exchange in
                exchange.pause(.milliseconds(40))
                try exchange.respond(307, headers: [("Location", "/")])
            },
        ]

        @Test(arguments: Carrier.all, limits)
        func `a limit is kept, and the server sees the end`(
            carrier: Carrier, row: Limit
        ) async throws {
            let server = try LoopbackServer(row.serve)
            let start = ContinuousClock.now
            let (ends, end) = AsyncStream.makeStream(of: (Outcome, Duration).self)
            carrier.make(6, .max).send(server.endpoint("GET /", row.attributes)).subscribe {
                end.yield((Outcome($0), ContinuousClock.now - start))
                end.finish()
            }

            var results = ends.makeAsyncIterator()
            let (outcome, elapsed) = try #require(await results.next())

            #expect(outcome == .failure(.timedOut(row.phase, after: row.limit)))
            #expect(elapsed >= row.limit + row.lead)
            #expect(elapsed <= row.limit + row.lead + .milliseconds(100))
            if !row.testDescription.contains("redirects") {
                #expect(await server.wait { $0.closedByPeer == 1 })
            }
        }

        @Test(arguments: Carrier.all)
        func `the wait for a connection does not count`(carrier: Carrier) async throws {
            let running = Atomic(0)
            let most = Atomic(0)
            let server = try LoopbackServer { exchange in
                most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                exchange.pause(.milliseconds(60))
                running.subtract(1, ordering: .relaxed)
                try exchange.respond(body: "ok")
            }
            let backend = carrier.make(2, 20)
            let endpoint = server.endpoint("GET /", [.timeout(.milliseconds(300))])

            let outcomes = await withTaskGroup(of: Outcome.self) { group in
                for _ in 1...20 { group.addTask { await backend.outcome(endpoint) } }
                return await group.reduce(into: []) { $0.append($1) }
            }

            #expect(outcomes == Array(repeating: .response(200, "ok"), count: 20))
            #expect(most.load(ordering: .relaxed) == 2)
        }

        @Test(arguments: Carrier.all)
        func `nor does the wait of a redirect`(carrier: Carrier) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(60))
                guard exchange.request.path == "/from" else { return try exchange.respond() }
                try exchange.respond(302, headers: [("Location", "/to")])
            }
            let backend = carrier.make(1, 20)
            let endpoint = server.endpoint("GET /from", [.timeout(.milliseconds(250))])

            let outcomes = await withTaskGroup(of: Outcome.self) { group in
                for _ in 1...5 { group.addTask { await backend.outcome(endpoint) } }
                return await group.reduce(into: []) { $0.append($1) }
            }

            #expect(outcomes == Array(repeating: .response(200, ""), count: 5))
        }

        @Test(arguments: Carrier.all, ["data", "file", "stream"])
        func `sending a body is no silence`(carrier: Carrier, kind: String) async throws {
            let size = 24_000_000
            let folder = try TemporaryFolder()
            let file = try folder.file("a.bin", Data(count: size))
            let server = try LoopbackServer(reading: .head) { exchange in
                var count = 0
                while count < size {
                    count += try exchange.readBody().count
                    if count % 2_000_000 < 65_536 { exchange.pause(.milliseconds(60)) }
                }
                try exchange.respond(body: "\(count)")
            }
            var endpoint = server.endpoint("POST /", [.idleTimeout(.milliseconds(500))])
            endpoint.payload =
                switch kind {
                case "data": .data(Data(count: size), contentType: "a/b")
                case "file": .file(file)
                default: .stream(try RequestBody(file: file).source)
                }

            #expect(await carrier.backend.outcome(endpoint) == .response(200, "\(size)"))
        }

        @Test(
            arguments: Carrier.all,
            [
                Duration.seconds(Int64.max), .seconds(1e18), .seconds(100_000), .nanoseconds(1),
                .zero,
            ])
        func `no limit is too long or too short to say so`(
            carrier: Carrier, limit: Duration
        ) async throws {
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
            #expect(await carrier.backend.outcome(endpoint) == expected)
        }
    }
}
