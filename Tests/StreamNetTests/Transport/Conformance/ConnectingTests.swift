import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// The address of a connection, and its certificate.
    @Suite struct Connecting {
        static let rows: [TransportCase] = [
            row("an IPv6 address", at: .ipv6, .response(200, "ok")) { try $0.respond(body: "ok") },
            row("a certificate of nobody known", over: "https", .failure(.tls)) {
                try $0.send(Data.untrustedHandshake)
                _ = $0.waitForPeerClose()
            },
            row("no TLS where it is wanted", over: "https", .failure(.tls)) {
                try $0.send("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
                _ = $0.waitForPeerClose()
            },
            row("a handshake that is broken off", over: "https", .failure(.tls)) {
                try $0.send(Data.untrustedHandshake.prefix(40))
                $0.close()
            },
            row("TLS where none is wanted", .failure(.invalidResponse)) {
                try $0.send(Data([0x15, 3, 1, 0, 2, 2, 0x0A]))  // unexpected message
                $0.close()
            },
        ]

        /// A server that waits for a request only where the client does not speak TLS.
        private static func row(
            _ name: String, at address: LoopbackAddress = .ipv4, over scheme: String = "http",
            _ outcome: Outcome, _ answer: @escaping LoopbackServer.Answer
        ) -> TransportCase {
            var row = TransportCase(name, gets: outcome, serve: answer)
            row.address = address
            row.scheme = scheme
            if scheme == "https" { row.reading = .nothing }
            return row
        }

        @Test(arguments: Trial.all(rows.filter(\.address.isAvailable)))
        func `an address is reached, and trusted or not`(trial: Trial) async throws {
            try await trial.run()
        }

        @Test(.enabled(if: LoopbackAddress.ipv6.isAvailable), arguments: Contender.all)
        func `a name leads to IPv6, too`(contender: Contender) async throws {
            let server = try LoopbackServer(on: .ipv6) { try $0.respond(body: "ok") }
            var endpoint = server.endpoint()
            endpoint.url = try #require(URL(string: "http://localhost:\(server.port)/"))
            #expect(await contender.backend.outcome(endpoint) == .response(200, "ok"))
        }

        @Test(arguments: Contender.all)
        func `a port where nobody listens`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            server.stop()
            #expect(await contender.backend.outcome(server.endpoint()) == .failure(.cannotConnect))
        }

        @Test(arguments: Contender.all)
        func `a host without an address`(contender: Contender) async {
            let endpoint = Endpoint(url: URL(string: "http://nosuchhost.invalid")!)
            #expect(await contender.backend.outcome(endpoint) == .failure(.cannotFindHost))
        }
    }
}
