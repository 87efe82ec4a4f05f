import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Heads that are spelt in another way than most, and what is no HTTP.
    @Suite struct Grammar {
        static let rows = spelt + long + cut + garbled + chunks + lengths + odd + unfolded

        private static let hi = Framing.hi
        private static let ok = "HTTP/1.1 200 OK\r\n"

        /// Answers "hi" with this status line and these fields, as they are, and with a length.
        private static func row(
            _ name: String, _ status: String = "HTTP/1.1 200 OK", fields: String = "",
            end: String = "\r\n"
        ) -> TransportCase {
            .followed(name, hi) {
                let lines = [status] + (fields.isEmpty ? [] : [fields]) + ["Content-Length: 2"]
                try $0.send(lines.map { $0 + end }.joined() + end + "hi")
            }
        }

        private static let spelt: [TransportCase] = [
            row("a field without a space", fields: "X:1"),
            row("a field with many spaces", fields: "X: \t 1 \t "),
            row("a field in small letters", fields: "x-y: 1"),
            row("a field without a value", fields: "X:"),
            row("a field on two lines", fields: "X: 1\r\n 2"),
            row("lines that end in LF", end: "\n"),
            row("no reason phrase", "HTTP/1.1 200"),
            row("an empty reason phrase", "HTTP/1.1 200 "),
            row("another reason phrase", "HTTP/1.1 200 Grün, wie immer"),
            .followed("a field in Latin-1", hi) {
                let text = Data("X: gr".utf8) + [0xFC] + Data("n\r\nContent-Length: 2\r\n".utf8)
                try $0.send(Data("HTTP/1.1 200 OK\r\n".utf8) + text + Data("\r\nhi".utf8))
            },
        ]

        private static let long: [TransportCase] = [
            row("a field of 60 KB", fields: "X: " + String(repeating: "x", count: 60_000)),
            row("a field of 110 KB", fields: "X: " + String(repeating: "x", count: 110_000)),
            .followed("fields of 400 KB in all", .failure(.headTooLong(limit: 307_200))) {
                exchange in
                try exchange.send("HTTP/1.1 200 OK\r\n")
                let field = "X: " + String(repeating: "x", count: 40_000) + "\r\n"
                for _ in 1...10 { try exchange.send(field) }
                try exchange.send("Content-Length: 2\r\n\r\nhi")
            },
            .followed("hints without an end", .failure(.headTooLong(limit: 307_200))) {
                while true { try $0.sendHead(103, headers: [("Link", "</style.css>")]) }
            },
            row(
                "a thousand fields",
                fields: (1...1_000).map { "X-\($0): \($0)" }.joined(separator: "\r\n")),
        ]

        private static let cut: [TransportCase] = [
            .sent("a head cut off", "\(ok)Content-Le", .failure(.connectionLost)),
            .sent("a status line and no more", ok, .failure(.connectionLost)),
            .followed("chunks with trailers", .response(200, "abc")) {
                try $0.sendHead()
                try $0.sendChunk("abc")
                try $0.endChunks(trailers: [("X-Sum", "6"), ("X-Count", "3")])
            },
        ]

        private static let garbled: [TransportCase] = [
            .sent("no HTTP at all", "SSH-2.0-OpenSSH_9.2\r\n\r\n"),
            .sent("a status that is no number", "HTTP/1.1 abc OK\r\n\r\n"),
            .sent("another version", "HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\nhi"),
            .sent("a version of another protocol", "HTTP/2 200 OK\r\nContent-Length: 2\r\n\r\nhi"),
        ]

        private static let chunks: [TransportCase] = [
            ("a chunk size that is none", "zz"), ("a chunk without a size", ""),
            ("a chunk shorter than its size", "5"), ("a chunk longer than its size", "1"),
            ("a chunk size with a prefix", "0x2"), ("a chunk size with a sign", "-2"),
            ("a chunk size beyond all bounds", String(repeating: "F", count: 30)),
        ].map { TransportCase.sent($0, "\(Framing.chunked)\($1)\r\nhi\r\n0\r\n\r\n") }

        private static let lengths: [TransportCase] =
            [
                ("a negative length", "Content-Length: -4"),
                ("a length that is no number", "Content-Length: two"),
                (
                    "a length beyond all bounds",
                    "Content-Length: " + String(repeating: "9", count: 30)
                ),
                ("a length with a sign", "Content-Length: +2"),
                ("two numbers for a length", "Content-Length: 2 2"),
                ("two lengths in one field", "Content-Length: 2, 3"),
                ("no number for a length", "Content-Length:"),
                ("a space behind the name of a length", "Content-Length : 2"),
            ].map { TransportCase.sent($0, "\(ok)\($1)\r\n\r\nhi") }

        private static let odd: [TransportCase] = [
            .sent("the same length twice in one field", "\(ok)Content-Length: 2, 2\r\n\r\nhi", hi),
            .sent(
                "the longest length there can be", "\(ok)Content-Length: \(Int.max)\r\n\r\nhi",
                .failure(.bodyTooLong(limit: 100_000_000))),
        ]

        /// A line that continues no field, after a response from which a field may be left.
        private static func row(
            _ name: String, after former: String, _ response: String
        ) -> TransportCase {
            TransportCase(
                name, asks: ["\(former) /former", "GET /", "GET /next"],
                gets: .response(200, former == "HEAD" ? "" : "ok"), .failure(.invalidResponse),
                .response(200, "ok")
            ) { exchange in
                guard exchange.request.path == "/" else {
                    let fields = (1...20).map { ("X-\($0)", "one of many") }
                    return try exchange.respond(headers: fields, body: "ok")
                }
                try exchange.send(response)
                exchange.close()
            }
        }

        private static let unfolded: [TransportCase] = [
            row(
                "a first field that begins with a space", after: "GET",
                "HTTP/1.1 200 OK\r\n folded: x\r\nContent-Length: 2\r\n\r\nhi"),
            row(
                "a first field that begins with a tab", after: "POST",
                "HTTP/1.1 200 OK\r\n\tContent-Length: 2\r\n\r\nhi"),
            row(
                "a first field that is a blank", after: "HEAD",
                "HTTP/1.1 200 OK\r\n \r\nContent-Length: 2\r\n\r\nhi"),
            row(
                "a first field that begins with a space, in a hint", after: "GET",
                "HTTP/1.1 103 Early Hints\n X: x\n\nHTTP/1.1 200 OK\nContent-Length: 0\n\n"),
        ]

        @Test(arguments: Contender.all.filter { $0.name != "curl" }, ["X: ", "X", ""])
        func `the text for a long field says so`(contender: Contender, start: String) async throws {
            let server = try LoopbackServer {
                let line = start + String(repeating: "x", count: 110_000)
                try $0.send("HTTP/1.1 200 OK\r\n\(line): a\r\nContent-Length: 0\r\n\r\n")
            }
            let result = await contender.backend.result(server.endpoint())
            let error = #expect(throws: NetError.self) { try result.get() }
            #expect(error?.transport?.reason == .invalidResponse)
            #expect(error?.transport?.detail == "a field that is too long")
        }

        @Test(arguments: Trial.all(rows))
        func `a head is read as others read it, or is none`(trial: Trial) async throws {
            try await trial.run()
        }
    }
}
