import Foundation

/// A server on this machine that speaks HTTP/1.1 over TLS, of which a closure writes each byte.
///
/// The closure is called once for each connection, on its thread. When it returns or throws, the
/// connection is closed.
public final class SecureServer: Sendable {
    /// A connection, whose bytes are encrypted on the way.
    public final class Connection {
        /// The number of the connection, from 1 in the order they were accepted.
        public let number: Int
        private let tls: TLSChannel
        private var text = ""

        fileprivate init(_ exchange: Exchange) throws {
            tls = try TLSChannel(exchange, .http1)
            number = exchange.request.connection
        }

        /// Waits for the next request, which may have a body of a `Content-Length`: its first line,
        /// and its body behind that; nil when the client sends no more.
        public func request() throws -> String? {
            while true {
                if let end = text.firstRange(of: "\r\n\r\n") {
                    let length = text[..<end.lowerBound].firstMatch(of: /Content-Length: (\d+)/)
                    let count = length.flatMap { Int($0.1) } ?? 0
                    if text[end.upperBound...].utf8.count >= count {
                        defer { text = String(text[end.upperBound...].dropFirst(count)) }
                        let line = text.prefix { $0 != "\r\n" }
                        return line.dropLast(9) + " " + text[end.upperBound...].prefix(count)
                    }
                }
                let more = try tls.receive()
                if more.isEmpty { return nil }
                text += String(decoding: more, as: UTF8.self)
            }
        }

        /// Waits for the next bytes, without a meaning; none when the client sends no more.
        public func receive() throws -> Data { try tls.receive() }

        /// Encrypts a text and sends it.
        public func send(_ text: String) throws { try send(Data(text.utf8)) }

        /// Encrypts bytes and sends them.
        public func send(_ bytes: Data) throws { try tls.send(bytes) }

        /// Answers a request with a whole response.
        public func respond(_ body: String = "ok", version: String = "HTTP/1.1") throws {
            try send("\(version) 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }
    }

    /// The server of the connections.
    public let server: LoopbackServer

    /// - Parameter script: Answers the requests of a connection.
    public init(
        _ script: @escaping @Sendable (Connection) throws -> Void
    ) throws(LoopbackError) {
        server = try LoopbackServer(reading: .nothing) { exchange in
            try script(Connection(exchange))
            exchange.close()
        }
    }
}
