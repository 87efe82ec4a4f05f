#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// The ways in which a response may end, each told from the others.
        @Suite(.needsLibSSL) struct HTTP2Endings {
            struct Ending: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let gets: Outcome
                let send: @Sendable (HTTP2Connection, UInt32) throws -> Void

                init(
                    _ name: String, _ outcome: Outcome,
                    _ send: @escaping @Sendable (HTTP2Connection, UInt32) throws -> Void
                ) {
                    (testDescription, gets, self.send) = (name, outcome, send)
                }
            }

            private static func begin(_ connection: HTTP2Connection, _ stream: UInt32) throws {
                let body = HTTP2Frame.data(stream, "abc", isLast: false)
                try connection.send(HTTP2Frame.head(stream) + [body])
            }

            private static let cut = Outcome.failure(.truncated(received: 3, expected: nil))

            static let endings = [
                Ending("reset", .lost) { try $0.send(.reset($1, .cancel)) },
                Ending("reset in the body", cut) {
                    try begin($0, $1)
                    try $0.send(.reset($1, .internalError))
                },
                Ending("gone away", .lost) { connection, _ in
                    try connection.send(.goAway(last: 1, .enhanceYourCalm))
                    connection.close()
                },
                Ending("closed", .lost) { connection, _ in connection.close() },
                Ending("closed in the body", cut) {
                    try begin($0, $1)
                    $0.close()
                },
                Ending("trailers", .response(200, "abc")) {
                    try begin($0, $1)
                    try $0.send(HTTP2Frame.head($1, nil, [("x-sum", "1")], isLast: true))
                },
                Ending("a body in front of the head", .failure(.invalidResponse)) {
                    try $0.send(.data($1, "abc"))
                },
                Ending("no status", .failure(.invalidResponse)) {
                    try $0.send(HTTP2Frame.head($1, nil, [("a", "b")], isLast: true))
                },
                Ending("an uppercase name", .failure(.invalidResponse)) {
                    try $0.send(HTTP2Frame.head($1, 200, [("A", "b")], isLast: true))
                },
                Ending("a malformed frame", .failure(.invalidResponse)) { connection, stream in
                    try connection.send(
                        HTTP2Frame(type: 8, stream: stream, payload: Data(count: 3)))
                },
                Ending("a frame that is too long", .failure(.invalidResponse)) {
                    try $0.send(HTTP2Frame(type: 0, stream: $1, payload: Data(count: 20_000)))
                },
                Ending("another protocol", .failure(.invalidResponse)) { connection, _ in
                    try connection.send(raw: Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
                },
            ]

            @Test(arguments: endings)
            func `each ending has its reason, and the next request is answered`(
                ending: Ending
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 { try ending.send(connection, connection.request()) }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                let result = await backend.result(server.endpoint("POST / hi"))
                #expect(Outcome(result) == ending.gets, "\(result)")
                #expect(await backend.outcome(server.endpoint("POST / next")) == .ok)
                #expect(server.bodies(on: 1...) == ["hi", "next"])
            }

            @Test func `trailers arrive`() async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    let stream = try connection.request()
                    try Self.begin(connection, stream)
                    try connection.send(
                        HTTP2Frame.head(stream, nil, [("x-sum", "1")], isLast: true))
                }
                let response = try await HTTP2Server.backend().send(server.endpoint()).value
                #expect(response.trailers == ["x-sum": "1"])
            }
        }
    }
#endif
