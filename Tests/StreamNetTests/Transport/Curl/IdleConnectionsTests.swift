#if os(Linux)
    import Foundation
    import Loopback
    import Testing

    @testable import StreamNet

    /// The local port alone tells no connection, and the number of a closed socket goes to another.
    @Suite(.hangLimit) struct IdleConnectionsTests {
        private let connections = IdleConnections()
        private let servers: [Loopback.Socket]
        private let clients: [Loopback.Socket]
        private let answering: [Loopback.Socket]
        private let port: UInt16

        /// Opens two connections from one local port, each to a server of its own.
        init() throws {
            servers = [try .listening(on: .ipv4), try .listening(on: .ipv4)]
            (clients, answering) = try Self.pair(to: servers)
            port = try clients[0].port()
        }

        /// Returns the two ends of both connections. The port of the first one may be that of
        /// another test, too, which does not share it: then with another port.
        private static func pair(to servers: [Loopback.Socket]) throws -> (
            [Loopback.Socket], [Loopback.Socket]
        ) {
            var attempts = 0
            while true {
                attempts += 1
                let first = try Loopback.Socket.connected(to: servers[0].port())
                let answering = try servers[0].accept()
                do {
                    let second = try Loopback.Socket.connected(
                        to: servers[1].port(), from: first.port())
                    return ([first, second], [answering, try servers[1].accept()])
                } catch {
                    guard attempts < 20 else { throw error }
                }
            }
        }

        private func hasBytes(to server: Int) throws -> Bool {
            connections.hasBytes(Int32(port), to: "127.0.0.1", Int32(try servers[server].port()))
        }

        private func sendUnasked(from server: Int) throws {
            try answering[server].send(Data([1]))
            _ = try clients[server].isReadable(before: .now + .hangLimit)
        }

        @Test func `of two connections from one port, that with bytes is told`() throws {
            for client in clients { connections.add(try client.live(), port: Int32(port)) }
            try sendUnasked(from: 1)
            #expect(try !hasBytes(to: 0))
            #expect(try hasBytes(to: 1))
            // They are left there.
            #expect(try hasBytes(to: 1))
        }

        @Test func `a closed socket has no bytes, and its number may be another's`() throws {
            connections.add(try clients[0].live(), port: Int32(port))
            let other = try Loopback.Socket.connected(to: servers[1].port())
            // Closes the connection, and gives its number to the other.
            try #require(dup2(other.live(), clients[0].live()) >= 0)
            try servers[1].accept().send(Data([1]))
            _ = try other.isReadable(before: .now + .hangLimit)
            #expect(try !hasBytes(to: 0))
            #expect(try !hasBytes(to: 1))
        }

        @Test func `closed connections do not add up, and open ones stay`() throws {
            connections.add(try clients[1].live(), port: Int32(port))
            func add() throws -> Loopback.Socket {
                let client = try Loopback.Socket.connected(to: servers[0].port())
                try servers[0].accept().close()
                connections.add(try client.live(), port: Int32(try client.port()))
                return client
            }
            for _ in 1...300 { try add().close() }
            #expect(connections.sockets.count <= 64)
            let open = try (1...100).map { _ in try add() }
            #expect(connections.sockets.count > open.count)
            try sendUnasked(from: 1)
            #expect(try hasBytes(to: 1))
        }

        @Test func `a new connection takes the place of a closed one`() throws {
            connections.add(try clients[0].live(), port: Int32(port))
            clients[0].close()
            connections.add(try clients[1].live(), port: Int32(port))
            try sendUnasked(from: 1)
            #expect(try hasBytes(to: 1))
        }
    }
#endif
