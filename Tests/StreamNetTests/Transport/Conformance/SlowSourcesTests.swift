import Locks
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Bodies whose bytes are not there yet when they are to be sent.
    @Suite struct SlowSources {
        /// A body of unknown length goes through a file.
        private static let counts: [Int?] = [nil, 600_000]

        /// A source of so many bytes, each part of which is `step` after the last.
        private static func source(_ count: Int?, parts: Int = 4, by step: Duration) -> BodySource {
            let part = Data(count: (count ?? parts) / parts)
            return .parts(Array(repeating: part, count: parts), count: count) {
                if $0 <= parts { DispatchSemaphore(value: 0).wait(upTo: step) }
            }
        }

        @Test(arguments: Contender.all, counts)
        func `a silent one is not waited for`(contender: Contender, count: Int?) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let limit = Duration.milliseconds(150)
            let silence = DispatchSemaphore(value: 0)
            let source = BodySource.parts([Data([1])], count: count) {
                if $0 > 1 { silence.wait(upTo: .hangLimit) }
            }
            let endpoint = server.endpoint("POST /", payload: .stream(source), .idleTimeout(limit))
            let outcome = await contender.backend.outcome(endpoint)
            #expect(outcome == .failure(.timedOut(.idle, after: limit)))
            silence.signal()
        }

        /// Longer than the limit in all; each part takes a twenty-fifth of it.
        @Test(arguments: Contender.all, counts)
        func `one that is slow but not silent is`(contender: Contender, count: Int?) async throws {
            let server = try LoopbackServer { try $0.respond(body: "\($0.request.body.count)") }
            let source = Self.source(count, parts: 30, by: .milliseconds(40))
            let endpoint = server.endpoint(
                "POST /", payload: .stream(source), .idleTimeout(.seconds(1)))
            #expect(await contender.backend.outcome(endpoint) == .response(200, "\(count ?? 30)"))
        }

        @Test(arguments: Contender.all, [nil, 1_000])
        func `what nobody wants is not read on`(contender: Contender, count: Int?) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = contender.make(1, 0)
            let go = DispatchSemaphore(value: 0)
            let reads = Atomic(0)
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let source = BodySource.parts([Data([1]), Data([1])], count: count) { _ in
                reads.add(1, ordering: .relaxed)
                begin.yield()
                go.wait(upTo: .hangLimit)
            }
            let endpoint = server.endpoint("POST /", payload: .stream(source))
            let task = Task { await backend.outcome(endpoint) }
            for await _ in begun.prefix(1) {}
            task.cancel()
            _ = await task.value
            go.signal()
            #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
            #expect(reads.load(ordering: .relaxed) == 1)
        }

        /// Both counts at a time, since each takes longer than the limit.
        @Test(arguments: Contender.all)
        func `its time limit is none of a streamed answer`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                try exchange.sendChunk("Keep ")
                exchange.pause(.milliseconds(2_400))
                try exchange.sendChunk("it simple.")
                try exchange.endChunks()
            }
            let backend = contender.backend
            try await withThrowingTaskGroup(of: Void.self) { group in
                for count in Self.counts {
                    let endpoint = server.endpoint(
                        "POST /", payload: .stream(Self.source(count, by: .milliseconds(1))),
                        [.timeout(.seconds(2)), .delivery(.streamed)])
                    let response = try await backend.send(endpoint).value
                    group.addTask {
                        let body = try await response.collected()
                        #expect(body == Data("Keep it simple.".utf8))
                    }
                }
                try await group.waitForAll()
            }
        }

        /// Between the moments before the request and at the server, the time that its source takes
        /// is not counted as waiting: whatever else takes time on the way, it takes beside that.
        @Test(arguments: Contender.all)
        func `waiting for it is no waiting for a turn`(contender: Contender) async throws {
            let arrived = Mutex<ContinuousClock.Instant?>(nil)
            let server = try LoopbackServer { exchange in
                arrived.withLock { $0 = .now }
                try exchange.respond()
            }
            let read = Mutex<[ContinuousClock.Instant]>([])
            let source = BodySource.parts(Array(repeating: Data([1]), count: 4)) { number in
                read.withLock { $0.append(.now) }
                if number < 5 { DispatchSemaphore(value: 0).wait(upTo: .milliseconds(100)) }
            }
            let endpoint = server.endpoint("POST /", payload: .stream(source))
            let start = ContinuousClock.now
            let timing = try #require(try await contender.backend.send(endpoint).value.timing)
            let (first, last) = try read.withLock {
                (try #require($0.first), try #require($0.last))
            }
            let end = try #require(arrived.withLock { $0 })
            #expect(timing.queued <= (end - start) - (last - first))
        }
    }

    /// Bodies that are read while the program keeps the system's queues busy.
    @Suite struct BusyQueues {
        /// It takes all threads of the process for background work, so that it has one of its own.
        @Test(arguments: Contender.all.indices)
        func `a body is read though all background work is blocked`(index: Int) async {
            await #expect(processExitsWith: .success) { [index = index as Int] in
                let release = DispatchSemaphore(value: 0)
                for _ in 1...600 {
                    DispatchQueue.global(qos: .utility).async { release.wait(upTo: .hangLimit) }
                }
                let folder = try TemporaryFolder()
                let bytes = Data(count: 600_000)
                let server = try LoopbackServer { try $0.respond(body: "\($0.request.body.count)") }
                let backend = Contender.all[index].backend
                for kind in BodyKind.allCases {
                    let put = try server.endpoint("PUT /", payload: kind.payload(bytes, in: folder))
                    let count = try put.encoded().body?.collected().count ?? 0
                    #expect(await backend.outcome(put) == .response(200, "\(count)"))
                }
                for _ in 1...600 { release.signal() }
            }
        }
    }
}
