import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Timeouts {
        struct Limit: Sendable {
            let name: String
            let attributes: Attributes
            let phase: TransportError.Phase
            let limit: Duration
            /// The exchange on the wire before the limit counts.
            var lead = Duration.zero
            var scheme = "http"
            var reading = LoopbackServer.Reading.whole
            /// True if one exchange lasts to the end, so that the server sees it.
            var isHeld = true
            var serve: LoopbackServer.Answer = { _ = $0.waitForPeerClose() }
        }

        private static let quarter = Duration.milliseconds(250)

        static let limits: [Limit] = [
            Limit(name: "no head", attributes: .timeout(quarter), phase: .total, limit: quarter),
            Limit(
                name: "no head, longer than a second", attributes: .timeout(.milliseconds(1_250)),
                phase: .total, limit: .milliseconds(1_250)),
            Limit(name: "idle", attributes: .idleTimeout(quarter), phase: .idle, limit: quarter),
            Limit(
                name: "no first byte", attributes: .firstByteTimeout(quarter), phase: .firstByte,
                limit: quarter),
            Limit(
                name: "the body stalls", attributes: .idleTimeout(quarter), phase: .idle,
                limit: quarter, lead: .milliseconds(100)
            ) {
                $0.pause(.milliseconds(100))
                try $0.respond(headers: [("Content-Length", "9")], body: "half")
                _ = $0.waitForPeerClose()
            },
            Limit(
                name: "a drip slower than the idle limit", attributes: .idleTimeout(quarter),
                phase: .idle, limit: quarter
            ) {
                try $0.sendHead()
                repeat {
                    try $0.sendChunk("drip")
                } while !$0.waitForPeerClose(upTo: .milliseconds(900))
            },
            Limit(
                name: "a drip under the idle limit",
                attributes: [.idleTimeout(.seconds(2)), .timeout(.milliseconds(2_500))],
                phase: .total, limit: .milliseconds(2_500)
            ) { exchange in
                try exchange.sendHead()
                while !exchange.waitForPeerClose(upTo: .milliseconds(20)) {
                    try exchange.sendChunk("drip")
                }
            },
            Limit(
                name: "a head in time, and a body that is late",
                attributes: [.firstByteTimeout(.seconds(2)), .timeout(.milliseconds(2_500))],
                phase: .total, limit: .milliseconds(2_500)
            ) {
                try $0.sendHead()
                _ = $0.waitForPeerClose()
            },
            Limit(
                name: "no handshake", attributes: .timeout(quarter), phase: .total,
                limit: quarter, scheme: "https", reading: .nothing),
            Limit(
                name: "redirects for ever", attributes: .timeout(quarter), phase: .total,
                limit: quarter, isHeld: false
            ) { exchange in
                exchange.pause(.milliseconds(40))
                try exchange.respond(307, headers: [("Location", "/")])
            },
        ]

        /// All at a time: each does little but wait.
        @Test(arguments: Contender.all)
        func `a limit is kept, and the server sees the end`(contender: Contender) async throws {
            try await withThrowingTaskGroup { group in
                for row in Self.limits {
                    group.addTask { try await row.run(through: contender.make(6, .max)) }
                }
                try await group.waitForAll()
            }
        }
    }
}

extension Transporting.Conformance.Timeouts.Limit {
    func run(through backend: any Backend) async throws {
        let server = try LoopbackServer(reading: reading, serve)
        let endpoint = server.endpoint("GET /", scheme: scheme, attributes)
        let due = limit + lead
        // Never early; late, or without its lead, only where the machine is busy: one try will do.
        for count in 1...100 {
            let (outcome, elapsed) = try await wait(for: endpoint, backend)
            #expect(outcome == .failure(.timedOut(phase, after: limit)), "\(name)")
            #expect(elapsed >= limit, "\(name)")
            if isHeld { #expect(await server.wait { $0.closedByPeer == count }, "\(name)") }
            if (due...due + .milliseconds(50)).contains(elapsed) { return }
        }
        Issue.record("\(name): not once within 50 ms of \(due)")
    }

    private func wait(
        for endpoint: Endpoint, _ backend: any Backend
    ) async throws -> (Outcome, Duration) {
        let start = ContinuousClock.now
        let (ends, end) = AsyncStream.makeStream(of: (Outcome, Duration).self)
        backend.send(endpoint).subscribe {
            end.yield((Outcome($0), ContinuousClock.now - start))
            end.finish()
        }
        var results = ends.makeAsyncIterator()
        return try #require(await results.next())
    }
}
