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
