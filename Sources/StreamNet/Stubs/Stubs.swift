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
    let server: StubServer

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
        server = StubServer(after: delay, scheduler: scheduler, otherwise: otherwise)
    }

    /// Answers `endpoint`.
    public func send(_ endpoint: Endpoint) -> Single<Response> { server.send(endpoint) }
}
