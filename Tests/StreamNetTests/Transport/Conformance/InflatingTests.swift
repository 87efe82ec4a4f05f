import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Inflating {
        static let rows = whole + cut + damaged

        private static let zeros = Outcome.response(200, Compressed.text)

        private static func row(
            _ name: String, _ coding: String, _ body: Data, _ outcome: Outcome = zeros
        ) -> TransportCase {
            .followed(name, outcome) {
                try $0.respond(headers: [("Content-Encoding", coding)], body: body)
            }
        }

        private static let whole: [TransportCase] = [
            row("gzip", "gzip", Compressed.gzip),
            row("gzip by its older name", "x-gzip", Compressed.gzip),
            row("deflate", "deflate", Compressed.zlib),
            row("deflate without a header", "deflate", Compressed.deflate),
            row("br", "BR", Compressed.brotli),
            row("gzip in br", "gzip, br", Compressed.gzipInBrotli),
            row("no coding, said so", "identity", Data(Compressed.text.utf8)),
            row(
                "gzip of three members", "gzip", Compressed.members(3),
                .response(200, String(repeating: Compressed.text, count: 3))),
            .followed("gzip in chunks of a byte", zeros) {
                try $0.sendHead(headers: [("Content-Encoding", "gzip")])
                for byte in Compressed.gzip { try $0.sendChunk(Data([byte])) }
                try $0.endChunks()
            },
            .followed("gzip to the end of the connection", zeros) {
                try $0.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
                try $0.send(Compressed.gzip)
                $0.close()
            },
            .followed("no chunks, said to be gzipped", .response(200, "")) {
                try $0.sendHead(headers: [("Content-Encoding", "gzip")])
                try $0.endChunks()
            },
            .followed("304 for what is gzipped", .response(304, "")) {
                try $0.respond(304, headers: [("Content-Encoding", "gzip")])
            },
            .followed("an error page in gzip", .response(500, Compressed.text)) {
                try $0.respond(500, headers: [("Content-Encoding", "gzip")], body: Compressed.gzip)
            },
        ]

        /// The part of the text that can be inflated when the end is missing.
        static let beginning = String(repeating: "0", count: 776)

        private static let half = Data(Compressed.gzip.dropLast(10))
        private static let early = Outcome.failure(.truncated(received: half.count, expected: nil))

        private static let cut: [TransportCase] = [
            row("gzip cut at its length", "gzip", half, early),
            .followed("gzip cut at the last chunk", early) {
                try $0.sendHead(headers: [("Content-Encoding", "gzip")])
                try $0.sendChunk(half)
                try $0.endChunks()
            },
            .followed("gzip cut with the connection", early) {
                try $0.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
                try $0.send(half)
                $0.close()
            },
        ]

        private static let gzip = Outcome.damaged("gzip")

        private static let damaged: [TransportCase] = [
            row("gzip with another length", "gzip", Compressed.gzip.damaged(at: 0), gzip),
            row("gzip with another checksum", "gzip", Compressed.gzip.damaged(at: 4), gzip),
            row(
                "deflate with another checksum", "deflate", Compressed.zlib.damaged(at: 0),
                .damaged("deflate")),
            row("gzip with turned bits", "gzip", Compressed.gzip.damaged(at: 12), gzip),
            row("text for gzip", "gzip", Data("not gzip at all".utf8), gzip),
            row("br with turned bits", "br", Compressed.brotli.damaged(at: 7), .damaged("br")),
            row("text behind gzip", "gzip", Compressed.gzip + Data("more".utf8), gzip),
            row("text behind br", "br", Compressed.brotli + Data("more".utf8), .damaged("br")),
            row("an unknown coding", "zip", Data("hi".utf8), .response(200, "hi")),
        ]

        @Test(arguments: Trial.all(rows))
        func `a compressed body is inflated, whole or not at all`(trial: Trial) async throws {
            try await trial.run()
        }

        @Test(arguments: Contender.all, Compressed.all)
        func `a file is inflated`(contender: Contender, row: (coding: String, body: Data))
            async throws
        {
            let folder = try TemporaryFolder()
            let server = try LoopbackServer {
                try $0.respond(headers: [("Content-Encoding", row.coding)], body: row.body)
            }
            let file = folder.url.appending(path: "a")
            let endpoint = server.endpoint("GET /", .delivery(.file(to: file)))
            let response = try await contender.backend.send(endpoint).value
            #expect(try response.wholeBody() == Data(Compressed.text.utf8))
            #expect(try folder.names == ["a"])
        }

        @Test(arguments: Contender.all)
        func `a stream is inflated as it comes`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead(headers: [("Content-Encoding", "gzip")])
                try exchange.sendChunk(Compressed.gzip)
                _ = exchange.waitForPeerClose()
            }
            var response = try await contender.backend.streamed(server)
            var iterator = response.stream?.makeAsyncIterator()
            var text = Data()
            while text.count < 1_000, let piece = try await iterator?.next() { text += piece }
            #expect(text == Data(Compressed.text.utf8))
            (iterator, response) = (nil, Response())
            #expect(await server.wait { $0.closedByPeer == 1 })
        }

        @Test(arguments: Contender.all)
        func `inflated bytes count for the limit`(contender: Contender) async throws {
            let server = try LoopbackServer {
                try $0.respond(headers: [("Content-Encoding", "gzip")], body: Compressed.gzip)
            }
            for (limit, outcome) in [
                (1_000, Self.zeros), (999, .failure(.bodyTooLong(limit: 999))),
            ] {
                let endpoint = server.endpoint("GET /", .delivery(.buffered(upTo: limit)))
                #expect(await contender.backend.outcome(endpoint) == outcome)
            }
        }

        @Test(arguments: Contender.all)
        func `a download that may be resumed is not compressed`(contender: Contender) async throws {
            let folder = try TemporaryFolder()
            let server = try LoopbackServer { try $0.respond(headers: [("ETag", #""1""#)]) }
            let file = FileDestination.folder(folder.url)
            let asks: [(FileDestination, HTTPHeaders)] = [
                (file, [:]), (file.keepingPart { _ in }, [:]),
                (file.keepingPart { _ in }, ["Accept-Encoding": "br"]),
            ]
            for (number, (destination, headers)) in asks.enumerated() {
                let endpoint = server.endpoint(
                    "GET /\(number)", headers: headers, .delivery(.file(destination)))
                _ = try await contender.backend.send(endpoint).value
            }
            let seen = server.requests.map { $0.header("Accept-Encoding") }
            #expect(seen[0]?.contains("gzip") == true)
            #expect(seen[1...] == ["identity", "br"])
        }
    }
}
