#if os(Linux)
    import Foundation
    import StreamNet
    import Testing

    extension Transporting {
        /// Sockets against a server of another library; `Scripts/conformance-sockets` starts it.
        @Suite(.enabled(if: !otherPorts.isEmpty, "run by Scripts/conformance-sockets"))
        struct OtherSocketServer {
            private static func chat(_ port: String) throws -> Provider<Chat> {
                let url = try #require(URL(string: "ws://127.0.0.1:\(port)"))
                return Provider<Chat>(
                    backend: try CurlBackend(), attributes: [.baseURL(url), .subprotocols(["v2"])])
            }

            @Test(arguments: otherPorts)
            func `messages of all sizes come back`(port: String) async throws {
                let socket = try await Self.chat(port).open(.room("1"))
                #expect(socket.subprotocol == "v2")
                var messages = socket.messages.makeAsyncIterator()
                for size in [0, 1, 125, 126, 65_535, 65_536, 1_000_000, 5_000_000] {
                    let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
                    let text = String(repeating: "añ€🙂", count: size / 10)
                    for message in [SocketMessage.binary(bytes), .text(text)] {
                        try await socket.send(message)
                        #expect(try await messages.next() == message, "\(size)")
                    }
                }
                try await socket.close()
                #expect(try await messages.next() == nil)
            }

            @Test(arguments: otherPorts)
            func `fragments are a message, and a close has a reason`(port: String) async throws {
                let chat = try Self.chat(port)
                let fragments = try await chat.open(.at("fragments"))
                var messages = fragments.messages.makeAsyncIterator()
                #expect(try await messages.next() == "abü")
                let closing = try await chat.open(.at("close"))
                await #expect {
                    for try await _ in closing.messages {}
                } throws: { error in
                    guard case NetError.closed(4001, "enough") = error else { return false }
                    return true
                }
            }
        }
    }

    /// The ports of the server, with and without compression.
    private let otherPorts = (ProcessInfo.processInfo.environment["SOCKET_PORTS"] ?? "")
        .split(separator: ",").map(String.init)
#endif
