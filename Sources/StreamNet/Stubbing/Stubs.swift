import Synchronization

/// A table of answers instead of a network, which remembers what it was asked.
///
/// ```swift
/// let stubs = Stubs<GitHub>()
/// let github = Provider<GitHub>(backend: stubs)
///
/// stubs.on(.zen, [503, "Keep it simple."])
/// stubs.on(.user("ann")) { endpoint in Response(text: #"{"name": "Ann"}"#) }
/// …
/// #expect(stubs.requests.count == 3)
/// #expect(stubs.verify().isEmpty)
/// ```
///
/// A request is answered by the stub that fits it best, else by its ``Attributes/sample``, else by
/// `otherwise`, which may be a network; else it fails with ``RequestFailure/Reason/missingStub``,
/// naming the stubs that there are. Refusals, delays and timeouts are those of ``StubBackend``.
///
/// A table belongs to whoever made it, so tests with a table each run side by side. Stubs may come
/// and go at any time, on any thread; a request takes its answer when it begins. All requests are
/// remembered, bodies included, as long as the table lives. A closure that captures its table keeps
/// it alive.
public final class Stubs<T: Target>: Backend {
    let state = Mutex(StubTable())
    private let delay: Duration
    private let scheduler: any Scheduler
    private let other: (any Backend)?

    /// Makes a table without stubs.
    /// - Parameters:
    ///   - delay: how long an answer takes unless it says so itself; zero answers at once, inside
    ///     `subscribe`.
    ///   - scheduler: whose clock counts, and where delayed answers are delivered.
    ///   - otherwise: what answers requests that have neither a stub nor a sample; nil fails them.
    public init(
        after delay: Duration = .zero,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.stubs"),
        otherwise: (any Backend)? = nil
    ) {
        self.delay = delay
        self.scheduler = scheduler
        other = otherwise
    }

    /// Answers `endpoint`.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            let (turn, source) = turn(for: endpoint, request)
            let asked = StubbedRequest(
                endpoint: endpoint, encoded: request, time: scheduler.now, source: source)
            let index = state.withLock { $0.add(asked) }
            let ended: @Sendable (StubbedRequest.Fate) -> Void = { [self] fate in
                state.withLock { $0.end(index, fate) }
            }
            return Single.deferred { try self.answer(to: asked, turn) }
                .do(
                    onSuccess: { _ in ended(.answered) }, onError: { _ in ended(.answered) },
                    onDispose: { ended(.cancelled) })
        }
    }

    private func answer(
        to asked: StubbedRequest, _ turn: StubAnswer.Turn?
    ) throws -> Single<Response> {
        let endpoint = asked.endpoint
        if let script = turn?.script {
            let script = Result { try script(endpoint) }
            return try StubPlayback(
                script, after: turn?.delay ?? delay, for: endpoint, asked.encoded
            ).deliver(on: scheduler)
        }
        guard asked.source == .otherwise, let other else { return .error(missingStub(for: asked)) }
        return other.send(endpoint)
    }

    /// Nothing is called out under the lock, and patterns hold closures.
    private func turn(
        for endpoint: Endpoint, _ request: EncodedRequest
    ) -> (StubAnswer.Turn?, StubbedRequest.Source) {
        let stubs = state.withLock { $0.stubs }
        let address = StubAddress(of: request)
        let addresses = [address, StubAddress(declaredBy: endpoint)]
        let stub = addresses.lazy
            .compactMap { address in stubs.first { $0.pattern.covers(request, at: address) } }
            .first
        let turn: StubAnswer.Turn?
        if let stub {
            turn = stub.takeTurn()
        } else if let sample = endpoint.sample {
            turn = sample.turn(behind: state.withLock { $0.countSample(at: address) })
        } else {
            turn = StubAnswer.Turn()
        }
        if turn?.script != nil { return (turn, stub == nil ? .sample : .stub) }
        return (turn, turn == nil || other == nil ? .nobody : .otherwise)
    }
}
