import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// Where a body ends, and what a connection is worth afterwards.
    @Suite struct Bodies {
        static let ok = Outcome.response(200, "ok")

        /// Answers the first request as the row says, the next one "ok".
        private static func row(
            _ name: String, asking ask: String = "GET /", _ outcome: Outcome,
            _ answer: @escaping LoopbackServer.Answer
        ) -> TransportCase {
            TransportCase(name, asks: [ask, "GET /next"], gets: outcome, ok) { exchange in
                if exchange.request.path == "/next" { return try exchange.respond(body: "ok") }
                try answer(exchange)
            }
        }

        static let framed: [TransportCase] = [
            row("a length", .response(200, "hi")) { try $0.respond(body: "hi") },
            row("an empty body", .response(200, "")) { try $0.respond() },
            row("chunks", .response(200, "abc")) {
                try $0.sendHead()
                for part in ["a", "b", "c"] { try $0.sendChunk(part) }
                try $0.endChunks()
            },
            row("no length, to the end of the connection", .response(200, "hi")) {
                try $0.send("HTTP/1.1 200 OK\r\n\r\nhi")
                $0.close()
            },
            row("HTTP/1.0", .response(200, "hi")) {
                try $0.send("HTTP/1.0 200 OK\r\n\r\nhi")
                $0.close()
            },
            row("204", .response(204, "")) { try $0.respond(204) },
            row("204 with a length of none", .response(204, "")) {
                try $0.respond(204, headers: [("Content-Length", "0")])
            },
            row("205", .response(205, "")) { try $0.respond(205) },
            row("304", .response(304, "")) { try $0.respond(304) },
            row("304 with the length of what it stands for", .response(304, "")) {
                try $0.respond(304, headers: [("Content-Length", "9")])
            },
            row("HEAD without a length", asking: "HEAD /", .response(200, "")) {
                try $0.send("HTTP/1.1 200 OK\r\n\r\n")
            },
            row("HEAD with a length", asking: "HEAD /", .response(200, "")) {
                try $0.respond(body: "hidden")
            },
            row("100 and 103 before the answer", .response(200, "hi")) {
                try $0.sendHead(100)
                try $0.sendHead(103, headers: [("Link", "</style.css>")])
                try $0.respond(body: "hi")
            },
            row("an error with a body", .response(500, "oh")) { try $0.respond(500, body: "oh") },
        ]

        /// What the sender got wrong; what libcurl makes of it is written down, not wished for.
        static let ambiguous: [TransportCase] = [
            row("204 with a body that must not be there", .response(204, "")) {
                try $0.send("HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nhi")
            },
            row("two lengths: the last one counts", .response(200, "hell")) {
                let lengths = "Content-Length: 2\r\nContent-Length: 4\r\n"
                try $0.send("HTTP/1.1 200 OK\r\n\(lengths)\r\nhello")
            },
            row("a length and chunks: the chunks count", .response(200, "hi")) {
                try $0.send(
                    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "2\r\nhi\r\n0\r\n\r\n")
            },
            row("bytes behind the end", .response(200, "hi")) {
                try $0.send(
                    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
                        + "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsmugg")
            },
        ]

        @Test(arguments: Carrier.all, framed + ambiguous)
        func `a body is whole, and the next one is another`(
            carrier: Carrier, row: TransportCase
        ) async throws {
            try await row.run(through: carrier.backend)
        }

        /// `printf %01000d 0 | gzip -n | base64`, and the same without its last 10 bytes.
        static let gzip =
            Data(
                base64Encoded: "H4sIAAAAAAAAAzMwGAWjYBQMdwAAg5lfqOgDAAA=") ?? Data()

        @Test(arguments: Carrier.all)
        func `a gzipped body is unpacked`(carrier: Carrier) async throws {
            let server = try LoopbackServer {
                try $0.respond(headers: [("Content-Encoding", "gzip")], body: Self.gzip)
            }
            let zeros = String(repeating: "0", count: 1_000)
            #expect(await carrier.backend.outcome(server.endpoint()) == .response(200, zeros))
        }

        @Test(arguments: Carrier.all)
        func `a gzipped body that ends early passes for whole, a known gap of libcurl`(
            carrier: Carrier
        ) async throws {
            let server = try LoopbackServer {
                let half = Self.gzip.dropLast(10)
                try $0.respond(headers: [("Content-Encoding", "gzip")], body: Data(half))
            }
            let response = try await carrier.backend.send(server.endpoint()).value
            #expect(response.body.count < 1_000)
        }

        @Test(arguments: Carrier.all, ["POST", "PUT", "PATCH", "DELETE"])
        func `a body arrives as it was declared`(carrier: Carrier, method: String) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint(method + " /")
            let body = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            endpoint.payload = .data(body, contentType: "a/b")

            #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))

            let request = try #require(server.requests.first)
            #expect(request.body == body)
            #expect(request.header("Content-Type") == "a/b")
            #expect(request.header("Content-Length") == "1000000")
            #expect(request.header("Expect") == nil)
        }

        @Test(arguments: Carrier.all, [nil, Data()])
        func `no body and an empty one have no length`(
            carrier: Carrier, body: Data?
        ) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint("POST /")
            if let body { endpoint.payload = .data(body, contentType: nil) }

            #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))
            #expect(server.requests.first?.header("Content-Length") == "0")
        }

        @Test(arguments: Carrier.all)
        func `an answer may come before the body is read`(carrier: Carrier) async throws {
            let server = try LoopbackServer(reading: .head) { try $0.respond(413, body: "big") }
            var endpoint = server.endpoint("POST /")
            endpoint.payload = .data(Data(count: 20_000_000), contentType: nil)
            #expect(await carrier.backend.outcome(endpoint) == .response(413, "big"))
        }
    }
}
