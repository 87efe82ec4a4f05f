/// Answers without a network: for tests, previews and servers that do not exist yet.
///
///     Provider<GitHub>(backend: StubBackend { _ in Response(text: "Keep it simple.") })
///
/// A request that a network backend would refuse is refused here as well, with the same error. With
/// a `VirtualTimeScheduler` delays and timeouts take no time.
public struct StubBackend: Backend {
    private let route: @Sendable (Endpoint) -> Single<Response>

    init(route: @escaping @Sendable (Endpoint) -> Single<Response>) { self.route = route }

    /// Makes a backend that answers with a closure.
    /// - Parameters:
    ///   - delay: how long an answer takes. Zero answers at once, inside `subscribe`; an answer
    ///     not faster than ``Attributes/timeout`` and ``Attributes/idleTimeout`` is a timeout.
    ///   - scheduler: whose clock counts, and where delayed answers are delivered.
    ///   - answer: called once per attempt, when it begins; what it throws fails the attempt.
    public init(
        after delay: Duration = .zero,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.stub"),
        _ answer: @escaping @Sendable (Endpoint) throws -> Response
    ) {
        route = { endpoint in
            .deferred {
                let request = try endpoint.encoded()
                let script = Result { StubScript(head: try answer(endpoint)) }
                return try StubPlayback(script, after: delay, for: endpoint, request)
                    .deliver(on: scheduler)
            }
        }
    }

    /// Answers `endpoint`.
    public func send(_ endpoint: Endpoint) -> Single<Response> { route(endpoint) }
}

extension Backend where Self == StubBackend {
    /// A backend that always answers the same, at once.
    public static func stub(_ response: Response) -> StubBackend { StubBackend { _ in response } }
}
