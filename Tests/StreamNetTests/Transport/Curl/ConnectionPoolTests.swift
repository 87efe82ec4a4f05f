#if os(Linux)
    import Dispatch
    import Foundation
    import Loopback
    import Testing

    @testable import StreamNet

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
            private func task(_ ask: String, _ source: BodySource? = nil) throws -> CurlTransfer {
                var endpoint = server.endpoint(ask)
                if let source { endpoint.payload = .stream(source) }
                let call = try Call(endpoint)
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
