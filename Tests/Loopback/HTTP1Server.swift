import Foundation

/// A server on this machine that speaks HTTP/1.1, encrypted or not, of which a closure writes each
/// byte.
///
/// The closure is called once for each connection, on its thread. When it returns or throws, the
/// connection is closed.
public final class HTTP1Server: Sendable {
    /// A connection, whose bytes are encrypted on the way if it is secure.
    public final class Connection {
        private static let end = Data("\r\n\r\n".utf8)

        /// The number of the connection, from 1 in the order they were accepted.
        public let number: Int
        private let tls: TLSChannel?
        private let exchange: Exchange
        private var bytes = Data()

        fileprivate init(_ exchange: Exchange, _ tls: TLSChannel?) {
            (self.exchange, self.tls) = (exchange, tls)
            number = exchange.request.connection
        }

        /// Waits for the head of the next request; nil when the client sends no more.
        public func head() throws -> LoopbackRequest? {
            while true {
                if let end = bytes.firstRange(of: Self.end) {
                    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                    bytes = Data(bytes[end.upperBound...])
                    let request = try LoopbackRequest(head: head, on: number)
                    exchange.connection.journal.note { $0.add(request) }
                    return request
                }
                guard try fill() else { return nil }
            }
        }

        /// Waits for the next request, which may have a body of a `Content-Length`: its first line,
        /// and its body behind that; nil when the client sends no more.
        public func request() throws -> String? {
            guard let head = try head() else { return nil }
            let count = head.header("Content-Length").flatMap { Int($0) } ?? 0
            while bytes.count < count {
                guard try fill() else { return nil }
            }
            defer { bytes = Data(bytes.dropFirst(count)) }
            let body = String(decoding: bytes.prefix(count), as: UTF8.self)
            return "\(head.method) \(head.target) \(body)"
        }

        /// Waits for the next bytes, without a meaning; none when the client sends no more.
        public func receive() throws -> Data {
            if bytes.isEmpty { _ = try fill() }
            defer { bytes = Data() }
            return bytes
        }

        private func fill() throws -> Bool {
            let more = try tls?.receive() ?? exchange.receive()
            bytes += more
            return !more.isEmpty
        }

        /// Sends a text, encrypted if the connection is.
        public func send(_ text: String) throws { try send(Data(text.utf8)) }

        /// Sends bytes, encrypted if the connection is.
        public func send(_ bytes: Data) throws {
            if let tls { try tls.send(bytes) } else { try exchange.send(bytes) }
        }

        /// Answers a request with a whole response.
        public func respond(_ body: String = "ok", version: String = "HTTP/1.1") throws {
            try send("\(version) 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }

        /// Answers each further request with "ok", until the client leaves.
        public func serve() throws {
            while try request() != nil { try respond() }
        }

        /// Waits until the client's system has received what was sent.
        public func waitUntilReceived() throws { try exchange.waitUntilReceived() }

        /// Sends the `close_notify` of TLS, without which an end may be that of an attacker.
        public func notifyClose() throws { try tls?.end() }

        /// Ends the connection (FIN) after what was sent so far.
        public func close() { exchange.close() }

        /// Ends the connection with a reset (RST), by which what was sent may be lost.
        public func reset() { exchange.reset() }

        /// Waits until the client ends the connection.
        public func waitForPeerClose() { _ = exchange.waitForPeerClose() }
    }

    /// The server of the connections.
    public let server: LoopbackServer

    /// True if the connections are encrypted.
    public let isSecure: Bool

    /// - Parameters:
    ///   - needsCertificate: True if clients must have a certificate.
    ///   - script: Answers the requests of a connection.
    public init(
        isSecure: Bool = false, needsCertificate: Bool = false,
        _ script: @escaping @Sendable (Connection) throws -> Void
    ) throws(LoopbackError) {
        self.isSecure = isSecure
        server = try LoopbackServer(reading: .nothing) { exchange in
            let tls =
                isSecure
                ? try TLSChannel(exchange, .http1, needsCertificate: needsCertificate) : nil
            try script(Connection(exchange, tls))
            exchange.close()
        }
    }

    /// The requests whose heads have been read, in order.
    public var requests: [LoopbackRequest] { server.requests }
}

extension LoopbackRequest {
    /// Reads a head, without the empty line at its end.
    init(head: String, on connection: Int) throws {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { throw LoopbackError.malformed("no request line") }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let value = parts.last?.trimmingCharacters(in: .whitespaces)
            return (name: String(parts.first ?? ""), value: value ?? "")
        }
        self.init(
            method: words[0], target: words[1], version: words[2], headers: headers,
            connection: connection)
    }
}
