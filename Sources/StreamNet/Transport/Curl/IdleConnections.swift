import CurlBinding
import Foundation

/// The sockets of a loop's connections, to see whether a server has sent something unasked, which
/// would answer the next request: libcurl does not look (7.88). Used on the loop's thread only.
///
/// libcurl tells the local port of the connection that it is about to use, and its socket only
/// when a transfer is over.
final class IdleConnections {
    /// By local port, of which there are 65 536.
    private var sockets: [Int32: Int32] = [:]

    /// Adds the connection of a transfer that is over, if it is a new one.
    func add(_ easy: CurlEasy) {
        if let (port, socket) = easy.newConnection { sockets[port] = socket }
    }

    /// True if there are bytes to read on a connection; they are left there.
    func hasBytes(_ port: Int32) -> Bool {
        guard let socket = sockets[port] else { return false }
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
    }
}
