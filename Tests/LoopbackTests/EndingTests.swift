import Foundation
import Loopback
import Testing

@Suite(.hangLimit) struct EndingTests {
    static let get = "GET / HTTP/1.1\r\n\r\n"

    @Test func `a reset reaches the client as one`() throws {
        let server = try LoopbackServer { $0.reset() }
        let client = try Client(server)
        try client.send(Self.get)
        #expect(throws: LoopbackError.system(call: "recv", code: ECONNRESET)) { try client.rest() }
    }

    @Test func `close ends the connection and refuses to send more`() throws {
        let server = try LoopbackServer { exchange in
            try exchange.send("last words")
            exchange.close()
            try exchange.send("too late")
        }
        let client = try Client(server)
        try client.send(Self.get)
        #expect(try client.rest() == "last words")
        #expect(server.closedByPeer == 0)
    }

    @Test func `a silent close on the second request`() throws {
        let server = try LoopbackServer { exchange in
            if exchange.request.path == "/" { try exchange.send("once ") }
        }
        #expect(try server.answer(to: Self.get + "GET /again HTTP/1.1\r\n\r\n") == "once ")
        #expect(server.requests.count == 2)
    }

    static let noticing: [LoopbackServer.Answer] = [
        { _ = $0.waitForPeerClose() },
        { exchange in
            while true {
                try exchange.sendChunk("drip")
                exchange.pause(.milliseconds(1))
            }
        },
        { while try !$0.readBody().isEmpty {} },
    ]

    @Test(arguments: noticing.indices)
    func `waiting, dripping and reading see the client's close`(index: Int) async throws {
        let server = try LoopbackServer(reading: .head, Self.noticing[index])
        let client = try Client(server)
        try client.send("PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\nhalf")
        #expect(await server.wait { $0.requests.count == 1 })
        client.close()
        #expect(await server.wait { $0.closedByPeer == 1 })
    }

    @Test func `waiting for the close keeps what the client sends meanwhile`() throws {
        let server = try LoopbackServer { exchange in
            let hasClosed = exchange.waitForPeerClose(upTo: .milliseconds(1))
            try exchange.send(hasClosed ? "closed" : "open ")
        }
        let client = try Client(server)
        try client.send(Self.get)
        _ = try client.read(through: "open ")
        try client.send(Self.get)
        _ = try client.read(through: "open ")
        #expect(server.closedByPeer == 0)
    }

    static let hanging: [LoopbackServer.Answer] = [
        { $0.pause(.seconds(3_600)) },
        { _ = $0.waitForPeerClose(upTo: .seconds(3_600)) },
        { exchange in while true { try exchange.send(String(repeating: "x", count: 1_000_000)) } },
        { _ = try $0.readBody() },
    ]

    @Test(arguments: hanging.indices)
    func `stop ends a hanging connection at once`(index: Int) async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer(reading: .head) { exchange in
            defer { end.finish() }
            try Self.hanging[index](exchange)
        }
        let client = try Client(server)
        try client.send("PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\n")
        #expect(await server.wait { $0.requests.count == 1 })
        server.stop()
        for await _ in ends {}
        #expect(server.closedByPeer == 0)
        #expect(throws: Never.self) { try client.rest() }
    }

    @Test func `stop ends idle connections and closes the port`() throws {
        let server = try LoopbackServer { try $0.send("kept") }
        let client = try Client(server)
        try client.send(Self.get)
        _ = try client.read(through: "kept")
        server.stop()
        server.stop()
        #expect(try client.rest() == "")
        #expect(throws: LoopbackError.system(call: "connect", code: ECONNREFUSED)) {
            try Client(server)
        }
    }

    @Test func `a server stops with its last reference`() async throws {
        var server: LoopbackServer? = try LoopbackServer { $0.pause(.seconds(3_600)) }
        let client = try server.map { try Client($0) }
        try client?.send(Self.get)
        // A connection that waits to be accepted would be reset instead.
        #expect(await server?.wait { $0.requests.count == 1 } == true)
        server = nil
        #expect(try client?.rest() == "")
    }

    @Test func `a wait whose condition never holds ends at its limit`() async throws {
        let server = try LoopbackServer { try $0.respond() }
        #expect(await !server.wait(upTo: .milliseconds(5)) { $0.connectionCount > 0 })
    }
}
