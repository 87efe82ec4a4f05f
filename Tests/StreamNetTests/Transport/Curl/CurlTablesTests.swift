#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting {
        @Suite struct CurlTables {
            private let server: LoopbackServer
            private let backend: CurlBackend

            init() throws {
                server = try LoopbackServer(routes: [
                    "/": { try $0.respond(body: "ok") }, "/close": { $0.close() },
                    "/hold": { _ = $0.waitForPeerClose() },
                ])
                backend = try CurlBackend(
                    .init(connectionsPerHost: 3, connections: 4, queueTimeout: .hangLimit))
            }

            /// The number of entries in all tables, and of timers that tick.
            private static func kept(_ backend: CurlBackend) -> Int {
                let (gate, watch) = (backend.session.gate, backend.session.watch)
                let transfers = watch.state.withLock {
                    $0.new.count + $0.checked.count + $0.byTick.count
                }
                let queues = gate.queues.withLock { queues in
                    queues.running + queues.indexes.count + queues.ready.elements.count
                        + queues.queues.count { !$0.isIdle } + queues.queues.count
                        - queues.free.count
                }
                let timers = [gate.timer, watch.ticker].count {
                    $0.isTicking.load(ordering: .acquiring)
                }
                return transfers + queues + timers
            }

            private func isEmptied() async -> Bool {
                let backend = backend
                return await Footprint.shrinks(Self.kept(backend), to: 0, server)
            }

            @Test func `nothing is kept of transfers that have ended in every way`() async throws {
                for _ in 1...10 {
                    #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                    let lost = await backend.outcome(server.endpoint("GET /close"))
                    #expect(lost == .failure(.connectionLost))
                    let limit = Duration.milliseconds(30)
                    let late = server.endpoint("GET /hold", .timeout(limit))
                    #expect(
                        await backend.outcome(late) == .failure(.timedOut(.total, after: limit)))
                }
                let hold = server.endpoint("GET /hold")
                let before = server.requests.count
                let held = (1...30).map { _ in backend.send(hold).subscribe { _ in } }
                #expect(await server.wait { $0.requests.count == before + 3 })
                #expect(Self.kept(backend) > 3)
                // First those that wait for a connection, then those that run.
                for subscription in held.reversed() { subscription.dispose() }
                for _ in 1...30 { backend.send(server.endpoint()).subscribe { _ in }.dispose() }
                #expect(await isEmptied())
                #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
            }

            /// The source of the body cancels while it is read ahead.
            @Test func `a request cancelled before its start frees its connection`() async throws {
                let backend = try CurlBackend(.init(connectionsPerHost: 1))
                let (held, isHeld) = (SerialDisposable(), DispatchSemaphore(value: 0))
                let source = BodySource.parts([Data("hello".utf8)], count: 5) {
                    guard $0 == 1 else { return }
                    isHeld.wait(upTo: .hangLimit)
                    held.dispose()
                }
                let endpoint = server.endpoint("POST /", payload: .stream(source))
                held.disposable = backend.send(endpoint).subscribe { _ in
                    Issue.record("disposing is silent")
                }
                isHeld.signal()
                #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                #expect(server.requests.map(\.method) == ["GET"])
            }
        }
    }
#endif
