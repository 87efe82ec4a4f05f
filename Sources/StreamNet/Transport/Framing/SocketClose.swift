/// The code and the reason with which a WebSocket was closed (RFC 6455 §7.4).
struct SocketClose: Sendable, Hashable, CustomStringConvertible {
    /// The status code (§7.1.5); 1005 if the close frame had none, 1006 if there was no such frame.
    let code: Int
    /// The reason, a text for logs rather than for people (§7.1.6); empty if there was none.
    let reason: String

    init(_ code: Int, _ reason: String = "") { (self.code, self.reason) = (code, reason) }

    /// True if a close frame may have this code: of §7.4.1, of IANA, or above 3000 (§7.4.2).
    var maySend: Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }

    var description: String { reason.isEmpty ? "\(code)" : "\(code): \(reason)" }
}
