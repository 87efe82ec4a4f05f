#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Streams that their server resets.
        @Suite(.needsLibSSL) struct HTTP2Refusing {
            private let folder: TemporaryFolder

            init() throws { folder = try TemporaryFolder() }

            /// A server that refuses the first stream, and answers the others.
            private func refusing() throws -> HTTP2Server {
                try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 {
                        try connection.send(.reset(connection.request(), .refusedStream))
                    }
                    try connection.serve()
                }
            }

            @Test(arguments: BodyKind.allCases)
            func `a refused request is sent again, with all of its body`(
                kind: BodyKind
            ) async throws {
                let server = try refusing()
                let text = String(repeating: "0123456789", count: 30_000)
                let payload = try kind.payload(Data(text.utf8), in: folder)
                let endpoint = server.endpoint("POST /", payload: payload)
                #expect(await (try HTTP2Server.backend()).outcome(endpoint) == .ok)
                let bodies = server.streams.map(\.text)
                #expect(bodies.count == 2)
                #expect(Set(bodies).count == 1)
                #expect(bodies[0].contains(text))
            }

            @Test(arguments: ["POST / hi", "PUT / hi"], [1, 2, 3])
            func `a refused request is sent once more, and no oftener`(
                ask: String, kinds: Int
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    while true {
                        let stream = try connection.request()
                        if kinds != 2, kinds == 1 || connection.number % 2 == 1 {
                            try connection.send(.reset(stream, .refusedStream))
                            if kinds == 1 { continue }
                            _ = try connection.request()
                        }
                        try connection.send(.goAway(last: 0))
                        connection.close()
                        return
                    }
                }
                let backend = try HTTP2Server.backend()
                let failure = try await backend.failure(server.endpoint(ask))
                #expect(failure.reason == .connectionLost)
                #expect(failure.detail == "REFUSED_STREAM")
                #expect(server.bodies(on: 1...) == ["hi", "hi"])
            }

            @Test func `a POST that failed in the server is not sent again`() async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    try connection.respond(connection.request())
                    try connection.send(.reset(connection.request(), .internalError))
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint("POST / 1")) == .ok)
                #expect(await backend.outcome(server.endpoint("POST / 2")) == .lost)
                #expect(server.bodies(on: 1...) == ["1", "2"])
            }

            /// RFC 9113 §8.1: the server needs no more of the body.
            @Test(arguments: ["ok", "o"], [false, true])
            func `a response in front of the end of the request is whole, or too short`(
                body: String, isSecure: Bool
            ) async throws {
                let server = try HTTP2Server(isSecure: isSecure, settings: [4: 10]) { connection in
                    let stream = try connection.next(.data)
                    let head = HTTP2Frame.head(stream, 200, [("content-length", "2")])
                    try connection.send(head + [.data(stream, body), .ping])
                    try connection.next(.ping)
                    try connection.send(.reset(stream, .none))
                }
                let endpoint = server.endpoint("POST / \(String(repeating: "a", count: 200_000))")
                let outcome = await (try HTTP2Server.backend()).outcome(endpoint)
                #expect(outcome == (body == "ok" ? .ok : .failure(.invalidResponse)))
                #expect(server.streams.map(\.isWhole) == [false])
            }
        }
    }
#endif
