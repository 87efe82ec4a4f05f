import Foundation

/// What a made-up server says to one request, and when.
///
/// The body of the head is the first piece of the body; the steps follow, once the head is there.
struct StubScript: Sendable {
    var head: Response
    var steps: [StubAnswer.Step] = []

    /// The response once `body` is all there.
    func whole(_ body: Data) -> Response {
        guard !steps.isEmpty else { return head }
        return Response(
            status: head.status, headers: head.headers, body: body, url: head.url,
            timing: head.timing)
    }
}

/// How a request that is answered by a script ends, and how long that takes.
struct StubEnding: Sendable {
    let duration: Duration
    let result: Result<Response, any Error>

    /// Plays `script`, whose head comes after `delay`, against the timeouts of `endpoint`.
    init(
        _ script: Result<StubScript, any Error>, after delay: Duration, for endpoint: Endpoint
    ) {
        var clock = StubClock(endpoint)
        result = Result {
            try clock.wait(delay)
            let script = try script.get()
            var body = script.head.body
            clock.hear()
            for step in script.steps {
                switch step.kind {
                case .wait(let delay): try clock.wait(delay)
                case .failure(let error): throw error(endpoint)
                case .bytes(let bytes):
                    body += bytes
                    clock.hear()
                }
            }
            return script.whole(body)
        }
        duration = clock.now
    }

    /// The ending, when it is due on `scheduler`; at once where it takes no time.
    func deliver(on scheduler: any Scheduler) throws -> Single<Response> {
        if duration <= .zero { return try .just(result.get()) }
        return .create { resolve in scheduler.schedule(after: duration) { resolve(result) } }
    }
}

/// The timeouts of one request, on a clock that is told how long things take.
struct StubClock {
    private(set) var now = Duration.zero
    private var lastByte = Duration.zero
    private let endpoint: Endpoint

    init(_ endpoint: Endpoint) { self.endpoint = endpoint }

    /// Something arrived.
    mutating func hear() { lastByte = now }

    /// Nothing arrives for `delay`; throws if that is not faster than a timeout.
    mutating func wait(_ delay: Duration) throws(NetError) {
        guard delay > .zero else { return }
        let total = endpoint.timeout
        if let idle = endpoint.idleTimeout, lastByte + idle < total, now + delay >= lastByte + idle
        {
            throw expired(at: lastByte + idle, .idle, idle)
        }
        if now + delay >= total { throw expired(at: total, .total, total) }
        now += delay
    }

    private mutating func expired(
        at instant: Duration, _ phase: TransportFailure.Phase, _ limit: Duration
    ) -> NetError {
        now = instant
        let reason = TransportFailure.Reason.timedOut(phase, after: limit)
        return .transport(TransportFailure(reason, request: endpoint.description))
    }
}
