#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Mistakes in a body without `Content-Length`: it is not whole (RFC 9113 §5.4, §8.1.1).
        @Suite(.needsLibSSL) struct HTTP2BodyFaults {
            struct Fault: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let bytes: @Sendable (UInt32) -> Data

                init(_ name: String, _ bytes: @escaping @Sendable (UInt32) -> Data) {
                    (testDescription, self.bytes) = (name, bytes)
                }
            }

            private static func frame(
                _ kind: HTTP2Frame.Kind, flags: UInt8 = 0, _ stream: UInt32, _ payload: Data
            ) -> Data {
                HTTP2Frame(type: kind.rawValue, flags: flags, stream: stream, payload: payload)
                    .bytes
            }

            static let faults = [
                Fault("a frame that is too long") { frame(.data, $0, Data(count: 20_000)) },
                Fault("garbage") { _ in Data(repeating: 0x41, count: 1_000) },
                Fault("more padding than payload") {
                    frame(.data, flags: 8, $0, Data([200, 1, 2]))
                },
                Fault("padding without a length") { frame(.data, flags: 8, $0, Data()) },
                Fault("a larger window by 0") { HTTP2Frame.windowUpdate($0, 0).bytes },
                Fault("a larger window of the connection by 0") { _ in
                    HTTP2Frame.windowUpdate(0, 0).bytes
                },
                Fault("too large a window") { stream in
                    HTTP2Frame.windowUpdate(stream, 0x7fff_ffff).bytes
                        + HTTP2Frame.windowUpdate(stream, 0x7fff_ffff).bytes
                },
                Fault("a body of no stream") { _ in HTTP2Frame.data(0, "abc").bytes },
                Fault("a body of a stream that was not begun") {
                    HTTP2Frame.data($0 + 2, "abc").bytes
                },
                Fault("fields that are none") {
                    frame(.headers, flags: 5, $0, Data(repeating: 0xff, count: 8))
                },
                Fault("a continuation of nothing") { frame(.continuation, flags: 4, $0, Data()) },
                Fault("settings of a stream") { frame(.settings, $0, Data()) },
                Fault("a push") { frame(.pushPromise, flags: 4, $0, Data([0, 0, 0, 2, 0x88])) },
            ]

            private static let part = String(repeating: "x", count: 500)

            private static func begin(_ stream: UInt32) -> [HTTP2Frame] {
                HTTP2Frame.head(stream) + [.data(stream, part, isLast: false)]
            }

            /// Sends half of the body, and the fault in the same write or behind it.
            private static func server(
                isSecure: Bool, isTogether: Bool, _ fault: Fault
            ) throws -> HTTP2Server {
                try HTTP2Server.first(isSecure: isSecure) { connection in
                    let stream = try connection.request()
                    let begin = Self.begin(stream).reduce(into: Data()) { $0 += $1.bytes }
                    if isTogether {
                        try connection.send(raw: begin + fault.bytes(stream))
                    } else {
                        try connection.send(raw: begin)
                        try connection.waitUntilRead()
                        try connection.send(raw: fault.bytes(stream))
                    }
                    try connection.serve()
                }
            }

            @Test(arguments: faults, [(false, true), (false, false), (true, true), (true, false)])
            func `what came before a mistake is not the whole body`(
                fault: Fault, way: (isSecure: Bool, isTogether: Bool)
            ) async throws {
                let server = try Self.server(
                    isSecure: way.isSecure, isTogether: way.isTogether, fault)
                let backend = try HTTP2Server.backend()
                let outcome = await backend.outcome(server.endpoint("GET /", .soon))
                #expect(outcome.isBroken, "\(outcome)")
                #expect(await backend.outcome(server.endpoint("POST / next")) == .ok)
                #expect(server.bodies(on: 1...) == ["", "next"])
            }

            /// The connection is lost for both, and nobody's body is whole.
            @Test(arguments: faults)
            func `a mistake on another stream cuts the body short`(fault: Fault) async throws {
                let server = try HTTP2Server.first { connection in
                    try connection.respond(connection.request())
                    let streams = try connection.requests(2)
                    try connection.send(streams.flatMap { Self.begin($0) })
                    try connection.waitUntilRead()
                    try connection.send(raw: fault.bytes(streams[1]))
                    connection.close()
                }
                let backend = try HTTP2Server.backend()
                #expect(await backend.outcome(server.endpoint()) == .ok)
                let asks = (1...2).map { server.endpoint("GET /\($0)", .soon) }
                let outcomes = await backend.outcomes(asks)
                #expect(outcomes.allSatisfy { $0.isBroken }, "\(outcomes)")
                #expect(server.streams.count == 3)
            }

            @Test(arguments: [false, true])
            func `a first frame with a mistake is known at once`(isSecure: Bool) async throws {
                let server = try HTTP2Server.first(isSecure: isSecure) { connection in
                    let stream = try connection.request()
                    try connection.send(
                        raw: Self.frame(.headers, flags: 4 + 8, stream, Data([200, 0x88])))
                }
                let backend = try HTTP2Server.backend()
                let outcome = await backend.outcome(server.endpoint("GET /", .soon))
                #expect(outcome == .failure(.invalidResponse))
                #expect(await backend.outcome(server.endpoint("POST / next")) == .ok)
            }
        }
    }
#endif
