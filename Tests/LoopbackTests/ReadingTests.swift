import Foundation
import Loopback
import Testing

@Suite(.hangLimit) struct ReadingTests {
    @Test func `the log keeps a request as it came`() throws {
        let server = try LoopbackServer { try $0.respond() }
        _ = try server.answer(
            to: "PATCH /a%20b/c?d=%C3%A4&e HTTP/1.1\r\nX-A: 1\r\nx-a:2  \r\nÄ: ö\r\n\r\n")
        let request = try #require(server.requests.first)
        #expect(request.method == "PATCH")
        #expect(request.target == "/a%20b/c?d=%C3%A4&e")
        #expect(request.path == "/a%20b/c")
        #expect(request.query == "d=%C3%A4&e")
        #expect(request.headers.map { "\($0.name)=\($0.value)" } == ["X-A=1", "x-a=2", "Ä=ö"])
        #expect(request.header("X-a") == "1")
        #expect(request.header("Y") == nil)
        #expect(request.connection == 1)
    }

    @Test(arguments: [
        ("\r\n", ""), ("Content-Length: 5\r\n\r\nhello", "hello"),
        ("Content-Length: 0\r\n\r\n", ""),
        ("Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", ""),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;x=y\r\nllo\r\n0\r\nT: 1\r\n\r\n", "hello"),
        ("Transfer-Encoding: Chunked\r\n\r\n00A\r\n0123456789\r\n0\r\n\r\n", "0123456789"),
    ])
    func `a body arrives without its framing`(rest: String, body: String) throws {
        let server = try LoopbackServer { try $0.respond() }
        let answer = try server.answer(to: "POST / HTTP/1.1\r\n\(rest)GET /next HTTP/1.1\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        #expect(server.requests.map(\.body) == [Data(body.utf8), Data()])
    }

    @Test(arguments: [
        "banana\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1\n\n",
        "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET / HTTP/1.1\r\n: no name\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n",
    ])
    func `a malformed request is refused and ends its connection`(request: String) throws {
        let server = try LoopbackServer { try $0.respond() }
        let answer = try server.answer(to: request + "GET /next HTTP/1.1\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        "GET / HT", "GET / HTTP/1.1\r\nX: 1\r\n", "PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab",
        "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n",
    ])
    func `a request cut short is not answered`(request: String) throws {
        let server = try LoopbackServer { try $0.respond() }
        #expect(try server.answer(to: request) == "")
        #expect(server.requests.isEmpty)
    }

    @Test func `a client that expects 100 is told to go on`() throws {
        let server = try LoopbackServer { try $0.respond() }
        let client = try Client(server)
        try client.send("PUT / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
        _ = try client.read(through: "HTTP/1.1 100 Continue\r\n\r\n")
        try client.send("hi")
        _ = try client.read(through: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        #expect(server.requests.first?.body == Data("hi".utf8))
    }

    @Test func `a server that reads heads takes a body at its own pace`() throws {
        let server = try LoopbackServer(reading: .head) { exchange in
            while case let part = try exchange.readBody(atMost: 2), !part.isEmpty {
                try exchange.sendChunk(part)
            }
            try exchange.endChunks()
        }
        let chunked = "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
        let sized = "PUT / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc"
        let echo = "2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
        #expect(try server.answer(to: chunked + sized) == echo + echo)
    }
}
