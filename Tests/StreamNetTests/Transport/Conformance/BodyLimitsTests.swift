import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct BodyLimits {
        private static let five = Attributes.delivery(.buffered(upTo: 5))
        private static let tooLong = Outcome.failure(.bodyTooLong(limit: 5))

        static let rows = [
            TransportCase("as many as allowed", five, gets: .response(200, "12345")) {
                try $0.respond(body: "12345")
            },
            TransportCase("announced", five, gets: tooLong) {
                try $0.sendHead(headers: [("Content-Length", "6")])
                _ = $0.waitForPeerClose()
            },
            TransportCase("not announced", five, gets: tooLong) {
                try $0.sendHead()
                try $0.sendChunk("123")
                try $0.sendChunk("456")
                _ = $0.waitForPeerClose()
            },
            TransportCase("a redirect that is followed", five, gets: .response(200, "ok")) {
                if $0.request.path == "/ok" { return try $0.respond(body: "ok") }
                try $0.respond(302, headers: [("Location", "/ok")], body: "123456")
            },
            TransportCase("an error page", five, gets: tooLong) {
                try $0.respond(404, body: "123456")
            },
        ]

        @Test(arguments: Trial.all(rows))
        func `a body in memory has a limit`(trial: Trial) async throws { try await trial.run() }

        /// URLSession on Linux reports a redirect only when its body has ended.
        private static let announced =
            Contender.all.map { ($0, 200) }
            + Contender.all.filter(\.slowsSenders).map { ($0, 302) }

        @Test(arguments: announced)
        func `100 MB are the limit by default`(contender: Contender, status: Int) async throws {
            // A body that is announced, so that nobody has to send it; a redirect is followed.
            let server = try LoopbackServer {
                try $0.sendHead(
                    status, headers: [("Content-Length", "100000001"), ("Location", "/")])
                $0.close()
            }
            let endpoint = server.endpoint("GET /")
            #expect(
                await contender.backend.outcome(endpoint)
                    == .failure(.bodyTooLong(limit: 100_000_000)))
        }

        @Test(
            arguments: Contender.all,
            [StreamNet.Redirects.refuse, .follow(changing: { _, _ in nil })])
        func `a redirect that is delivered has the limit, too`(
            contender: Contender, redirects: StreamNet.Redirects
        ) async throws {
            let server = try LoopbackServer {
                try $0.respond(302, headers: [("Location", "/")], body: $0.request.path)
            }
            let said = Self.five.merging(.redirects(redirects))
            let backend = contender.backend
            let shorter = await backend.outcome(server.endpoint("GET /234", said))
            let longer = await backend.outcome(server.endpoint("GET /23456", said))
            #expect(shorter == .response(302, "/234"))
            #expect(longer == Self.tooLong)
        }
    }
}
