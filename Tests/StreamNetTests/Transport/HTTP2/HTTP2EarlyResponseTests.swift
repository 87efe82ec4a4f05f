#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses that come before all of the request has been sent (RFC 9113 §8.1): the server
        /// needs no more of it, as nginx behind `client_max_body_size`.
        @Suite(.needsLibSSL) struct HTTP2EarlyResponses {
            struct Answer: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let status: Int
                let frames: @Sendable (UInt32) -> [HTTP2Frame]

                init(
                    _ name: String, _ status: Int = 413, isReset: Bool = true,
                    _ frames: @escaping @Sendable (UInt32) -> [HTTP2Frame]
                ) {
                    (testDescription, self.status) = (name, status)
                    self.frames = { frames($0) + (isReset ? [.reset($0, .none)] : []) }
                }
            }

            static let answers = [
                Answer("with a length") {
                    HTTP2Frame.head($0, 413, [("content-length", "5")]) + [.data($0, "early")]
                },
                Answer("without a length") { HTTP2Frame.head($0, 413) + [.data($0, "early")] },
                Answer("a success", 200) { HTTP2Frame.head($0) + [.data($0, "early")] },
                Answer("in pieces") {
                    HTTP2Frame.head($0, 413)
                        + [.data($0, "ear", isLast: false), .ping, .data($0, "ly", isLast: false)]
                        + [.data($0, "")]
                },
                Answer("with trailers") {
                    HTTP2Frame.head($0, 413) + [.data($0, "early", isLast: false)]
                        + HTTP2Frame.head($0, nil, [("x-sum", "1")], isLast: true)
                },
                Answer("not reset", isReset: false) {
                    HTTP2Frame.head($0, 413) + [.data($0, "early")]
                },
            ]

            /// Often, as it depends on what is read at a time.
            @Test(arguments: answers, [(true, false), (true, true), (false, false)])
            func `a response in one write with the end of its stream arrives, and HTTP 2 goes on`(
                answer: Answer, way: (isSecure: Bool, isStreamed: Bool)
            ) async throws {
                let server = try HTTP2Server(isSecure: way.isSecure) { connection in
                    while true {
                        try connection.send(answer.frames(connection.next(.data)))
                        // Until the client's next request, which is a GET.
                        try connection.respond(connection.next(.headers))
                    }
                }
                let backend = try HTTP2Server.backend()
                for _ in 1...10 {
                    let payload = Payload.long(isStreamed: way.isStreamed)
                    let endpoint = server.endpoint("POST /", payload: payload, .soon)
                    let outcome = await backend.outcome(endpoint)
                    let count = server.streams.last?.body.count ?? 0
                    try #require(
                        outcome == .response(answer.status, "early"), "behind \(count) bytes")
                    let next = await backend.outcome(server.endpoint("GET /", .soon))
                    try #require(next == .ok)
                }
                #expect(server.server.connectionCount == 1)
                #expect(server.streams.count == 20)
            }

            /// The window is full, so that nothing is sent when the response comes.
            @Test(arguments: answers)
            func `a response to one that may not send more arrives`(answer: Answer) async throws {
                let server = try HTTP2Server(isSecure: true, settings: [4: 10]) { connection in
                    let stream = try connection.next(.data)
                    try connection.waitUntilRead()
                    try connection.send(answer.frames(stream))
                    try connection.respond(connection.next(.headers))
                }
                let backend = try HTTP2Server.backend()
                let payload = Payload.long(isStreamed: false)
                let endpoint = server.endpoint("POST /", payload: payload, .soon)
                #expect(await backend.outcome(endpoint) == .response(answer.status, "early"))
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
            }

            /// RFC 9113 §8.1 lets the server reset a stream only behind a whole response.
            @Test(arguments: [(1, nil), (3, nil), (1, 2)] as [(Int, Int?)])
            func `a reset in a response is no end of it`(count: Int, length: Int?) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    let stream = try connection.next(.data)
                    let body = String(repeating: "x", count: count)
                    let fields = length.map { [("content-length", "\($0)")] } ?? []
                    let part = HTTP2Frame.data(stream, body, isLast: length != nil)
                    var frames = HTTP2Frame.head(stream, 413, fields) + [part]
                    if length != nil {
                        // The end is too early: that is seen in front of the reset.
                        try connection.send(frames)
                        try connection.waitUntilRead()
                        frames = []
                    }
                    try connection.send(frames + [.reset(stream, .none)])
                }
                let endpoint = server.endpoint("POST /", payload: .long(isStreamed: false), .soon)
                let outcome = await (try HTTP2Server.backend()).outcome(endpoint)
                let cut = TransportError.Reason.truncated(received: count, expected: nil)
                #expect(outcome == .failure(length == nil ? cut : .invalidResponse))
            }
        }
    }
#endif
