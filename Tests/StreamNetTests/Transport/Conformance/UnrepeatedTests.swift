#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Locks
    import Testing

    extension Transporting.Conformance {
        /// A request that must not be sent twice, on a connection that the server closes.
        @Suite struct Unrepeated {
            static let closes = [1, 4, 16, 17, 60, 100, 200, 4_000, 40_000, 100_000]

            /// The number of bytes that the server reads before it closes; some of these are within
            /// the head, some within the body, and the last is more than all of it.
            @Test(arguments: closes, [0, 5, 50_000])
            func `it reaches the server at most once, wherever that closes`(
                bytes: Int, length: Int
            ) async throws {
                let server = try ClosingServer(after: bytes)
                defer { server.stop() }
                let backend = try CurlBackend()
                let body = String(repeating: "x", count: length)
                for _ in 1...3 {
                    let before = server.posts
                    let get = try server.endpoint(.get, "")
                    #expect(await backend.outcome(get) == .response(200, "ok"))
                    let outcome = await backend.outcome(try server.endpoint(.post, body))
                    #expect(outcome == .failure(.connectionLost))
                    #expect(server.posts - before <= 1)
                }
            }
        }
    }

    /// Answers the first request of each connection, and closes it when it has read a number of
    /// bytes of the next one, or all of it.
    private final class ClosingServer: Sendable {
        private let listener: Loopback.Socket
        private let port: UInt16
        private let count = Mutex(0)

        /// The number of requests to POST of which any byte was read.
        var posts: Int { count.withLock { $0 } }

        init(after bytes: Int) throws {
            listener = try .listening(on: .ipv4)
            port = try listener.port()
            Thread.detachNewThread { [self] in
                while let socket = try? listener.accept() {
                    Thread.detachNewThread { [self] in
                        // A client that closes the connection first is no failure of the server.
                        try? serve(socket, after: bytes)
                        socket.close()
                    }
                }
            }
        }

        func stop() { listener.shutDown() }

        func endpoint(_ method: HTTPMethod, _ body: String) throws -> Endpoint {
            let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
            let payload = Payload.data(Data(body.utf8), contentType: "text/plain")
            return Endpoint(url: url, method: method, payload: body.isEmpty ? .none : payload)
        }

        private func serve(_ socket: Loopback.Socket, after bytes: Int) throws {
            try read(.max, of: socket)
            try socket.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8))
            try read(bytes, of: socket)
        }

        /// Reads a request to its end, or at most some bytes of it.
        private func read(_ limit: Int, of socket: Loopback.Socket) throws {
            var text = ""
            while text.utf8.count < limit, !text.isWholeRequest {
                let bytes = try socket.receive(atMost: min(limit - text.utf8.count, 65_536))
                if bytes.isEmpty { return }
                if text.isEmpty, bytes[0] == UInt8(ascii: "P") { count.withLock { $0 += 1 } }
                text += String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    extension String {
        fileprivate var isWholeRequest: Bool {
            guard let end = firstRange(of: "\r\n\r\n") else { return false }
            let length = firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
            return self[end.upperBound...].utf8.count >= length
        }
    }
#endif
