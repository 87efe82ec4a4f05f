import Foundation

extension Socket {
    /// Opens a socket that listens on a free port of 127.0.0.1.
    static func listening() throws(LoopbackError) -> Socket {
        let socket = try open()
        let descriptor = try socket.live()
        guard withAddress(port: 0, { bind(descriptor, $0, $1) }) == 0 else { throw .last("bind") }
        guard listen(descriptor, SOMAXCONN) == 0 else { throw .last("listen") }
        return socket
    }

    /// Opens a socket that is connected to `port` of 127.0.0.1, as a client.
    package static func connected(to port: UInt16) throws(LoopbackError) -> Socket {
        let socket = try open()
        let descriptor = try socket.live()
        guard withAddress(port: port, { connect(descriptor, $0, $1) }) == 0 else {
            throw .last("connect")
        }
        return socket
    }

    /// Takes the next connection, blocking until there is one.
    func accept() throws(LoopbackError) -> Socket {
        let descriptor = Foundation.accept(try live(), nil, nil)
        guard descriptor >= 0 else { throw .last("accept") }
        return Socket(adopting: descriptor)
    }

    /// The port the socket is bound to.
    func port() throws(LoopbackError) -> UInt16 {
        let descriptor = try live()
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length)
            }
        }
        guard result == 0 else { throw .last("getsockname") }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func open() throws(LoopbackError) -> Socket {
        let descriptor = socket(AF_INET, Platform.streamSocket, 0)
        guard descriptor >= 0 else { throw .last("socket") }
        return Socket(adopting: descriptor)
    }

    /// Lends `port` on 127.0.0.1 in the form that `bind` and `connect` take.
    private static func withAddress(
        port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        return withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
