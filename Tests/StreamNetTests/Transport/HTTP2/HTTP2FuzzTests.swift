#if os(Linux)
    import Loopback
    import Locks
    import StreamNet
    import Testing

    extension Transporting {
        /// Frames with mistakes, by the thousands: `STRESS=1 swift test --filter HTTP2Fuzz` sends a
        /// million of them, others each time; `FUZZ_SEED` sets the first seed.
        @Suite(.needsNGHTTP2, .hangLimit) struct HTTP2Fuzz {
            private static let environment = ProcessInfo.processInfo.environment
            private static let isStress = environment["STRESS"] != nil
            private static let count: UInt64 = isStress ? 1_000_000 : 3_000
            private static let workers: UInt64 = 16
            private static let seed =
                environment["FUZZ_SEED"].flatMap(UInt64.init)
                ?? (isStress ? .random(in: 0..<1_000_000_000) : 1)

            /// In a process of its own, as any of them could end it.
            @Test func `no frames end the process, or give a body that they do not have`() async {
                let seed = Self.seed
                print("FUZZ_SEED=\(seed)")
                await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
                    let bodies = Bodies()
                    let server = try HTTP2Server { try Self.serve($0, bodies) }
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for worker in 0..<Self.workers {
                            group.addTask {
                                let backend = try HTTP2Server.backend()
                                for number in stride(from: worker, to: Self.count, by: 16) {
                                    try await Self.send(seed + number, server, backend, bodies)
                                }
                            }
                        }
                        try await group.waitForAll()
                    }
                }
            }

            /// The bodies that are sent, by seeds; nil for one without an end.
            private final class Bodies: Sendable {
                let all = Mutex<[UInt64: (body: [UInt8]?, isCoded: Bool)]>([:])
            }

            /// Answers with mistakes, and closes: what follows could be taken for a part of them.
            private static func serve(_ connection: HTTP2Connection, _ bodies: Bodies) throws {
                while true {
                    let stream = try connection.request()
                    let words = connection.path(of: stream).split(separator: "/")
                    guard words.first == "fuzz", let seed = words.last.flatMap({ UInt64($0) })
                    else {
                        try connection.respond(stream, String(words.last ?? ""))
                        continue
                    }
                    let frames = MutatedFrames(seed: seed, stream: stream)
                    bodies.all.withLock { $0[seed] = (frames.body, frames.isCoded) }
                    try connection.send(raw: Data(frames.bytes))
                    return connection.close()
                }
            }

            private static func send(
                _ seed: UInt64, _ server: HTTP2Server, _ backend: CurlBackend,
                _ bodies: Bodies
            ) async throws {
                let method = seed % 4 == 0 ? "HEAD" : "GET"
                let delivery = Attributes.delivery(seed % 5 == 0 ? .streamed : .buffered)
                do {
                    let endpoint = server.endpoint("\(method) /fuzz/\(seed)", [delivery, .soon])
                    let response = try await backend.send(endpoint).value
                    var body = [UInt8](response.body)
                    if let stream = response.stream {
                        for try await part in stream { body += part }
                    }
                    let sent = bodies.all.withLock { $0.removeValue(forKey: seed) }
                    let isWhole = body == (method == "HEAD" ? [] : sent?.body)
                    #expect(isWhole || sent?.isCoded == true, "\(seed): \(response.status)")
                } catch let error as NetError {
                    // The connection ends, and so does the response.
                    if case .timedOut = error.transport?.reason {
                        Issue.record("\(seed): \(error)")
                    }
                }
                let next = await backend.outcome(server.endpoint("GET /ok/\(seed)", .soon))
                #expect(next == .response(200, "\(seed)"), "behind \(seed)")
            }
        }
    }
#endif
