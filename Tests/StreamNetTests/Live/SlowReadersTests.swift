import Foundation
import Locks
import StreamNet
import Streams
import Testing

/// Streams whose consumer is slow: what it has not taken is not read.
@Suite(.hangLimit) struct SlowReadersTests {
    /// The pieces of a body without an end, counted as they are read.
    private final class Source: Sendable {
        private let count = Atomic<Int>(0)

        var read: Int { count.load(ordering: .relaxed) }

        /// An event, or a record, of 1 000 bytes for each piece.
        func body(_ opening: String, _ ending: String) -> ByteStream {
            let text = opening + "\"" + String(repeating: "x", count: 1_000) + "\"" + ending
            return ByteStream(
                AsyncStream<Data> { [self] in
                    count.add(1, ordering: .relaxed)
                    // Others need the thread, too.
                    await Task.yield()
                    return Data(text.utf8)
                })
        }
    }

    /// The pieces on their way to a loop: one that waits, and one that is being asked for.
    private static let most = 2

    /// A provider whose backend hands out the stream itself, as one that reads when it is asked.
    private func feed(_ source: Source) -> Provider<LiveFeed> {
        Provider<LiveFeed>(
            backend: Handing {
                $0 == "/ticker" ? source.body("data: ", "\n\n") : source.body("", "\n")
            })
    }

    @Test(arguments: ["events", "records", "observed", "flattened", "merged"])
    func `a loop reads no more than it takes`(kind: String) async throws {
        let source = Source()
        let feed = feed(source)
        let events = feed.rx.events(.ticker).map(\.data)
        let stream: Observable<String> =
            switch kind {
            case "events": events
            case "records": feed.rx.records(.export, as: String.self)
            case "observed": events.observe(on: QueueScheduler(label: "slow"))
            case "flattened": Observable.just(1).concat(.never()).flatMapLatest { _ in events }
            default: .merge([events, events])
            }
        var taken = 0
        for try await _ in stream.values {
            taken += 1
            #expect(source.read - taken <= (kind == "merged" ? 2 : 1) * Self.most)
            if taken == 300 { break }
        }
        #expect(taken == 300)
    }

    @Test func `a loop that skips reads on`() async throws {
        let source = Source()
        var taken = 0
        for try await _ in feed(source).rx.events(.ticker).values(buffering: .newest(1)) {
            taken += 1
            while source.read < taken * 100 { await Task.yield() }
            if taken == 5 { break }
        }
        #expect(source.read >= 500)
    }

    @MainActor @Test func `an observer on the main actor is waited for`() async {
        let source = Source()
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        var (taken, most) = (0, 0)
        let subscription = feed(source).rx.events(.ticker).subscribe(onMain: { _ in
            taken += 1
            most = max(most, source.read - taken)
            if taken == 300 { end.finish() }
        })
        for await _ in ended {}
        subscription.dispose()
        #expect(most <= Self.most)
    }

    @Test func `a loop that is left ends the transfer`() async throws {
        for _ in 0..<20 {
            let (released, release) = AsyncStream.makeStream(of: Void.self)
            let stubs = Stubs<LiveFeed>()
                .on(
                    .ticker,
                    StubAnswer { _ in
                        let noted = Released { release.finish() }
                        return Response(headers: ["Content-Type": "text/event-stream"])
                            .streaming(
                                ByteStream(
                                    AsyncStream<Data> {
                                        withExtendedLifetime(noted) { Data("data: a\n\n".utf8) }
                                    }))
                    })
            for try await _ in Provider<LiveFeed>(backend: stubs).rx.events(.ticker).values {
                stubs.removeAll()
                break
            }
            for await _ in released {}
        }
    }
}

/// A backend that streams what a closure makes for a path.
private struct Handing: Backend {
    let make: @Sendable (String) -> ByteStream

    func send(_ endpoint: Endpoint) -> Single<Response> {
        let type = endpoint.url.path == "/ticker" ? "text/event-stream" : "application/x-ndjson"
        return .just(Response(headers: ["Content-Type": type]).streaming(make(endpoint.url.path)))
    }
}

private final class Released: Sendable {
    private let onRelease: @Sendable () -> Void

    init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

    deinit { onRelease() }
}
