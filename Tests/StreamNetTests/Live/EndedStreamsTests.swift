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

    /// Reads a stream for twenty seconds; its table, which keeps its requests, ends before the
    /// count.
    private func expectNoneHeld<T: Target, Element: Sendable>(
        of target: T, _ answer: StubAnswer,
        by read: (Reactive<Provider<T>>) -> Observable<Element>
    ) {
        do {
            let stubs = Stubs<T>(scheduler: time).on(target, answer)
            let provider = Provider<T>(backend: stubs, attributes: attributes)
            _ = time.record(read(provider.rx), until: .seconds(20))
            time.run()
        }
        #expect(contexts.count > 0)
        #expect(contexts.held == 0)
    }

    @Test(
        arguments: [
            [.events("id: 1\ndata: a\n\n"), 204], 404, .failure(.tls),
            [.events("id: 1\ndata: a\n\n", .fail(.connectionLost)), 404],
            .events("id: 1\ndata: a\n\n", .wait(.seconds(30)), "data: b\n\n"),
        ] as [StubAnswer])
    func `a stream of events`(answer: StubAnswer) {
        expectNoneHeld(of: LiveFeed.ticker, answer) { $0.events(.ticker) }
    }

    @Test(
        arguments: [
            .socket("a", .close(1000)), .socket("a", .close(4000)), 403,
            [.socket("a", .fail(.connectionLost)), .socket(.close(1000))],
            .socket("a", .wait(.seconds(30)), "b"),
        ] as [StubAnswer])
    func `a stream of messages`(answer: StubAnswer) {
        expectNoneHeld(of: Chat.room("1"), answer) { $0.socket(.room("1")) }
    }

    @Test(arguments: [0, 30])
    func `a stream of records`(seconds: Int) {
        let answer = StubAnswer.chunks("{}\n", .wait(.seconds(seconds)), "{}\n")
        expectNoneHeld(of: LiveFeed.ticker, answer) {
            $0.records(.ticker, as: [String: String].self)
        }
    }
}
