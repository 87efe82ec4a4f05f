/// A connection of a ``CurlBackend`` as it is at a moment, for logs.
public struct ConnectionState: Sendable, Hashable, CustomStringConvertible {
    /// The server: scheme, host and port, as requests name them.
    public let server: String
    /// The version of HTTP, 1 or 2.
    public let version: Int
    /// The number of requests on it.
    public let requests: Int
    /// True if its TLS has resumed an earlier session.
    public let isTLSResumed: Bool
    /// The time since a byte came on it, if it has no request.
    public let idle: Duration?

    /// `https://example.com HTTP/2, 3 requests`.
    public var description: String {
        let state =
            idle.map { "idle for \(Int($0 / .seconds(1))) s" }
            ?? "\(requests) \(requests == 1 ? "request" : "requests")"
        return "\(server) HTTP/\(version), \(state)"
    }
}
