#if os(Linux)
    import Foundation
    import Locks
    import Loopback

    @testable import StreamNet

    /// A server of sockets on this machine, of which a closure speaks the server's side.
    final class SocketServer: Sendable {
        /// A connection whose handshake has been answered.
        final class Peer {
            private let read: () throws -> Data
            private let write: (Data) throws -> Void
            private var reader = FrameReader(limit: .max, deflate: nil, expectsMasks: true)
            private var writer = FrameWriter(deflate: nil, masks: nil)
            private var inbox: [FrameReader.Received] = []
            /// The head of the request.
            fileprivate(set) var request = ""
            fileprivate var rest = Data()

            fileprivate init(
                _ read: @escaping () throws -> Data, _ write: @escaping (Data) throws -> Void
            ) {
                (self.read, self.write) = (read, write)
            }

            /// Waits for what the client sends next; nil when it sends no more.
            func receive() throws -> FrameReader.Received? {
                while inbox.isEmpty {
                    let bytes = rest.isEmpty ? try read() : rest
                    rest = Data()
                    if bytes.isEmpty { return nil }
                    try reader.read(bytes) { inbox.append($0) }
                }
                return inbox.removeFirst()
            }

            func send(_ message: SocketMessage) throws { try write(writer.message(message)) }

            func ping() throws { try write(writer.ping(Data("p".utf8))) }

            func close(_ code: Int, _ reason: String = "") throws {
                try write(writer.close(SocketClose(code, reason)))
            }

            /// Sends bytes as they are.
            func send(raw bytes: Data) throws { try write(bytes) }

            /// Sends back each message until the client closes.
            func echo() throws {
                while let part = try receive() {
                    switch part {
                    case .message(let message): try send(message)
                    case .close(let close): return try self.close(close.code)
                    case .ping(let payload): try write(writer.pong(payload))
                    case .pong: break
                    }
                }
            }

            /// Reads the head of the request; throws for a client that sends none.
            fileprivate func readHead() throws {
                var bytes = Data()
                while true {
                    if let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                        request = String(decoding: bytes[..<end.upperBound], as: UTF8.self)
                        rest = Data(bytes[end.upperBound...])
                        return
                    }
                    let more = try read()
                    if more.isEmpty { throw LoopbackError.disconnected }
                    bytes += more
                }
            }

            /// The value of a field of the request.
            func field(_ name: String) -> String? {
                request.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }
                    .map { String($0.dropFirst(name.count + 2)) }
            }

            /// The head that accepts the request.
            var acceptance: String {
                let key = field("Sec-WebSocket-Key") ?? ""
                let fields = SocketHandshake.answer(to: ["Sec-WebSocket-Key": key])
                    .map { "\($0.name): \($0.value)\r\n" }
                return "HTTP/1.1 101 Switching Protocols\r\n\(fields.joined())\r\n"
            }
        }

        private let server: LoopbackServer
        private let scheme: String

        /// - Parameters:
        ///   - isSecure: True for TLS.
        ///   - accepts: False if the script answers the handshake itself.
        ///   - script: Called for each connection; when it returns, the connection is closed.
        init(
            isSecure: Bool = false, accepts: Bool = true,
            _ script: @escaping @Sendable (Peer) throws -> Void
        ) throws {
            let serve: @Sendable (Peer) throws -> Void = { peer in
                try peer.readHead()
                if accepts { try peer.send(raw: Data(peer.acceptance.utf8)) }
                try script(peer)
            }
            scheme = isSecure ? "wss" : "ws"
            if isSecure {
                server = try SecureServer { connection in
                    try serve(Peer({ try connection.receive() }, { try connection.send($0) }))
                }.server
            } else {
                server = try LoopbackServer(reading: .nothing) { exchange in
                    try serve(Peer({ try exchange.receive() }, { try exchange.send($0) }))
                    exchange.close()
                }
            }
        }

        var url: URL {
            URL(string: "\(scheme)://127.0.0.1:\(server.port)") ?? server.url
        }

        /// A provider of a backend with connections of its own.
        func chat(_ attributes: Attributes = []) throws -> Provider<Chat> {
            let tls = TransportConfiguration.TLS(
                trustedCertificates: scheme == "wss" ? [HTTP2Server.certificate] : nil)
            return Provider<Chat>(
                backend: try CurlBackend(.init(tls: tls)), attributes: [.baseURL(url), attributes])
        }
    }
#endif
