import StreamNet

/// A server in virtual time, and what reaches it.
struct Load: Sendable {
    let time = VirtualTimeScheduler()
    /// The times at which requests arrive.
    let arrivals = EventLog<Duration>()
    /// The results, each after its time: `0s: 200`, `5s: circuitOpen(5)`.
    let results = EventLog<String>()
    private let answer: @Sendable (Endpoint, Int) throws -> Response
    private let delay: Duration

    /// - Parameters:
    ///   - delay: The time that an answer takes.
    ///   - answer: Returns the answer to a request, which is the first, the second, …
    init(
        after delay: Duration = .zero,
        _ answer: @escaping @Sendable (Endpoint, Int) throws -> Response
    ) {
        self.delay = delay
        self.answer = answer
    }

    /// A server that answers each request with the next status, the last one again and again.
    init(after delay: Duration = .zero, _ statuses: [Int]) {
        self.init(after: delay) { _, number in
            Response(status: statuses[min(number, statuses.count) - 1])
        }
    }

    static func dead() -> Load { Load { endpoint, _ in throw Load.lost(endpoint) } }

    static func lost(_ endpoint: Endpoint) -> NetError {
        .transport(TransportError(.cannotConnect, request: "\(endpoint)"))
    }

    func provider(_ interceptors: any Interceptor...) -> Provider<Ask> {
        let backend = StubBackend(after: delay, scheduler: time) { endpoint in
            arrivals.add(time.now)
            return try answer(endpoint, arrivals.all.count)
        }
        return Provider(backend: backend, interceptors: interceptors)
    }

    /// A provider with a cache of its own, whose date began in 1970.
    func caching(_ interceptors: any Interceptor...) -> Provider<Ask> {
        provider().with(
            interceptors: interceptors,
            attributes: [
                .cache(MemoryCache()), .caching(.standard),
                .cacheClock { Date(timeIntervalSince1970: time.now / .seconds(1)) },
            ])
    }

    /// Sends a request, and adds its result to the list.
    @discardableResult
    func send(
        by provider: Provider<Ask>, _ attributes: Attributes = [], method: HTTPMethod = .get
    ) -> any Disposable { provider.rx(Ask(method: method), attributes).subscribe { note($0) } }

    func note(_ result: Result<Response, any Error>) {
        results.add("\(time.now.secondsText): \(result.refusal ?? result.summary)")
    }

    /// The times of arrival, in seconds.
    var seconds: [Double] { arrivals.all.map { $0 / .seconds(1) } }
}

extension Duration {
    var secondsText: String {
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
    }
}

extension Result<Response, any Error> {
    /// The rule that has refused the request.
    var refusal: String? {
        guard case .refused(let refusal)? = error as? NetError else { return nil }
        return switch refusal {
        case .circuitOpen(let wait): "circuitOpen(\(wait.secondsText))"
        case .budgetSpent: "budgetSpent"
        case .rateLimited(let date): "rateLimited(\(Int(date.timeIntervalSince1970)))"
        case .deadlineExceeded: "deadlineExceeded"
        }
    }
}

extension RateLimit {
    /// A limit whose date is that of a clock that began in 1970.
    init(
        _ calls: Int, burst: Int = 1, longestWait: Duration = .seconds(1_000),
        per scope: RequestScope = .host, on time: any Scheduler
    ) {
        self.init(
            calls, per: .seconds(1), burst: burst, longestWait: longestWait, per: scope,
            scheduler: time, now: { Date(timeIntervalSince1970: time.now / .seconds(1)) })
    }
}
