import Foundation
import Locks
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

    @Test(arguments: ["data: [DONE]\n\n", "data: [DONE]\n", "data: [DONE]", "data: [DON"])
    func `an answer is complete with its mark, and is not asked for twice`(
        ending: String
    ) async throws {
        let server = try LoopbackServer(routes: [
            "GET /ticker": { exchange in
                try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
                try exchange.sendChunk("retry: 1\ndata: a\n\n\(ending)")
                try exchange.endChunks()
            }
        ])
        let feed = Provider<LiveFeed>(attributes: .baseURL(server.url))
        let all = feed.rx.events(.ticker, until: .data("[DONE]")).toArray()
        let events = try? await all.value
        #expect(events?.map(\.data) == (ending.contains("]") ? ["a"] : nil))
        #expect(server.requests.count == 1)
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

    @Test func `nothing is read while the observer is busy`() async throws {
        let counts = EventLog<Int>()
        let pieces = CountedPieces(count: 100)
        let feed = Provider<LiveFeed>(backend: Piecewise(pieces: pieces))
        let events = try await feed.rx.events(.chat)
            .do(onNext: { _ in counts.add(pieces.read.withLock { $0 }) }).toArray().value
        #expect(events.count == 100)
        #expect(counts.all == Array(1...100))
    }
}

private struct Piecewise: Backend {
    let pieces: CountedPieces

    func send(_ endpoint: Endpoint) -> Single<Response> {
        let head = Response(headers: ["Content-Type": "text/event-stream"])
        return .just(head.streaming(ByteStream(pieces)))
    }
}

/// Pieces of one event each, which count how many have been read.
private final class CountedPieces: AsyncSequence, Sendable {
    let read = Mutex(0)
    private let count: Int

    init(count: Int) { self.count = count }

    struct Iterator: AsyncIteratorProtocol {
        let pieces: CountedPieces

        mutating func next() async throws -> Data? {
            let number = pieces.read.withLock { read -> Int? in
                guard read < pieces.count else { return nil }
                read += 1
                return read
            }
            return number.map { Data("data: \($0)\n\n".utf8) }
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(pieces: self) }
}
