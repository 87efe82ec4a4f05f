import Loopback
@testable import StreamNet
import Testing

extension Transporting {
    /// The backend of providers that are given none: one transport for the process.
    @Suite struct DefaultBackend {
        private static let makers: [@Sendable () -> any Backend] = [
            { NetworkBackend.default }, { URLSessionBackend.usual },
        ]

        @Test(arguments: makers.indices)
        func `fifty providers share their connections`(maker: Int) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backends = (1...50).map { _ in Self.makers[maker]() }
            for backend in backends {
                #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
            }
            #expect(server.requests.count == 50)
            #expect(server.connectionCount == 1)
        }

        @Test(.enabled(if: Curl.absence == nil))
        func `they have one thread, and a backend that is made has its own`() throws {
            let (one, other) = (CurlBackend.usual, CurlBackend.usual)
            #expect(one?.session.loop === other?.session.loop)
            #expect(one?.session.delivery !== other?.session.delivery)
            #expect(try CurlBackend().session.loop !== one?.session.loop)
        }

        @Test(arguments: makers.indices)
        func `a subscriber that blocks delays no other provider`(maker: Int) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let (blocking, other) = (Self.makers[maker](), Self.makers[maker]())
            let (blocks, begun) = AsyncStream.makeStream(of: Void.self)
            let go = DispatchSemaphore(value: 0)
            // More than the connections to a host.
            let blocked = (1...8).map { _ in
                blocking.send(server.endpoint("GET /blocked")).subscribe { _ in
                    begun.yield()
                    go.wait(upTo: .hangLimit)
                }
            }
            for await _ in blocks.prefix(1) {}
            #expect(await other.outcome(server.endpoint()) == .response(200, "ok"))
            for _ in blocked { go.signal() }
        }

        @Test(arguments: makers.indices)
        func `a time limit is met while another's subscriber blocks`(maker: Int) async throws {
            let server = try LoopbackServer { exchange in _ = exchange.waitForPeerClose() }
            let (blocking, other) = (Self.makers[maker](), Self.makers[maker]())
            let (blocks, begun) = AsyncStream.makeStream(of: Void.self)
            let go = DispatchSemaphore(value: 0)
            let limit = Attributes.timeout(.milliseconds(50))
            let blocked = blocking.send(server.endpoint("GET /", limit)).subscribe { _ in
                begun.yield()
                go.wait(upTo: .hangLimit)
            }
            for await _ in blocks.prefix(1) {}
            #expect(
                await other.outcome(server.endpoint("GET /", limit))
                    == .failure(.timedOut(.total, after: .milliseconds(50))))
            go.signal()
            blocked.dispose()
        }
    }
}
