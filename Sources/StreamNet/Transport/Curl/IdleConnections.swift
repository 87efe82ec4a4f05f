import CShims

/// The sockets of a loop's connections, to see whether a server has sent something unasked, which
/// would answer the next request: libcurl does not look (7.88). Used on the loop's thread only.
///
/// libcurl tells the addresses of the connection that it is about to use, and its socket only when
/// a transfer is over: a socket with bytes, by now maybe another file, is compared with them.
final class IdleConnections {
    /// By local port; closed ones go with another of their port, or when the ports have doubled.
    private(set) var sockets: [Int32: [Int32]] = [:]
    /// The number of ports at which closed sockets are removed.
    private var room = 64

    func add(_ socket: Int32, port: Int32) {
        if sockets.count >= room {
            sockets = sockets.filter { port, all in
                all.contains { curl_binding_has_port($0, port) != 0 }
            }
            room = max(64, sockets.count * 2)
        }
        let others = sockets[port, default: []].filter {
            $0 != socket && curl_binding_has_port($0, port) != 0
        }
        sockets[port] = others + [socket]
    }

    /// True if there are bytes, which stay, on the connection from a local port to an address.
    func hasBytes(_ port: Int32, to remote: String, _ remotePort: Int32) -> Bool {
        (sockets[port] ?? []).contains { curl_binding_has_bytes($0, port, remote, remotePort) != 0 }
    }
}
