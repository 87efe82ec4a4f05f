import StreamNet
import Testing

@Suite(.hangLimit) struct CancellingTasksTests {
    private let log = EventLog<String>()
    private let hanging = Hanging()

    private var provider: Provider<Sayings> {
        Provider(backend: hanging, plugins: [Witness(name: "p", log: log)])
    }

    private let cancelled = ["prepare p", "willSend p", "didReceive p: cancelled"]

    @Test(arguments: [true, false])
    func `each form throws CancellationError, and plugins have been told`(isValue: Bool) async {
        let task = Task { [provider] in
            try await isValue ? provider.rx(.zen).value : provider.request(.zen)
        }
        await hanging.isReached()
        task.cancel()
        #expect(await task.result.error is CancellationError)
        #expect(log.all == cancelled)
    }

    @Test func `a task that is cancelled already sends nothing`() async {
        let task = Task { [provider] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await provider.request(.zen)
        }
        #expect(await task.result.error is CancellationError)
        #expect(log.all == [])
    }

    @Test func `a CancellationError from elsewhere is not taken for the task's`() async {
        let provider = Provider<Sayings>(backend: StubBackend { _ in throw CancellationError() })
        await #expect(throws: CancellationError.self) { try await provider.request(.zen) }
    }

    @Test func `a request that a group cancels throws it, too`() async {
        let group = RequestGroup()
        let task = Task { [provider] in try await provider.request(.zen, .groups([group])) }
        await hanging.isReached()
        group.cancel()
        #expect(await task.result.error is CancellationError)
    }
}

/// A backend that never answers and signals that it was reached.
final class Hanging: Backend {
    private let reached = AsyncStream<Void>.makeStream()

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [reached] in
            reached.continuation.yield()
            return .never()
        }
    }

    /// Waits until one more request is here.
    func isReached() async {
        for await _ in reached.stream { return }
    }
}
