import Loopback
import Testing

extension Transporting.Conformance {
    /// The end of a body, and the state of its connection after it.
    @Suite struct Framing {
        static let rows = framed + ambiguous

        static let hi = Outcome.response(200, "hi")
        /// The head of a body in chunks.
        static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

        private static let framed: [TransportCase] = [
            .followed("a length", hi) { try $0.respond(body: "hi") },
            .followed("an empty body", .response(200, "")) { try $0.respond() },
            .followed("chunks", .response(200, "abc")) {
                try $0.sendHead()
                for part in ["a", "b", "c"] { try $0.sendChunk(part) }
                try $0.endChunks()
            },
            .sent(
                "chunks with extensions", chunked + "2;a=b; c\r\nhi\r\n0;d\r\n\r\n", hi,
                closes: false),
            .sent("no length, to the end of the connection", "HTTP/1.1 200 OK\r\n\r\nhi", hi),
            .sent("HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\nhi", hi),
            .followed("204", .response(204, "")) { try $0.respond(204) },
            .followed("205 with chunks of nothing", .response(205, "")) {
                try $0.sendHead(205)
                try $0.endChunks()
            },
            .followed("204 with a length of none", .response(204, "")) {
                try $0.respond(204, headers: [("Content-Length", "0")])
            },
            .followed("205", .response(205, "")) { try $0.respond(205) },
            .followed("304", .response(304, "")) { try $0.respond(304) },
            .followed("304 with the length of what it stands for", .response(304, "")) {
                try $0.respond(304, headers: [("Content-Length", "9")])
            },
            .followed("HEAD without a length", asking: "HEAD /", .response(200, "")) {
                try $0.send("HTTP/1.1 200 OK\r\n\r\n")
            },
            .followed("HEAD with a length", asking: "HEAD /", .response(200, "")) {
                try $0.respond(body: "hidden")
            },
            .followed("HEAD with chunks", asking: "HEAD /", .response(200, "")) {
                try $0.sendHead()
            },
            .followed("HEAD of what is gzipped", asking: "HEAD /", .response(200, "")) {
                let fields = "Content-Encoding: gzip\r\nContent-Length: 20"
                try $0.send("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n")
            },
            .followed("nothing, said to be gzipped", .response(200, "")) {
                try $0.respond(headers: [("Content-Encoding", "gzip")])
            },
            .followed("100 and 103 before the answer", hi) {
                try $0.sendHead(100)
                try $0.sendHead(103, headers: [("Link", "</style.css>")])
                try $0.respond(body: "hi")
            },
            .followed("a hundred hints before the answer", hi) {
                for _ in 1...100 { try $0.sendHead(103, headers: [("Link", "</style.css>")]) }
                try $0.respond(body: "hi")
            },
            .sent(
                "101, with what follows it",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\n\r\nhi"),
            .followed("an error with a body", .response(500, "oh")) {
                try $0.respond(500, body: "oh")
            },
            .followed("407", .response(407, "no")) {
                try $0.respond(407, headers: [("Proxy-Authenticate", "Basic")], body: "no")
            },
        ]

        /// Mistakes of the sender (RFC 9112 §6.3).
        private static let ambiguous = texts.map { TransportCase.sent($0, $2, $1, closes: false) }

        private static let texts: [(String, Outcome, String)] = [
            (
                "204 with a body that must not be there", .response(204, ""),
                "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nhi"
            ),
            (
                "304 with a body that must not be there", .response(304, ""),
                "HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\nhi"
            ),
            (
                "two lengths that differ", .failure(.invalidResponse),
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 4\r\n\r\nhello"
            ),
            (
                "a length and chunks: the chunks count", hi,
                "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "2\r\nhi\r\n0\r\n\r\n"
            ),
            (
                "two lengths that agree", hi,
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nhi"
            ),
            (
                "bytes behind the end", hi,
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
                    + "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsmugg"
            ),
        ]

        @Test(arguments: Trial.all(rows))
        func `a body is whole, and the next one is another`(trial: Trial) async throws {
            try await trial.run()
        }
    }
}
