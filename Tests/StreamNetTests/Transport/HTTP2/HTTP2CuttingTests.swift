#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses cut at each byte, and at each border of their frames.
        @Suite(.needsLibSSL) struct HTTP2Cutting {
            private static func frames(_ stream: UInt32) -> [HTTP2Frame] {
                HTTP2Frame.head(stream, 103, [("link", "a")])
                    + HTTP2Frame.head(stream, 200, [("x-a", "b"), ("content-length", "6")])
                    + [.ping, .data(stream, "abc", isLast: false), .windowUpdate(0, 1)]
                    + [.data(stream, "def")]
            }

            private static let bytes = frames(1).reduce(into: Data()) { $0 += $1.bytes }

            /// The number of bytes of the body within so many of the response.
            private static func received(_ count: Int) -> Int {
                let text = String(decoding: bytes.prefix(count).suffix(45), as: UTF8.self)
                return "abcdef".filter { text.contains($0) }.count
            }

            private static func isCut(_ outcome: Outcome) -> Bool {
                switch outcome {
                case .failure(.connectionLost), .failure(.truncated): true
                default: false
                }
            }

            @Test(arguments: [false, true])
            func `a response that is cut at any byte is a failure`(isSecure: Bool) async throws {
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    let stream = try connection.request()
                    let count = Int(connection.text(of: stream)) ?? 0
                    try connection.send(raw: Self.bytes.prefix(count))
                    if count < Self.bytes.count { connection.close() }
                }
                let backend = try HTTP2Server.backend()
                for count in 0...Self.bytes.count {
                    let outcome = await backend.outcome(server.endpoint("POST / \(count)"))
                    if count == Self.bytes.count {
                        #expect(outcome == .response(200, "abcdef"))
                    } else {
                        #expect(Self.isCut(outcome), "\(outcome) at \(count)")
                    }
                }
                #expect(server.streams.count == Self.bytes.count + 1)
            }

            @Test(arguments: 0..<7, [HTTP2Frame.Code.none, .cancel])
            func `a response that is reset behind any frame is a failure, the next one is whole`(
                count: Int, code: HTTP2Frame.Code
            ) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 {
                        let stream = try connection.request()
                        let frames = Self.frames(stream).prefix(count)
                        try connection.send(frames + [.reset(stream, code)])
                    }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                let outcome = await backend.outcome(server.endpoint("POST / hi"))
                if count == 6 {
                    #expect(outcome == .response(200, "abcdef"))
                } else {
                    #expect(Self.isCut(outcome), "\(outcome)")
                }
                #expect(await backend.outcome(server.endpoint("POST / hi")) == .ok)
                #expect(server.streams.count == 2)
            }

            struct Idle: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let bytes: Data
                let isFatal: Bool
            }

            private static let idle = [
                Idle(testDescription: "ping", bytes: HTTP2Frame.ping.bytes, isFatal: false),
                Idle(
                    testDescription: "unknown",
                    bytes: HTTP2Frame(type: 0xfa, payload: Data(count: 8)).bytes, isFatal: false),
                Idle(
                    testDescription: "garbage", bytes: Data(repeating: 0x41, count: 1_000),
                    isFatal: true),
            ]

            @Test(arguments: idle)
            func `what a server sends between two requests answers neither`(
                idle: Idle
            ) async throws {
                let (sent, sending) = AsyncStream.makeStream(of: Void.self)
                let server = try HTTP2Server(isSecure: true) { connection in
                    try connection.respond(connection.request())
                    if connection.number == 1 {
                        try connection.send(raw: idle.bytes)
                        try connection.waitUntilReceived()
                        sending.finish()
                    }
                    try connection.serve()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint("POST / 1")) == .ok)
                for await _ in sent {}
                #expect(await backend.outcome(server.endpoint("POST / 2")) == .ok)
                #expect(server.streams.map(\.connection) == [1, idle.isFatal ? 2 : 1])
            }
        }
    }
#endif
