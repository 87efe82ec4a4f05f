#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting {
        /// A pool on the thread of the test, which alone decides when a command is executed.
        @Suite struct ConnectionPooling {
            /// Its own thread never starts, as nothing is submitted to it.
            private let session = CurlSession(CurlLoop(CurlSettings(TransportConfiguration())))
            private let poller: Poller
            private let pool: ConnectionPool
            private let server: LoopbackServer
            private let results = EventLog<Outcome>()
            private let finished = EventLog<ObjectIdentifier>()
            private let oneFinished = DispatchSemaphore(value: 0)

            init() throws {
                // Finds libcurl, as a backend does.
                try #require(Curl.absence == nil)
                poller = try #require(Poller())
                pool = ConnectionPool(poller, session.loop.settings)
                server = try LoopbackServer(routes: [
                    "/": { try $0.respond(body: "ok") }, "/close": { $0.close() },
                    "/hold": { _ = $0.waitForPeerClose() },
                ])
            }

            /// A transfer that has begun, and whose request body, if any, has been read ahead.
            private func task(
                _ ask: String, _ source: BodySource? = nil, at other: LoopbackServer? = nil
            ) throws -> CurlTransfer {
                let payload = source.map { Payload.stream($0) }
                let call = try Call((other ?? server).endpoint(ask, payload: payload))
                let transfer = Transfer(call.request, call) { [results] in results.add(Outcome($0))
                }
                let upload = call.request.body.map { UploadBody($0) }
                let (finished, oneFinished) = (finished, oneFinished)
                let task = CurlTransfer(
                    transfer, sending: upload, by: session.gate, to: session.delivery,
                    session.loop.settings, { _ in }
                ) {
                    finished.add(ObjectIdentifier(transfer))
                    oneFinished.signal()
                }
                #expect(transfer.begin(task))
                if let upload {
                    let isFilled = DispatchSemaphore(value: 0)
                    upload.fill(for: task) { isFilled.signal() }
                    #expect(isFilled.wait(upTo: .hangLimit))
                }
                return task
            }

            private func work(_ commands: [CurlTransfer.Command], until isDone: () -> Bool) {
                let end = ContinuousClock.now + .hangLimit
                pool.execute(commands)
                while !isDone(), .now < end {
                    pool.act(on: poller.wait(atMost: .milliseconds(100)))
                }
            }

            @Test func `nothing is kept of transfers, however they have ended`() throws {
                let queue = DispatchQueue(label: "test")
                let count = 5
                for round in 1...count {
                    let whole = try [task("GET /"), task("POST / hello"), task("GET /close")]
                    work(whole.map(CurlTransfer.Command.start)) { pool.isIdle }
                    let hello = TextSource().body("hello", count: 5)
                    let held = try [task("POST /hold", hello), task("GET /hold")]
                    work(held.map(CurlTransfer.Command.start)) {
                        server.requests.count { $0.path == "/hold" } == 2 * round
                    }
                    #expect(pool.places.count == 2)
                    held[0].transfer.leave()
                    _ = held[1].transfer.check(.now + .hangLimit, notifying: queue)
                    let early = try task("GET /")
                    early.transfer.cancel()
                    work(held.map(CurlTransfer.Command.cancel) + [.start(early)]) { pool.isIdle }
                    #expect(pool.places.count == 0)
                }
                for _ in 1...count * 6 { #expect(oneFinished.wait(upTo: .hangLimit)) }
                queue.sync {}
                let outcomes: [(Outcome, Int)] = [
                    (.response(200, "ok"), 2), (.failure(.connectionLost), 1), (.cancelled, 2),
                    (.failure(.timedOut(.total, after: .hangLimit)), 1),
                ]
                for (outcome, times) in outcomes {
                    #expect(results.all.count { $0 == outcome } == times * count)
                }
                pool.closeIdle()
                #expect(pool.states.isEmpty && pool.origins.count <= 1)
            }

            @Test func `a connection made for a request that was cancelled is given up`() throws {
                let tasks = try (1...3).map { _ in try task("GET /") }
                pool.execute(tasks.map(CurlTransfer.Command.start))
                let origin = try #require(pool.origins.values.first)
                #expect(origin.making.count == 3)
                pool.execute(tasks.dropFirst().map(CurlTransfer.Command.cancel))
                #expect(origin.making.count == 1 && origin.waitingCount == 1)
                work([]) { pool.isIdle }
                #expect(server.requests.count == 1)
            }

            @Test func `a used connection takes those that wait, but none that repeats`() throws {
                let origin = OriginConnections("a", version: 1)
                let all = try (1...3).map { _ in HTTPExchange(try task("GET /"), pool.events) }
                all[2].prepareToRepeat()
                for exchange in all { origin.add(exchange) }
                #expect(origin.next(onNew: false) === all[0])
                #expect(origin.next() === all[2])
                #expect(origin.next(onNew: false) === all[1] && origin.waitingCount == 0)
                origin.add(all[2])
                #expect(origin.next(onNew: false) == nil && origin.waitingCount == 1)
            }

            @Test func `a connection with the number of a closed one takes its place`() throws {
                let other = try LoopbackServer { try $0.respond(body: "ok") }
                work([.start(try task("GET /"))]) { pool.isIdle }
                let former = try #require(pool.sessions.values.first)
                pool.execute([.start(try task("GET /", at: other))])
                pool.act(on: [])
                // As one that is found to be closed in the turn in which the other one is made.
                former.session.close()
                pool.touch(former)
                work([]) { pool.isIdle }
                #expect(pool.idleCount == 1 && former.origin.isUnused)
                #expect(pool.states.map(\.server) == ["http://127.0.0.1:\(other.port)"])
            }

            @Test func `of more than 64 idle connections, the others are closed`() throws {
                let tasks = try (1...70).map { _ in try task("GET /") }
                work(tasks.map(CurlTransfer.Command.start)) { pool.isIdle }
                #expect(pool.idleCount == 64 && pool.states.count == 64)
            }

            @Test func `an idle connection is closed after 118 seconds`() throws {
                work([.start(try task("GET /"))]) { pool.isIdle }
                pool.check(.now + .seconds(117))
                #expect(pool.states.count == 1)
                pool.check(.now + .seconds(130))
                #expect(pool.states.isEmpty && pool.idleCount == 0)
            }

            @Test func `servers without a connection are forgotten, a thousand at a time`() throws {
                for number in 1...2_500 {
                    let url = try #require(URL(string: "http://\(number).example/"))
                    let call = try Call(Endpoint(url: url))
                    let transfer = Transfer(call.request, call) { _ in }
                    _ = pool.origin(
                        of: CurlTransfer(
                            transfer, sending: nil, by: session.gate, to: session.delivery,
                            session.loop.settings, { _ in }, {}))
                }
                #expect(pool.origins.count <= 1_000)
            }

            /// The second part of the body is being read while its first is sent again.
            @Test func `bytes that were read before a repeat are not sent with it`() throws {
                let (isReading, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                let parts = [1, 2].map { Data(repeating: $0, count: 300_000) }
                let source = BodySource.parts(parts, count: 600_000) {
                    guard $0 == 2 else { return }
                    isReading.signal()
                    go.wait(upTo: .hangLimit)
                }
                let task = try task("POST /", source)
                let upload = try #require(task.upload)
                guard case .bytes(let first) = upload.take(300_000, for: task) else {
                    Issue.record("nothing was read ahead")
                    return
                }
                #expect(first == parts[0] && isReading.wait(upTo: .hangLimit))
                upload.rewind()
                go.signal()
                let end = ContinuousClock.now + .hangLimit
                while .now < end {
                    guard case .bytes(let again) = upload.take(10, for: task) else { continue }
                    #expect(again == parts[0].prefix(10))
                    break
                }
                go.signal()
            }

            @Test func `a start behind a cancellation opens no connection`() throws {
                let early = try [task("GET /"), task("GET /"), task("GET /")]
                for task in early { task.transfer.cancel() }
                // The cancellation comes first, or last, or in another round.
                pool.execute([.cancel(early[0]), .start(early[0]), .start(early[1])])
                pool.execute([.cancel(early[1]), .resume(early[1]), .cancel(early[2])])
                pool.execute([.start(early[2])])
                #expect(pool.isIdle && pool.places.count == 0)
                #expect(server.connectionCount == 0)
                // Events are delivered in order: with that of the last one, all have been.
                let last = try task("GET /")
                work([.start(last)]) { pool.isIdle }
                for _ in 1...4 { #expect(oneFinished.wait(upTo: .hangLimit)) }
                #expect(finished.all == (early + [last]).map { ObjectIdentifier($0.transfer) })
                #expect(results.all.prefix(3) == [.cancelled, .cancelled, .cancelled])
            }
        }
    }
#endif
