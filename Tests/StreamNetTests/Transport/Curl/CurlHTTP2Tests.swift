#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// The ends of exchanges over HTTP/2, which libcurl distinguishes by texts.
        @Suite struct CurlHTTP2 {
            /// Another attempt meets these again.
            private static let lasting: [HTTP2Answers.Code] = [
                .protocolError, .flowControl, .frameSize, .compression, .inadequateSecurity,
            ]

            private static func outcome(
                _ answer: @escaping @Sendable (Exchange) throws -> Void
            ) async throws -> Outcome {
                let server = try LoopbackServer(reading: .nothing) { exchange in
                    guard try HTTP2Answers.awaitRequest(exchange) else {
                        return try exchange.respond(body: "older")
                    }
                    try exchange.send(HTTP2Answers.settings)
                    try answer(exchange)
                    _ = exchange.waitForPeerClose()
                }
                return await (try CurlBackend(.init(version: .http2))).outcome(server.endpoint())
            }

            @Test(arguments: HTTP2Answers.Code.allCases.dropLast())
            func `a stream that is reset is a lost connection, unless that would come again`(
                code: HTTP2Answers.Code
            ) async throws {
                let outcome = try await Self.outcome { try $0.send(HTTP2Answers.reset(code)) }
                let isLasting = Self.lasting.contains(code)
                #expect(outcome == .failure(isLasting ? .invalidResponse : .connectionLost))
            }

            @Test(arguments: HTTP2Answers.Code.allCases)
            func `a server that goes away in front of a response is a lost connection`(
                code: HTTP2Answers.Code
            ) async throws {
                let outcome = try await Self.outcome {
                    try $0.send(HTTP2Answers.goAway(code))
                    $0.close()
                }
                #expect(outcome == .failure(.connectionLost))
            }

            @Test func `a server that wants HTTP 1 gets it`() async throws {
                let outcome = try await Self.outcome {
                    try $0.send(HTTP2Answers.reset(.http11Required))
                }
                #expect(outcome == .response(200, "older"))
            }

            @Test func `a body is whole with its last frame`() async throws {
                let whole = try await Self.outcome {
                    try $0.send(HTTP2Answers.head + HTTP2Answers.data("hi", isLast: true))
                }
                #expect(whole == .response(200, "hi"))
                let cut = try await Self.outcome {
                    try $0.send(HTTP2Answers.head + HTTP2Answers.data("hi", isLast: false))
                    $0.close()
                }
                #expect(cut == .failure(.truncated(received: 2, expected: nil)))
            }
        }
    }
#endif
