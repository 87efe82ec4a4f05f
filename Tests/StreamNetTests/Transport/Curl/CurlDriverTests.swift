#if os(Linux)
    import Dispatch
    import Foundation
    import Loopback
    import Testing

    @testable import StreamNet

    extension Transporting {
        /// A driver on the thread of the test, which alone decides when a command is executed.
        @Suite struct CurlDriving {
            /// Its own thread never starts, as nothing is submitted to it.
            private let session = CurlSession(CurlLoop(CurlSettings(TransportConfiguration())))
            private let multi: CurlMulti
            private let driver: CurlDriver
            private let server: LoopbackServer
            private let results = EventLog<Outcome>()
            private let finished = EventLog<ObjectIdentifier>()
            private let oneFinished = DispatchSemaphore(value: 0)

            init() throws {
                // Finds libcurl, as a backend does.
                try #require(Curl.absence == nil)
                multi = try #require(CurlMulti(keeping: 4))
                driver = CurlDriver(multi, session.loop.settings)
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
                let task = CurlTransfer(transfer, sending: upload, in: session) {
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

            private func work(_ commands: [CurlLoop.Command], until isDone: () -> Bool) {
                let end = ContinuousClock.now + .hangLimit
                driver.work(commands)
                while !isDone(), .now < end {
                    multi.wait(atMost: .milliseconds(100))
                    driver.work([])
                }
            }

            /// The number of entries in the tables of transfers.
            private var kept: Int {
                driver.running.count + driver.byHandle.count + driver.sending.count
            }

            @Test func `nothing is kept of transfers, however they have ended`() throws {
                let queue = DispatchQueue(label: "test")
                let count = 5
                for round in 1...count {
                    let whole = try [task("GET /"), task("POST / hello"), task("GET /close")]
                    work(whole.map(CurlLoop.Command.start)) { driver.isIdle }
                    let hello = BodySource(count: 5) {
                        var parts = [Data("hello".utf8)][...]
                        return { _ in parts.popFirst() }
                    }
                    let held = try [task("POST /hold", hello), task("GET /hold")]
                    work(held.map(CurlLoop.Command.start)) { server.requests.count == 5 * round }
                    #expect(kept == 5)
                    held[0].transfer.leave()
                    _ = held[1].transfer.check(.now + .hangLimit, notifying: queue)
                    let early = try task("GET /")
                    early.transfer.cancel()
                    work(held.map(CurlLoop.Command.cancel) + [.start(early)]) { driver.isIdle }
                    #expect(kept == 0)
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
                #expect(driver.connections.sockets.count <= server.connectionCount)
            }

            @Test func `a start behind a cancellation opens no connection`() throws {
                let early = try [task("GET /"), task("GET /"), task("GET /")]
                for task in early { task.transfer.cancel() }
                // The cancellation comes first, or last, or in another round.
                driver.work([.cancel(early[0]), .start(early[0]), .start(early[1])])
                driver.work([.cancel(early[1]), .resume(early[1]), .cancel(early[2])])
                driver.work([.start(early[2])])
                #expect(driver.isIdle && kept == 0)
                #expect(server.connectionCount == 0)
                // Events are delivered in order: with that of the last one, all have been.
                let last = try task("GET /")
                work([.start(last)]) { driver.isIdle }
                for _ in 1...4 { #expect(oneFinished.wait(upTo: .hangLimit)) }
                #expect(finished.all == (early + [last]).map { ObjectIdentifier($0.transfer) })
                #expect(results.all.prefix(3) == [.cancelled, .cancelled, .cancelled])
            }
        }
    }
#endif
