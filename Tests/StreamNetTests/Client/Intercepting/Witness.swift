import StreamNet

/// A plugin that logs what happens under its name.
struct Witness: Plugin {
    let name: String
    let log: EventLog<String>
    /// True if it logs all hooks, and not only the four that most tests are about.
    var isThorough = false

    func prepare(_ endpoint: Endpoint) -> Endpoint {
        log.add("prepare \(name)")
        return endpoint
    }

    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) {
        if isThorough { log.add("didEncode \(name)") }
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

    func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        if isThorough { log.add("didDeliver \(name): \(result.summary)") }
    }

    func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
        if isThorough { log.add("didFail \(name): \(error)") }
    }
}

struct Hooks: Plugin {
    typealias Outcome = Result<Response, any Error>

    var attributes: Attributes = []
    var preparing: @Sendable (Endpoint) throws -> Endpoint = { $0 }
    var waiting: @Sendable (Endpoint) -> Single<Endpoint>? = { _ in nil }
    var encoded: @Sendable (inout EncodedRequest) throws -> Void = { _ in }
    var sending: @Sendable (Endpoint) throws -> Void = { _ in }
    var receiving: @Sendable (Outcome) -> Void = { _ in }
    var processing: @Sendable (Outcome) -> Outcome = { $0 }
    var replacing: @Sendable (Outcome, Endpoint) -> Single<Response>? = { _, _ in nil }
    var delivering: @Sendable (Outcome) -> Void = { _ in }

    func prepare(_ endpoint: Endpoint) throws -> Endpoint { try preparing(endpoint) }

    func preparation(of endpoint: Endpoint) -> Single<Endpoint>? { waiting(endpoint) }

    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws {
        try encoded(&request)
    }

    func willSend(_ endpoint: Endpoint) throws { try sending(endpoint) }

    func didReceive(_ result: Outcome, for endpoint: Endpoint) { receiving(result) }

    func process(_ result: Outcome, for endpoint: Endpoint) -> Outcome { processing(result) }

    func processing(of result: Outcome, for endpoint: Endpoint) -> Single<Response>? {
        replacing(result, endpoint)
    }

    func didDeliver(_ result: Outcome, for endpoint: Endpoint) { delivering(result) }
}

struct Around: Interceptor {
    let place: InterceptorPlace
    let body: @Sendable (Endpoint, @escaping Next) -> Single<Response>

    init(
        per place: InterceptorPlace = .call,
        _ body: @escaping @Sendable (Endpoint, @escaping Next) -> Single<Response>
    ) { (self.place, self.body) = (place, body) }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        body(endpoint, next)
    }
}

/// An interceptor that logs the way in and the way out under its name.
struct Checkpoint: Interceptor {
    let name: String
    let log: EventLog<String>
    var place = InterceptorPlace.call

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        log.add("\(name) in")
        return next(endpoint).do(
            onSuccess: { _ in log.add("\(name) out") },
            onError: { _ in log.add("\(name) out") })
    }
}
