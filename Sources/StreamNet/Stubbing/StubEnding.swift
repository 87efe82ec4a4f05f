import Foundation

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
