#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Requests on one connection, of which one breaks it.
        @Suite(.needsLibSSL) struct HTTP2Sharing {
            /// A head of 160 KB within a few: forty times the same field (RFC 7541 §6.1, §6.2.1).
            private static func longHead(_ stream: UInt32) -> HTTP2Frame {
                let count = 4_000 - 127
                let value = Data(repeating: UInt8(ascii: "a"), count: 4_000)
                var payload = Data([0x88, 0x40, 6]) + Data("x-long".utf8)
                payload += [127, UInt8(count % 128 + 128), UInt8(count / 128)] + value
                payload += Data(repeating: 0x80 | 62, count: 40)
                return HTTP2Frame(type: 1, flags: 4, stream: stream, payload: payload)
            }

            /// Requests on a connection that was used before, so that libcurl has them in the order
            /// of their streams, and reads for the first one; then the answers, all at once.
            private static func outcomes(
                _ asks: [String],
                _ answer: @escaping @Sendable (_ streams: [UInt32]) -> [HTTP2Frame]
            ) async throws -> (outcomes: [Outcome], server: HTTP2Server) {
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    try connection.respond(connection.request())
                    try connection.send(answer(connection.requests(asks.count)))
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                return (await backend.outcomes(asks.map { server.endpoint($0) }), server)
            }

            /// Both end in the same round of the loop, as their frames come together.
            @Test(arguments: ["PUT", "POST"], [true, false])
            func `a response that is whole beside one that breaks the connection is delivered`(
                method: String, hasLength: Bool
            ) async throws {
                let length = hasLength ? [("content-length", "5")] : []
                let asks = ["\(method) / 1", "\(method) / 2"]
                let (outcomes, server) = try await Self.outcomes(asks) { streams in
                    HTTP2Frame.head(streams[1], 200, length)
                        + [.data(streams[1], "whole"), Self.longHead(streams[0])]
                }
                // Without a length, nobody knows that this was all.
                let cut = Outcome.failure(.truncated(received: 5, expected: nil))
                #expect(outcomes.contains(hasLength ? .response(200, "whole") : cut))
                // The other one is sent again, unless by POST.
                let other = method == "POST" ? Outcome.lost : .ok
                #expect(outcomes.contains(other), "\(outcomes)")
                let again = method == "POST" ? [] : [server.streams[1].text]
                #expect(server.bodies(on: 2...) == again)
            }

            /// Libcurl reads for any of them: also the one that has opened the connection is sent
            /// again.
            @Test(arguments: 1...10)
            func `a request beside one that breaks a new connection is sent again`(
                round: Int
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    let streams = try connection.requests(3)
                    try connection.send(Self.longHead(streams[round % 3]))
                }
                let backend = try HTTP2Server.backend()
                let asks = (1...3).map { server.endpoint("PUT / \($0)") }
                #expect(await backend.outcomes(asks) == [.ok, .ok, .ok])
                #expect(server.bodies(on: 2...) == ["1", "2", "3"])
            }

            /// The end of a stream is its own, whatever breaks behind it.
            @Test func `a stream that is reset beside one that breaks the connection is reset`()
                async throws
            {
                let (outcomes, server) = try await Self.outcomes(["POST / 1", "POST / 2"]) {
                    [.reset($0[1], .internalError), Self.longHead($0[0])]
                }
                #expect(outcomes.contains(.lost), "\(outcomes)")
                #expect(server.streams.count == 3)
            }
        }
    }
#endif
