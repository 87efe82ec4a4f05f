/// Bytes or a handshake of the other side that do not follow RFC 6455 or RFC 7692.
struct SocketViolation: Error, Sendable, Equatable, CustomStringConvertible {
    /// The status code of the answer (RFC 6455 §7.4.1): 1002 for a breach of the protocol, 1007 for
    /// data not of its type, 1009 for a message that is too long, 1011 for a failure on this side.
    let code: Int
    /// A description of the expected value, to follow "wanted".
    let wanted: String
    /// A description of the actual value, to follow "found".
    let found: String

    var description: String { "wanted \(wanted), found \(found)" }

    static func breach(wanted: String, found: String) -> SocketViolation {
        SocketViolation(code: 1002, wanted: wanted, found: found)
    }

    static func tooLong(_ limit: Int) -> SocketViolation {
        SocketViolation(
            code: 1009, wanted: "a message of at most \(limit) bytes", found: "a longer one")
    }

    /// A text that has a byte which is no UTF-8, or ends within a character if there is none.
    static func brokenText(_ part: String, at offset: Int?) -> SocketViolation {
        let found = offset.map { "another byte at \($0)" } ?? "the end within a character"
        return SocketViolation(code: 1007, wanted: "UTF-8 in a \(part)", found: found)
    }
}
