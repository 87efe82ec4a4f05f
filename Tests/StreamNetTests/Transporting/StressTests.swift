import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// The same again, more often: `STRESS=1 swift test --filter Stress` runs the large counts.
    @Suite(.timeLimit(.minutes(2))) struct Stress {
        static let isOn = ProcessInfo.processInfo.environment["STRESS"] != nil
        static let requests = isOn ? 20_000 : 2_000
        static let cancels = isOn ? 10_000 : 2_000

        @Test(arguments: Carrier.all)
        func `many requests at a time all succeed and leave nothing behind`(
            carrier: Carrier
        ) async throws {
            let body = String(repeating: "x", count: 2_000)
            let server = try LoopbackServer { try $0.respond(body: body) }
            let backend = carrier.make(64, 20)
            let endpoint = server.endpoint("GET /", [.timeout(.seconds(60))])
            func succeed(_ count: Int) async -> Int {
                await Storm.each(count, 64) {
                    await backend.outcome(endpoint) == .response(200, body)
                }
            }
            #expect(await succeed(500) == 500)
            let memory = Footprint.memory

            #expect(await succeed(Self.requests) == Self.requests)

            // The server keeps each of its requests, of about 1 KB.
            let kept = Self.requests * 1_500
            #expect(Footprint.memory - memory - kept < 20_000_000)
        }

        @Test(arguments: Carrier.all)
        func `many cancellations at any time leave nothing behind`(carrier: Carrier) async throws {
            let storm = try Storm(carrier)
            _ = await storm.run(200, cancelAfter: 0...8_000)
            let descriptors = Footprint.descriptors

            let answered = await storm.run(Self.cancels, cancelAfter: 0...8_000)

            #expect((1..<Self.cancels).contains(answered))
            await storm.expectCalm()
            #expect(await Footprint.shrinks(to: descriptors + 10, storm.server))
        }

        @Test(.enabled(if: isOn), arguments: Carrier.all)
        func `many bodies cost no memory`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = carrier.make(16, 20)
            func succeed(_ count: Int) async -> Int {
                await Storm.each(count, 16) {
                    await backend.outcome(server.endpoint("POST / hello")) == .response(200, "ok")
                }
            }
            #expect(await succeed(500) == 500)
            let memory = Footprint.memory
            #expect(await succeed(5_000) == 5_000)
            #expect(Footprint.memory - memory < 20_000_000)
        }
    }
}
