import Foundation

/// A request as it came over the wire.
public struct LoopbackRequest: Sendable {
    /// The method, as the client wrote it.
    public let method: String

    /// The request target, untouched: `/a%20b?c=d`.
    public let target: String

    /// The protocol version: `HTTP/1.1` or `HTTP/1.0`.
    public let version: String

    /// The header fields in the order they came, names spelt as they came.
    public let headers: [(name: String, value: String)]

    /// The content, without the framing of chunks; empty when the server reads only the head.
    public internal(set) var body = Data()

    /// The connection it came on, numbered from 1 in the order they were accepted.
    public let connection: Int

    /// The placeholder for a request that is not read.
    static func unread(on connection: Int) -> LoopbackRequest {
        LoopbackRequest(method: "", target: "", version: "", headers: [], connection: connection)
    }

    /// The target up to the question mark, still percent-encoded.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The target after the question mark, still percent-encoded; nil without one.
    public var query: String? {
        target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
    }

    /// The value of the first field with this name, in any case; nil without one.
    public func header(_ name: String) -> String? { values(of: name).first }

    /// The values of all fields with this name, in any case.
    public func values(of name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// True if the client may send another request on the connection (RFC 9112, 9.3).
    var isKeptAlive: Bool {
        let wish = header("Connection")?.lowercased()
        return version == "HTTP/1.0" ? wish == "keep-alive" : wish != "close"
    }
}
