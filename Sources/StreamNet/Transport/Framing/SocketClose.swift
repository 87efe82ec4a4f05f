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

/// Bytes or a handshake of the other side that do not follow RFC 6455 or RFC 7692.
struct SocketViolation: Error, Sendable, Equatable, CustomStringConvertible {
    /// The status code of the answer (RFC 6455 §7.4.1): 1002 for a breach of the protocol, 1007 for
    /// data not of its type, 1009 for a message that is too long, 1011 for a failure on this side.
    let code: Int
    let wanted, found: String

    var description: String { "wanted \(wanted), found \(found)" }

    static func breach(wanted: String, found: String) -> SocketViolation {
        SocketViolation(code: 1002, wanted: wanted, found: found)
    }

    static func tooLong(_ limit: Int) -> SocketViolation {
        .init(code: 1009, wanted: "a message of at most \(limit) bytes", found: "a longer one")
    }

    static func brokenText(in part: String) -> SocketViolation {
        .init(code: 1007, wanted: "UTF-8 in \(part)", found: "other bytes")
    }
}
