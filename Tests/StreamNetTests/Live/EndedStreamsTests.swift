import Foundation
import Locks
import Streams
import Testing

@testable import StreamNet

/// A stream that has ended, however it did, holds none of its requests.
@Suite(.virtualLimit) struct EndedStreamsTests {
    /// Keeps weak references to the contexts of requests.
    private final class Contexts: Plugin {
        private struct Reference: Sendable { weak var context: RequestContext? }
        private let references = Mutex<[Reference]>([])

        var count: Int { references.withLock { $0.count } }
        var held: Int { references.withLock { $0.count { $0.context != nil } } }

        func willSend(_ endpoint: Endpoint) {
            references.withLock { $0.append(Reference(context: endpoint.context)) }
        }
    }

    private let time = VirtualTimeScheduler()
    private let contexts = Contexts()

    private var attributes: Attributes {
        [.reconnectScheduler(time), .reconnect(exactly), .plugins([contexts])]
    }

    private func expectNoneHeld() {
        #expect(contexts.count > 0)
        #expect(contexts.held == 0)
    }

    private static let feeds: [StubAnswer] = [
        [.events("id: 1\ndata: a\n\n"), 204], 404, .failure(.tls),
        [.events("id: 1\ndata: a\n\n", .fail(.connectionLost)), 404],
        .events("id: 1\ndata: a\n\n", .wait(.seconds(30)), "data: b\n\n"),
    ]

    @Test(arguments: feeds.indices)
    func `a stream of events`(index: Int) {
        // The table, which keeps its requests, ends before the count.
        do {
            let stubs = Stubs<LiveFeed>(scheduler: time).on(.ticker, Self.feeds[index])
            let feed = Provider<LiveFeed>(backend: stubs, attributes: attributes)
            _ = time.record(feed.rx.events(.ticker), until: .seconds(20))
            time.run()
        }
        expectNoneHeld()
    }

    private static let rooms: [StubAnswer] = [
        .socket("a", .close(1000)), .socket("a", .close(4000)), 403,
        [.socket("a", .fail(.connectionLost)), .socket(.close(1000))],
        .socket("a", .wait(.seconds(30)), "b"),
    ]

    @Test(arguments: rooms.indices)
    func `a stream of messages`(index: Int) {
        do {
            let stubs = Stubs<Chat>(scheduler: time).on(.room("1"), Self.rooms[index])
            let chat = Provider<Chat>(backend: stubs, attributes: attributes)
            _ = time.record(chat.rx.socket(.room("1")), until: .seconds(20))
            time.run()
        }
        expectNoneHeld()
    }

    @Test(arguments: [0, 30])
    func `a stream of records`(seconds: Int) {
        do {
            let answer = StubAnswer.chunks("{}\n", .wait(.seconds(seconds)), "{}\n")
            let stubs = Stubs<LiveFeed>(scheduler: time).on(.ticker, answer)
            let feed = Provider<LiveFeed>(backend: stubs, attributes: attributes)
            _ = time.record(
                feed.rx.records(.ticker, as: [String: String].self), until: .seconds(20))
            time.run()
        }
        expectNoneHeld()
    }
}
