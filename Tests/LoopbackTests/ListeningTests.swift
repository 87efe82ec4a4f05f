import Loopback
import Testing

@Suite(.hangLimit) struct ListeningTests {
    @Test(.enabled(if: LoopbackAddress.ipv6.isAvailable))
    func `a server listens on IPv6`() throws {
        let server = try LoopbackServer(on: .ipv6) { try $0.send($0.request.path) }
        let client = try Client(server, at: .ipv6)
        try client.send("GET /six HTTP/1.1\r\n\r\n")
        client.finish()
        #expect(try client.rest() == "/six")
        #expect(server.url.absoluteString == "http://[::1]:\(server.port)")
    }

    @Test func `a server listens on the port that it is given, if that is free`() throws {
        let former = try LoopbackServer { try $0.respond(body: "former") }
        #expect(throws: LoopbackError.self) { try LoopbackServer(port: former.port) { _ in } }
        try Client(former).send("GET / HTTP/1.1\r\n\r\n")
        former.stop()
        let server = try LoopbackServer(port: former.port) { try $0.send("next") }
        #expect(server.port == former.port && server.url == former.url)
        #expect(try server.answer(to: "GET / HTTP/1.1\r\n\r\n") == "next")
    }

    @Test func `a server that reads nothing speaks first, once for each connection`() throws {
        let server = try LoopbackServer(reading: .nothing) {
            try $0.send("hello \($0.request.method)\($0.request.connection)")
        }
        for number in 1...2 { #expect(try Client(server).rest() == "hello \(number)") }
        #expect(server.requests.isEmpty)
    }
}
