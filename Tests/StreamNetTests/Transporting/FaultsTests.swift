import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// Servers that stop in the middle, or do not speak HTTP.
    @Suite struct Faults {
        static let ok = Outcome.response(200, "ok")

        static let lost: [TransportCase] = [
            TransportCase("closes before the head", gets: .failure(.connectionLost)) {
                $0.close()
            },
            TransportCase("resets before the head", gets: .failure(.connectionLost)) {
                $0.reset()
            },
            TransportCase(
                "closes before the head of a POST", asks: ["POST / hello"],
                gets: .failure(.connectionLost)
            ) { $0.close() },
            TransportCase(
                "resets in the body", gets: .failure(.truncated(received: 4, expected: 9))
            ) {
                try $0.respond(headers: [("Content-Length", "9")], body: "half")
                $0.pause(.milliseconds(50))  // a reset would overtake what was not yet read
                $0.reset()
            },
            TransportCase(
                "closes in the body", gets: .failure(.truncated(received: 500, expected: 1_000))
            ) {
                let half = String(repeating: "x", count: 500)
                try $0.respond(headers: [("Content-Length", "1000")], body: half)
                $0.close()
            },
            TransportCase(
                "leaves the chunks without an end",
                gets: .failure(.truncated(received: 4, expected: nil))
            ) {
                try $0.sendHead()
                try $0.sendChunk("half")
                $0.close()
            },
            TransportCase(
                "ends in the middle of a chunk",
                gets: .failure(.truncated(received: 4, expected: nil))
            ) {
                try $0.sendHead()
                try $0.send("9\r\nhalf")
                $0.close()
            },
        ]

        static let garbled: [TransportCase] = [
            TransportCase("no HTTP at all", gets: .failure(.invalidResponse)) {
                try $0.send("SSH-2.0-OpenSSH_9.2\r\n\r\n")
                $0.close()
            },
            TransportCase("a status that is no number", gets: .failure(.invalidResponse)) {
                try $0.send("HTTP/1.1 abc OK\r\n\r\n")
                $0.close()
            },
            TransportCase("a chunk size that is none", gets: .failure(.invalidResponse)) {
                try $0.sendHead()
                try $0.send("zz\r\nhi\r\n0\r\n\r\n")
                $0.close()
            },
            TransportCase("a negative length", gets: .failure(.invalidResponse)) {
                try $0.send("HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\nhi")
                $0.close()
            },
            TransportCase("a body that is not gzip", gets: .failure(.invalidResponse)) {
                try $0.respond(headers: [("Content-Encoding", "gzip")], body: "not gzip at all")
            },
        ]

        /// A connection that was kept, and closed by the server when it is used again.
        static let kept: [TransportCase] = ["GET", "POST", "PUT", "DELETE"].map { method in
            let hasBody = method == "POST" || method == "PUT"
            return TransportCase(
                "closes on the second request: \(method)",
                asks: ["GET /first", "\(method) /second" + (hasBody ? " hello" : "")],
                gets: ok, ok
            ) { exchange in
                let isFirst = exchange.request.path == "/first"
                guard isFirst || exchange.request.connection > 1 else { return exchange.close() }
                try exchange.respond(body: "ok")
            }
        }

        @Test(arguments: Carrier.all, lost + garbled + kept)
        func `a fault is told from another`(carrier: Carrier, row: TransportCase) async throws {
            try await row.run(through: carrier.backend)
        }

        /// A server that says nothing of it closes each connection a little after one answer.
        @Test(arguments: Carrier.all, ["POST", "PUT"])
        func `a body never meets a connection that is about to close`(
            carrier: Carrier, method: String
        ) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.respond(body: exchange.request.summary)
                exchange.pause(.milliseconds(2))
                exchange.close()
            }
            let backend = carrier.backend
            for count in 1...50 {
                let ask = "\(method) /\(count) hello"
                try #require(await backend.outcome(server.endpoint(ask)) == .response(200, ask))
            }
            #expect(server.requests.count == 50)
        }

        @Test(arguments: Carrier.all)
        func `a port where nobody listens`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            server.stop()
            #expect(await carrier.backend.outcome(server.endpoint()) == .failure(.cannotConnect))
        }

        @Test(arguments: Carrier.all)
        func `a host without an address`(carrier: Carrier) async {
            let endpoint = Endpoint(url: URL(string: "http://nosuchhost.invalid")!)
            #expect(await carrier.backend.outcome(endpoint) == .failure(.cannotFindHost))
        }
    }
}
