import StreamNet

/// A server that answers each attempt as written, the last answer again and again.
struct Script: Sendable {
    /// One answer: a response, or an error.
    typealias Answer = Result<Response, any Error>

    let time = VirtualTimeScheduler()
    let log = EventLog<String>()
    private let answers: [Answer]

    init(_ answers: [Answer]) { self.answers = answers }

    /// The attempts with `retry` as interceptor: `0s #1`, `2s #2`, `2s: 200`.
    func run(
        _ method: HTTPMethod = .get, _ attributes: Attributes = [], through retry: Retry
    ) -> [String] {
        play(method, attributes, through: retry)
        time.run()
        return log.all
    }

    /// The same as far as it happens at once.
    @discardableResult
    func play(
        _ method: HTTPMethod = .get, _ attributes: Attributes = [], through retry: Retry
    ) -> any Disposable {
        provider(retry).rx(Ask(method: method), attributes).subscribe {
            log.add("\(time.now.secondsText): \($0.summary)")
        }
    }

    func provider(_ retry: Retry, _ plugins: [any Plugin] = []) -> Provider<Ask> {
        let backend = StubBackend { endpoint in
            log.add("\(time.now.secondsText) #\(endpoint.attempt)")
            return try answers[min(endpoint.attempt, answers.count) - 1].get()
        }
        return Provider(backend: backend, plugins: plugins, interceptors: [retry])
    }
}

/// A request of any method.
struct Ask: Target {
    let method: HTTPMethod
    let baseURL = Ping().baseURL
    let path: Path = "ask"
}

extension Script.Answer {
    /// A response with nothing but a status and perhaps a `Retry-After`.
    static func status(_ status: Int, after wait: String? = nil) -> Self {
        let headers = HTTPHeaders(wait.map { [.init(name: "Retry-After", value: $0)] } ?? [])
        return .success(Response(status: status, headers: headers))
    }

    /// No usable response.
    static func lost(_ reason: TransportError.Reason) -> Self {
        .failure(NetError.transport(TransportError(reason, request: "GET https://ping.host/ask")))
    }
}

extension RetryPolicy {
    /// One second, two, four, … without chance.
    static let doubling = backoff(base: .seconds(1), cap: .seconds(64), random: { 1 })
}
