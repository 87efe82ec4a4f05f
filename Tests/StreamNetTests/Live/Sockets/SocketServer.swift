#if os(Linux)
    import Foundation
    import Loopback
    import Testing

    @testable import StreamNet

    /// A server of sockets on this machine, of which a closure speaks the server's side.
    final class SocketServer: Sendable {
        let server: LoopbackServer
        private let scheme: String

        /// - Parameters:
        ///   - isSecure: True for TLS.
        ///   - fields: Header fields of the answer, in place of others.
        ///   - script: Called for each connection; when it returns, the connection is closed.
        init(
            isSecure: Bool = false, replacing fields: KeyValuePairs<String, String?> = [:],
            _ script: @escaping @Sendable (LoopbackSocket) throws -> Void
        ) throws {
            scheme = isSecure ? "wss" : "ws"
            if isSecure {
                server = try HTTP1Server(isSecure: true) {
                    try script($0.upgrade(replacing: fields))
                }.server
            } else {
                server = try LoopbackServer { exchange in
                    try script(exchange.upgrade(replacing: fields))
                    exchange.close()
                }
            }
        }

        private init(_ server: LoopbackServer) { (self.server, scheme) = (server, "ws") }

        /// Returns a server whose closure answers a handshake by itself, and all that follows it.
        static func answering(
            _ answer: @escaping @Sendable (Exchange) throws -> Void
        ) throws -> SocketServer {
            SocketServer(
                try LoopbackServer { exchange in
                    try answer(exchange)
                    exchange.close()
                })
        }

        var url: URL { URL(string: "\(scheme)://127.0.0.1:\(server.port)") ?? server.url }

        /// A provider of a backend with connections of its own.
        func chat(_ attributes: Attributes = []) throws -> Provider<Chat> {
            let tls = TransportConfiguration.TLS(
                trustedCertificates: scheme == "wss" ? [HTTP2Server.certificate] : nil)
            return Provider<Chat>(
                backend: try CurlBackend(.init(tls: tls)), attributes: [.baseURL(url), attributes])
        }

        /// The error of a socket that does not open.
        func openingError(_ attributes: Attributes = []) async -> NetError? {
            await #expect(throws: NetError.self) { try await chat(attributes).open(.room("1")) }
        }
    }

    /// The head that opens the socket of a key.
    func socketHead(_ key: String?, version: String = "1.1") -> String {
        let fields = SocketHandshake.answer(to: ["Sec-WebSocket-Key": key ?? ""])
            .map { "\($0.name): \($0.value)\r\n" }.joined()
        return "HTTP/\(version) 101 OK\r\n\(fields)\r\n"
    }

    extension LoopbackSocket {
        /// Waits for a close frame; nil when the client sends none.
        func receiveClose() throws -> SocketClose? {
            while let frame = try receive() {
                if frame.opcode == 8 { return try SocketClose(payload: frame.payload) }
            }
            return nil
        }
    }

    extension Error {
        /// The code and the reason of a socket that was closed.
        var close: SocketClose? {
            guard case .closed(let code, let reason)? = self as? NetError else { return nil }
            return SocketClose(code, reason)
        }
    }
#endif
