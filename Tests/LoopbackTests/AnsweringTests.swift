import Loopback
import Testing

@Suite(.hangLimit) struct AnsweringTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let method: String
        let bytes: String
        let answer: LoopbackServer.Answer

        init(
            _ name: String, _ method: String = "GET", sends bytes: String,
            _ answer: @escaping LoopbackServer.Answer
        ) {
            (testDescription, self.method) = (name, method)
            (self.bytes, self.answer) = (bytes, answer)
        }
    }

    struct Refusal: Error {}

    static let rows = [
        Row("a body", sends: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi") {
            try $0.respond(body: "hi")
        },
        Row("a field", sends: "HTTP/1.1 201 Created\r\nX: 1\r\nContent-Length: 0\r\n\r\n") {
            try $0.respond(201, headers: [("X", "1")])
        },
        Row("a length that lies", sends: "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort") {
            try $0.respond(headers: [("content-length", "9")], body: "short")
        },
        Row("HEAD", "HEAD", sends: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n") {
            try $0.respond(body: "hi")
        },
        Row("204", sends: "HTTP/1.1 204 No Content\r\n\r\n") { try $0.respond(204, body: "hi") },
        Row("304", sends: "HTTP/1.1 304 Not Modified\r\n\r\n") { try $0.respond(304, body: "hi") },
        Row("a status without a phrase", sends: "HTTP/1.1 299 \r\nContent-Length: 0\r\n\r\n") {
            try $0.respond(299)
        },
        Row(
            "chunks",
            sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "2\r\nab\r\n10\r\n0123456789abcdef\r\n0\r\nX: 1\r\n\r\n"
        ) {
            try $0.sendHead()
            for part in ["ab", "", "0123456789abcdef"] { try $0.sendChunk(part) }
            try $0.endChunks(trailers: [("X", "1")])
        },
        Row(
            "chunks without an end",
            sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"
        ) {
            try $0.sendHead()
            try $0.sendChunk("a")
        },
        Row(
            "an early hint, then the answer",
            sends: "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
        ) {
            try $0.sendHead(103)
            try $0.respond()
        },
        Row("raw bytes, malformed", sends: "HTTP/1.1 banana\n\0:x\r\r\n") {
            try $0.send("HTTP/1.1 banana\n\0:x\r\r\n")
        },
        Row("a close after half a head", sends: "HTTP/1.1 200 OK\r\nConte") {
            try $0.send("HTTP/1.1 200 OK\r\nConte")
            $0.close()
        },
        Row("no answer", sends: "") { _ in },
        Row("only an early hint", sends: "HTTP/1.1 103 Early Hints\r\n\r\n") {
            try $0.sendHead(103)
        },
        Row(
            "a thrown error",
            sends: "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 9\r\n\r\nRefusal()"
        ) { _ in throw Refusal() },
        Row("an error thrown too late", sends: "half") {
            try $0.send("half")
            throw Refusal()
        },
    ]

    @Test(arguments: rows)
    func `the client reads exactly these bytes`(row: Row) throws {
        let server = try LoopbackServer(row.answer)
        #expect(try server.answer(to: "\(row.method) / HTTP/1.1\r\n\r\n") == row.bytes)
    }

    @Test func `pipelined requests are answered in order`() throws {
        let server = try LoopbackServer { try $0.send($0.request.path + " ") }
        let one = "GET /one HTTP/1.1\r\n\r\n"
        let two = "POST /two HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi"
        #expect(try server.answer(to: one + two + one) == "/one /two /one ")
    }

    @Test(arguments: [
        ("GET / HTTP/1.0\r\n\r\n", []), ("GET / HTTP/1.1\r\nconnection: Close\r\n\r\n", []),
        ("GET / HTTP/1.1\r\n\r\n", [("Connection", "close")]),
    ])
    func `either side can ask for a close`(request: String, headers: [(String, String)]) throws {
        let server = try LoopbackServer { try $0.respond(headers: headers) }
        let client = try Client(server)
        try client.send(request)
        #expect(try client.rest().hasSuffix("Content-Length: 0\r\n\r\n"))
    }
}
