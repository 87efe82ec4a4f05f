import Foundation

extension Socket {
    /// Opens a socket that listens on a port of `address`; 0 is a free one.
    package static func listening(
        on address: LoopbackAddress, port: UInt16 = 0
    ) throws(LoopbackError) -> Socket {
        let socket = try open(address)
        let descriptor = try socket.live()
        // Connections of a former server on the port may still be closing.
        if port != 0 { socket.set(SOL_SOCKET, SO_REUSEADDR) }
        guard address.with(port: port, { bind(descriptor, $0, $1) }) == 0 else {
            throw .last("bind")
        }
        guard listen(descriptor, SOMAXCONN) == 0 else { throw .last("listen") }
        return socket
    }

    /// Opens a socket that is connected to `port` of `address`, as a client.
    /// - Parameter localPort: The client's port, also if it has other connections; nil for a free
    ///   one.
    package static func connected(
        to port: UInt16, of address: LoopbackAddress = .ipv4, from localPort: UInt16? = nil
    ) throws(LoopbackError) -> Socket {
        let socket = try open(address)
        let descriptor = try socket.live()
        socket.set(SOL_SOCKET, SO_REUSEADDR)
        if let localPort {
            guard address.with(port: localPort, { bind(descriptor, $0, $1) }) == 0 else {
                throw .last("bind")
            }
        }
        guard address.with(port: port, { connect(descriptor, $0, $1) }) == 0 else {
            throw .last("connect")
        }
        return socket
    }

    /// Takes the next connection, blocking until there is one.
    package func accept() throws(LoopbackError) -> Socket {
        let descriptor = Foundation.accept(try live(), nil, nil)
        guard descriptor >= 0 else { throw .last("accept") }
        return Socket(adopting: descriptor)
    }

    /// The port the socket is bound to.
    package func port() throws(LoopbackError) -> UInt16 {
        let descriptor = try live()
        // Both kinds of address have the port at the same place, and this one holds either.
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length)
            }
        }
        guard result == 0 else { throw .last("getsockname") }
        return UInt16(bigEndian: address.sin6_port)
    }

    private static func open(_ address: LoopbackAddress) throws(LoopbackError) -> Socket {
        let descriptor = socket(address.family, Platform.streamSocket, 0)
        guard descriptor >= 0 else { throw .last("socket") }
        return Socket(adopting: descriptor)
    }
}
