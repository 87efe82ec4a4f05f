/// Answers without a network: for tests, previews and servers that do not exist yet.
///
///     Provider<GitHub>(
///         backend: StubBackend { _ in Response(text: "Keep it simple.") })
///
/// The closure fails the request by throwing: a network throws ``NetError/transport(_:)``. A
/// request that a network backend would reject is rejected here as well, with the same error. With
/// a `VirtualTimeScheduler`, delays and timeouts take no time.
public struct StubBackend: Backend {
    private let route: @Sendable (Endpoint) -> Single<Response>
    /// The scheduler that it was made with.
    public let clock: (any Scheduler)?

    /// Makes a backend that answers with a closure.
    /// - Parameters:
    ///   - delay: The time that an answer takes. Zero answers at once, inside `subscribe`; an
    ///     answer that takes as long as ``Attributes/timeout`` or ``Attributes/idleTimeout``, or
    ///     longer, is a timeout.
    ///   - scheduler: The scheduler that measures the delay and delivers delayed answers.
    ///   - answer: Called once per attempt, when it begins; an error fails the attempt.
    public init(
        after delay: Duration = .zero,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.stub"),
        _ answer: @escaping @Sendable (Endpoint) throws -> Response
    ) {
        clock = scheduler
        route = { endpoint in
            // `deferred`, but for the closure that it would put around this one.
            Single { sink in
                do {
                    let request = try endpoint.encoded()
                    let script = Result { StubScript(head: try answer(endpoint)) }
                    let timeline = StubTimeline(script, after: delay, for: endpoint, request)
                    try timeline.deliver(on: scheduler).start(sink)
                } catch { sink.fail(error) }
            }
        }
    }

    /// Returns the response to `endpoint`.
    public func send(_ endpoint: Endpoint) -> Single<Response> { route(endpoint) }
}

extension Backend where Self == StubBackend {
    /// A backend that always answers with the same response, at once.
    public static func stub(_ response: Response) -> StubBackend { StubBackend { _ in response } }
}
