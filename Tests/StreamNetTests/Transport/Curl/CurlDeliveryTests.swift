#if os(Linux)
    import Loopback
    import Locks
    @testable import StreamNet
    import Testing

    extension Transporting {
        @Suite struct CurlDelivery {
            @Test func `responses are told one at a time, in order of their pieces`() async throws {
                let server = try LoopbackServer { exchange in
                    try exchange.sendHead()
                    for number in 0..<100 { try exchange.sendChunk("\(number),") }
                    try exchange.endChunks()
                }
                let backend = try CurlBackend(.init(connectionsPerHost: 8))
                let telling = Atomic(0)
                let endpoint = server.endpoint(
                    "GET /",
                    .progress { _ in
                        #expect(telling.add(1, ordering: .relaxed).newValue == 1)
                        telling.subtract(1, ordering: .relaxed)
                    })
                try await withThrowingTaskGroup(of: Data.self) { group in
                    for _ in 0..<8 { group.addTask { try await backend.send(endpoint).value.body } }
                    let wanted = (0..<100).map { "\($0)," }.joined()
                    for try await body in group { #expect(body == Data(wanted.utf8)) }
                }
            }

            @Test func `responses are told while no thread is left that could run a task`() async {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer { try $0.respond(body: "told") }
                    let backend = try CurlBackend()
                    let never = DispatchSemaphore(value: 0)
                    for _ in 0..<1000 { DispatchQueue.global().async { never.wait() } }
                    for _ in 0..<3 { #expect(Self.body(of: backend, server.endpoint()) == "told") }
                }
            }

            @Test func `a subscriber may keep others waiting, not the network`() async throws {
                let server = try LoopbackServer { try $0.respond(body: "ok") }
                let backend = try CurlBackend()
                let gate = DispatchSemaphore(value: 0)
                let (holds, hold) = AsyncStream.makeStream(of: Void.self)
                let held = backend.send(server.endpoint("GET /held")).subscribe { _ in
                    hold.finish()
                    gate.wait(upTo: .hangLimit)
                }
                for await _ in holds {}
                // Bytes that have come and wait to be delivered are no silence either.
                let limits: Attributes = [
                    .idleTimeout(.hangLimit / 4), .firstByteTimeout(.hangLimit / 4),
                ]
                async let other = backend.outcome(server.endpoint("GET /other", limits))
                let watch = backend.session.watch
                #expect(await Footprint.shrinks(watch.hasPendingEvents ? 0 : 1, to: 0, server))
                #expect(watch.check(.now + .hangLimit / 2))
                gate.signal()
                #expect(await other == .response(200, "ok"))
                held.dispose()
            }

            /// Waits without awaiting.
            private static func body(of backend: CurlBackend, _ endpoint: Endpoint) -> String? {
                let body = Mutex<Data?>(nil)
                let isOver = DispatchSemaphore(value: 0)
                let subscription = backend.send(endpoint).subscribe { result in
                    body.withLock { $0 = (try? result.get())?.body }
                    isOver.signal()
                }
                defer { subscription.dispose() }
                guard isOver.wait(upTo: .hangLimit) else { return nil }
                return body.withLock { $0 }.map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    extension DeadlineWatch {
        /// True if events of a transfer wait for delivery.
        fileprivate var hasPendingEvents: Bool {
            let transfers = state.withLock {
                Array($0.new.values) + $0.checked.values.map(\.transfer)
            }
            return transfers.contains { $0.state.withLock { $0.handle?.hasPendingEvents == true } }
        }
    }
#endif
