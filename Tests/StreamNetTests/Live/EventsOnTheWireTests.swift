import Foundation
import Loopback
import StreamNet
import Streams
import Testing

/// Event streams and records over the loopback interface, and how fast they are read.
@Suite(.hangLimit) struct EventsOnTheWireTests {
    @Test func `a connection that is lost is continued after the last event`() async throws {
        let server = try LoopbackServer(routes: [
            "GET /ticker": { exchange in
                let last = exchange.request.header("Last-Event-ID") ?? ""
                guard last.count < 3 else { return try exchange.respond(204) }
                try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
                try exchange.sendChunk("retry: 1\nid: \(last)é\ndata: \(last.count)\n\ndata: l")
            }
        ])
        let feed = Provider<LiveFeed>(attributes: .baseURL(server.url))
        let events = try await feed.rx.events(.ticker).toArray().value
        #expect(events.map(\.data) == ["0", "1", "2"])
        #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "é", "éé", "ééé"])
    }

    @Test func `disposing closes the connection`() async throws {
        let server = try LoopbackServer(routes: [
            "GET /ticker": { exchange in
                try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
                try exchange.sendChunk("data: a\n\n")
                _ = exchange.waitForPeerClose()
            }
        ])
        let feed = Provider<LiveFeed>(attributes: .baseURL(server.url))
        let first = try await feed.rx.events(.ticker).take(1).toArray().value
        #expect(first.map(\.data) == ["a"])
        #expect(await server.wait { $0.closedByPeer == 1 })
        #expect(server.requests.count == 1)
    }

    @Test func `records are sent and received one by one`() async throws {
        let server = try LoopbackServer(routes: [
            "POST /chat": { exchange in
                try exchange.respond(
                    headers: [("Content-Type", "application/jsonl")], body: exchange.request.body)
            }
        ])
        let rows = (1...10_000).map { Row(n: $0) }
        let endpoint = try Endpoint(
            path: "chat", base: server.url, method: .post, payload: .records(rows))
        let received = try await Provider<Given>().rx
            .records(Given(endpoint: endpoint), as: Row.self).toArray().value
        #expect(received == rows)
        #expect(server.requests.first?.header("Content-Type") == "application/x-ndjson")
    }

    private struct Row: Codable, Sendable, Equatable { let n: Int }
}
