import StreamNet

/// A plugin that logs each hook under its name.
struct Witness: Plugin {
    let name: String
    let log: EventLog<String>

    func prepare(_ endpoint: Endpoint) -> Endpoint {
        log.add("prepare \(name)")
        return endpoint
    }

    func willSend(_ endpoint: Endpoint) { log.add("willSend \(name)") }

    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        log.add("didReceive \(name): \(result.summary)")
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        log.add("process \(name): \(result.summary)")
        return result
    }
}

/// A plugin made of closures.
struct Hooks: Plugin {
    typealias Outcome = Result<Response, any Error>

    var attributes: Attributes = []
    var preparing: @Sendable (Endpoint) throws -> Endpoint = { $0 }
    var processing: @Sendable (Outcome) -> Outcome = { $0 }

    func prepare(_ endpoint: Endpoint) throws -> Endpoint { try preparing(endpoint) }

    func process(_ result: Outcome, for endpoint: Endpoint) -> Outcome { processing(result) }
}

/// An interceptor made of a closure.
struct Around: Interceptor {
    let body: @Sendable (Endpoint, @escaping Next) -> Single<Response>

    init(_ body: @escaping @Sendable (Endpoint, @escaping Next) -> Single<Response>) {
        self.body = body
    }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        body(endpoint, next)
    }
}

/// An interceptor that logs the way in and the way out under its name.
struct Checkpoint: Interceptor {
    let name: String
    let log: EventLog<String>

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        log.add("\(name) in")
        return next(endpoint).do(
            onSuccess: { _ in log.add("\(name) out") },
            onError: { _ in log.add("\(name) out") })
    }
}
