import Foundation
import Loopback
import Testing

extension Transporting.Conformance {
    /// The same again, more often: `STRESS=1 swift test --filter Stress` runs the large counts.
    @Suite(.hangLimit) struct Stress {
        static let isOn = ProcessInfo.processInfo.environment["STRESS"] != nil
        static let requests = isOn ? 20_000 : 2_000
        static let cancels = isOn ? 20_000 : 2_000

        /// In a process of its own, whose memory no other test uses.
        @Test func `many requests at a time all succeed and leave nothing behind`() async {
            await #expect(processExitsWith: .success) {
                let asks = ["GET /"] + (Self.isOn ? ["POST / hello"] : [])
                for (contender, ask) in Contender.all.flatMap({ one in asks.map { (one, $0) } }) {
                    let body = String(repeating: "x", count: 2_000)
                    let server = try LoopbackServer(remembering: 1_000) {
                        try $0.respond(body: body)
                    }
                    let (backend, endpoint) = (contender.make(64, 20), server.endpoint(ask))
                    func succeed(_ count: Int) async -> Int {
                        await Storm.each(count, 64) {
                            await backend.outcome(endpoint) == .response(200, body)
                        }
                    }
                    #expect(await succeed(500) == 500)
                    let memory = Footprint.memory
                    #expect(await succeed(Self.requests) == Self.requests)
                    #expect(Footprint.memory - memory < 10_000_000)
                }
            }
        }

        @Test func `many cancellations at any time leave nothing behind`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all {
                    let storm = try Storm(contender)
                    _ = await storm.run(2_000, 64, cancelAfter: 0...8_000)
                    await storm.expectNothingLeft {
                        let answered = await storm.run(Self.cancels, 64, cancelAfter: 0...8_000)
                        #expect((1..<Self.cancels).contains(answered))
                    }
                }
            }
        }

        /// Those of a backend that is fast enough for it.
        @Test(.enabled(if: isOn), arguments: Contender.all.filter(\.slowsSenders))
        func `a hundred thousand requests cancelled at random, 1 to 256 at a time, leave nothing`(
            contender: Contender
        ) async throws {
            let storm = try Storm(contender)
            _ = await storm.run(5_000, 256, cancelAfter: 0...4_000)
            await storm.expectNothingLeft {
                var answered = 0
                for concurrency in [1, 4, 16, 64, 256] {
                    answered += await storm.run(20_000, concurrency, cancelAfter: 0...2_000)
                }
                #expect((1..<100_000).contains(answered))
            }
        }

        @Test func `a process may end while requests run`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all {
                    let server = try LoopbackServer { exchange in
                        try exchange.sendHead()
                        while !exchange.waitForPeerClose(upTo: .milliseconds(1)) {
                            try exchange.sendChunk("drip")
                        }
                    }
                    let backend = contender.make(32, 20)
                    for _ in 1...32 { backend.send(server.endpoint()).subscribe { _ in } }
                    #expect(await server.wait { $0.requests.count == 32 })
                }
                exit(EXIT_SUCCESS)
            }
        }
    }
}
