import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Lifetime {
        private struct Zen: Target {
            var baseURL: URL
            var path: Path { "/" }
        }

        @Test(arguments: Contender.all, ["GET /", "POST / hello"])
        func `a request outlives its backend`(contender: Contender, ask: String) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(50))
                try exchange.respond(body: "ok")
            }
            let (ends, end) = AsyncStream.makeStream(of: Outcome.self)
            // One runs, one waits in line; nothing holds the backend.
            func start() {
                let backend = contender.make(1, 20)
                for _ in 1...2 {
                    backend.send(server.endpoint(ask)).subscribe { end.yield(Outcome($0)) }
                }
            }
            start()
            var results = ends.makeAsyncIterator()
            for _ in 1...2 { #expect(await results.next() == .response(200, "ok")) }
        }

        @Test(arguments: Contender.all)
        func `providers dropped in use leave nothing open`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(2))
                try exchange.respond(body: "ok")
            }
            let target = Zen(baseURL: server.url)
            func use(_ count: Int) async -> Int {
                await Storm.each(count, 16) {
                    let single = Provider<Zen>(backend: contender.backend)
                        .rx(target, [.timeout(.hangLimit)])
                    // Half of them lose their subscriber, too.
                    guard Bool.random() else {
                        single.subscribe { _ in }.dispose()
                        return true
                    }
                    return (try? await single.value.status) == 200
                }
            }
            #expect(await use(50) == 50)
            let (descriptors, threads) = (Footprint.descriptors, Footprint.threads)
            #expect(await use(1_000) == 1_000)
            #expect(await Footprint.shrinks(to: descriptors + 10, server))
            #expect(await Footprint.shrinks(Footprint.threads, to: threads + 32, server))
        }
    }
}
