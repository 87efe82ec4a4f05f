import Foundation
import Loopback
import StreamNet
import Streams
import Testing

extension Transporting.Conformance {
    /// Event streams whose server is not there, or faster than their reader.
    @Suite struct LostStreams {
        private static func words(_ connection: EventConnection) -> String {
            func reason(_ error: (any Error)?) -> String {
                (error as? NetError)?.transport.map { "\($0.reason)" } ?? "in order"
            }
            return switch connection.state {
            case .connecting(let attempt): "connecting \(attempt)"
            case .open: "open"
            case .lost(let error, _): "lost: \(reason(error))"
            case .ended(let error): "ended: \(reason(error))"
            }
        }

        @Test(arguments: Contender.all)
        func `a stream without a server is lost with the error`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            server.stop()
            let nowhere = try #require(URL(string: "http://localhost.invalid"))
            let places = [
                (server.url, TransportError.Reason.cannotConnect), (nowhere, .cannotFindHost),
            ]
            for (url, reason) in places {
                let log = EventLog<String>()
                let feed = Provider<LiveFeed>(
                    backend: contender.backend,
                    attributes: [
                        .baseURL(url), .onConnection { log.add(Self.words($0)) },
                        .reconnect(.idempotent(base: .zero, attempts: 1, includesFirst: true)),
                    ])
                let error = await #expect(throws: NetError.self) {
                    try await feed.rx.events(.ticker).toArray().value
                }
                #expect(error?.transport?.reason == reason)
                #expect(
                    log.all == [
                        "connecting 1", "lost: \(reason)", "connecting 2", "ended: \(reason)",
                    ])
            }
        }

        @Test(arguments: Contender.all.filter { !$0.slowsSenders })
        func `a loop slower than its server fails at the limit`(contender: Contender) async throws {
            let text = String(repeating: "x", count: 1_000)
            let server = try LoopbackServer(routes: [
                "GET /ticker": { exchange in
                    try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
                    for _ in 1...4_000 { try exchange.sendChunk("data: \(text)\n\n") }
                    _ = exchange.waitForPeerClose()
                }
            ])
            let feed = Provider<LiveFeed>(
                backend: contender.backend,
                attributes: [
                    .baseURL(server.url), .reconnect(.never),
                    .delivery(.streamed(buffering: 1_000_000)),
                ])
            var count = 0
            let error = await #expect(throws: NetError.self) {
                for try await _ in feed.rx.events(.ticker).values {
                    count += 1
                    // It reads on when the transfer has ended.
                    if count == 1 { #expect(await server.wait { $0.closedByPeer == 1 }) }
                }
            }
            #expect(error?.transport?.reason == .bufferOverflow(limit: 1_000_000))
            #expect((900..<2_000).contains(count))
        }
    }
}
