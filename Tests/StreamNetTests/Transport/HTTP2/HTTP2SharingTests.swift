#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Requests on one connection, of which one breaks it.
        @Suite(.needsLibSSL) struct HTTP2Sharing {
            /// A `WINDOW_UPDATE` of another length than its own, which breaks a connection.
            private static func breaking(_ stream: UInt32) -> HTTP2Frame {
                HTTP2Frame(type: 8, stream: stream, payload: Data(count: 3))
            }

            /// Requests on a connection that was used before; then the answers, all at once.
            private static func outcomes(
                _ asks: [String],
                _ answer: @escaping @Sendable (_ streams: [UInt32]) -> [HTTP2Frame]
            ) async throws -> (outcomes: [Outcome], server: HTTP2Server) {
                let server = try HTTP2Server.first { connection in
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
                        + [.data(streams[1], "whole"), Self.breaking(streams[0])]
                }
                #expect(outcomes.contains(.response(200, "whole")))
                // The other one is sent again, unless by POST.
                let other = method == "POST" ? Outcome.failure(.invalidResponse) : .ok
                #expect(outcomes.contains(other), "\(outcomes)")
                let broken = outcomes[0] == .response(200, "whole") ? "2" : "1"
                let again = method == "POST" ? [] : [broken]
                #expect(server.bodies(on: 2...) == again)
            }

            @Test(arguments: 1...10)
            func `one beside a break of a new connection is sent again`(round: Int) async throws {
                let server = try HTTP2Server.first { connection in
                    try connection.send(Self.breaking(connection.requests(3)[round % 3]))
                }
                let backend = try HTTP2Server.backend()
                let asks = (1...3).map { server.endpoint("PUT / \($0)") }
                #expect(await backend.outcomes(asks) == [.ok, .ok, .ok])
                #expect(server.bodies(on: 2...) == ["1", "2", "3"])
            }
        }
    }
#endif
