#if os(Linux)
    import Dispatch
    import Foundation
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
            }

            private static let length = [("content-length", "5")]
            private static let reset = HTTP2Frame.Code.none

            static let answers = [
                Answer(testDescription: "with a length, and reset", status: 413) {
                    HTTP2Frame.head($0, 413, length)
                        + [.data($0, "early"), .reset($0, reset)]
                },
                Answer(testDescription: "without a length, and reset", status: 413) {
                    HTTP2Frame.head($0, 413) + [.data($0, "early"), .reset($0, reset)]
                },
                Answer(testDescription: "a success, and reset", status: 200) {
                    HTTP2Frame.head($0) + [.data($0, "early"), .reset($0, reset)]
                },
                Answer(testDescription: "in pieces, and reset", status: 413) {
                    HTTP2Frame.head($0, 413)
                        + [.data($0, "ear", isLast: false), .ping, .data($0, "ly", isLast: false)]
                        + [.data($0, ""), .reset($0, reset)]
                },
                Answer(testDescription: "with trailers, and reset", status: 413) {
                    HTTP2Frame.head($0, 413) + [.data($0, "early", isLast: false)]
                        + HTTP2Frame.head($0, nil, [("x-sum", "1")], isLast: true)
                        + [.reset($0, reset)]
                },
                Answer(testDescription: "and nothing more", status: 413) {
                    HTTP2Frame.head($0, 413) + [.data($0, "early")]
                },
            ]

            /// 5 MB of bytes, or a source that goes on until it is not read any more.
            private static func payload(isStreamed: Bool) -> Payload {
                guard isStreamed else {
                    return .data(Data(count: 5_000_000), contentType: "a/b")
                }
                return .stream(
                    BodySource(count: 5_000_000) {
                        var left = 100
                        return { _ in
                            left -= 1
                            return left < 0 ? nil : Data(count: 50_000)
                        }
                    })
            }

            /// Often, as it depends on what is read at a time.
            @Test(arguments: answers, [(true, false), (true, true), (false, false)])
            func `a response in one write with the end of its stream arrives, and HTTP 2 goes on`(
                answer: Answer, way: (isSecure: Bool, isStreamed: Bool)
            ) async throws {
                let server = try HTTP2Server(isSecure: way.isSecure) { connection in
                    while true {
                        let stream = try connection.next(.data)
                        try connection.send(answer.frames(stream))
                        // Until the client's next request, which is a GET.
                        try connection.respond(connection.next(.headers))
                    }
                }
                let backend = try HTTP2Server.backend()
                for _ in 1...10 {
                    let payload = Self.payload(isStreamed: way.isStreamed)
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
                let payload = Self.payload(isStreamed: false)
                let endpoint = server.endpoint("POST /", payload: payload, .soon)
                #expect(await backend.outcome(endpoint) == .response(answer.status, "early"))
                #expect(await backend.outcome(server.endpoint("GET /", .soon)) == .ok)
            }

            /// RFC 9113 §8.1 lets the server reset a stream only behind a whole response.
            @Test(arguments: [1, 3])
            func `a reset in front of the end of the response is no end`(count: Int) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    let stream = try connection.next(.data)
                    let body = HTTP2Frame.data(
                        stream, String(repeating: "x", count: count), isLast: false)
                    try connection.send(
                        HTTP2Frame.head(stream, 413) + [body, .reset(stream, .none)])
                }
                let payload = Self.payload(isStreamed: false)
                let endpoint = server.endpoint("POST /", payload: payload, .soon)
                let outcome = await (try HTTP2Server.backend()).outcome(endpoint)
                #expect(outcome == .failure(.truncated(received: count, expected: nil)))
            }
        }
    }
#endif
