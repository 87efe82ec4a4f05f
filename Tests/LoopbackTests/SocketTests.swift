import Foundation
import Loopback
import Testing

/// WebSockets of the server, by raw bytes: RFC 6455 §1.3 and §5.7.
@Suite(.hangLimit) struct SocketTests {
    fileprivate static let handshake = """
        GET /chat HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
        """

    private static let answer =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"

    /// A connection whose handshake is sent, and the server, which stops with its last reference.
    private struct Connected {
        let server: LoopbackServer
        let client: Client

        init(_ answer: @escaping @Sendable (LoopbackSocket) throws -> Void) throws {
            server = try LoopbackServer { try answer($0.upgrade()) }
            client = try Client(server)
            try client.send(SocketTests.handshake)
        }

        func skipHead() throws { _ = try client.read(through: "\r\n\r\n") }
    }

    @Test func `the handshake of §1.3 is answered`() throws {
        let socket = try Connected { _ in }
        #expect(try socket.client.rest() == Self.answer)
    }

    @Test func `fields of the answer may be anything`() throws {
        let server = try LoopbackServer { exchange in
            _ = try exchange.upgrade(
                status: 200,
                replacing: ["upgrade": nil, "Sec-WebSocket-Accept": "wrong", "X-More": "1"])
        }
        let client = try Client(server)
        try client.send(Self.handshake)
        let head = "HTTP/1.1 200 OK\r\nConnection: Upgrade\r\n"
        #expect(try client.rest() == head + "Sec-WebSocket-Accept: wrong\r\nX-More: 1\r\n\r\n")
    }

    @Test(arguments: ["Upgrade: ", "Connection: ", "-Version: 13", "-Key: ", "GET "])
    func `a request that is no handshake is answered with 400`(part: String) throws {
        let server = try LoopbackServer { try $0.upgrade().echo() }
        let other = part == "GET " ? "PUT " : "X-" + part + "x"
        let text = Self.handshake.replacing(part, with: other)
        #expect(try server.answer(to: text).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func `frames of the client are read without their masks, and echoed`() throws {
        let socket = try Connected { try $0.echo() }
        try socket.skipHead()
        // "Hello", a fragment and a control frame in it, a ping, and a close.
        try socket.client.send(bytes: [
            0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58,
            0x01, 0x81, 0, 0, 0, 0, 0x61, 0x89, 0x81, 1, 2, 3, 4, 0x63, 0x8a, 0x80, 0, 0, 0, 0,
            0x80, 0x81, 0, 0, 0, 1, 0x62, 0x88, 0x82, 0, 0, 0, 0, 0x03, 0x68,
        ])
        let rest = try socket.client.restBytes()
        let expected: [UInt8] = [
            0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x01, 0x01, 0x61, 0x8a, 0x01, 0x62,
            0x80, 0x01, 0x62, 0x88, 0x02, 0x03, 0x68,
        ]
        #expect(rest == expected)
    }

    @Test(arguments: [
        (125, [125]), (126, [126, 0, 126]), (65_536, [127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ])
    func `lengths have the shortest form, both ways`(count: Int, length: [UInt8]) throws {
        let socket = try Connected { try $0.echo() }
        try socket.skipHead()
        let payload = [UInt8](repeating: 7, count: count)
        try socket.client.send(
            bytes: [0x82, length[0] | 0x80] + length.dropFirst() + [0, 0, 0, 0] + payload)
        socket.client.finish()
        #expect(try socket.client.restBytes() == [0x82] + length + payload)
    }

    @Test(
        arguments: [
            [0x81, 0x01, 0x61], [0x81, 0xFE, 0, 125, 0, 0, 0, 0],
            [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0], [0x81, 0x85, 1, 2],
        ] as [[UInt8]])
    func `a frame that a client must not send ends the connection`(bytes: [UInt8]) throws {
        let socket = try Connected { socket in
            do { try socket.echo() } catch {
                try socket.send("refused")
                throw error
            }
        }
        try socket.skipHead()
        try socket.client.send(bytes: bytes)
        socket.client.finish()
        #expect(try socket.client.rest() == "refused")
    }

    @Test func `a server sends any frames, and any bytes`() throws {
        let socket = try Connected { socket in
            try socket.send(opcode: 3, "a", isFinal: false, reserved: 0x50, mask: [1, 2, 3, 4])
            try socket.send(Data([0xFF, 0xFF]))
            try socket.sendClose(1006, "why")
            socket.close()
        }
        let expected: [UInt8] = [
            0x53, 0x81, 1, 2, 3, 4, 0x60, 0xFF, 0xFF, 0x88, 5, 3, 238, 119, 104, 121,
        ]
        // Behind the head, with which they may arrive.
        #expect(try socket.client.restBytes().suffix(expected.count) == expected[...])
    }
}
