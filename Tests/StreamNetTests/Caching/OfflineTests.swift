import StreamNet
import Testing

@Suite(.hangLimit) struct OfflineTests {
    private let cache = MemoryCache()
    private let stubs = Stubs<Sayings>()

    /// The result of a request at an instant, with a response that is stored for a minute.
    private func ask(
        _ caching: CachePolicy, at seconds: Double = 0, _ attributes: Attributes = []
    ) -> String {
        let provider = Provider<Sayings>(
            backend: stubs,
            attributes: [
                .cache(cache), .caching(caching), .cacheExpiry(.after(.seconds(60))),
                .cacheClock { Date(timeIntervalSinceReferenceDate: seconds) }, attributes,
            ])
        switch provider.rx(.zen).outcome {
        case .success(let response):
            return "\(response.source) \(response.status): \(response.bodyText)"
        case .failure(NetError.transport(let failure)): return "\(failure.reason)"
        case .failure(NetError.rejected(let response)): return "rejected \(response.status)"
        case .failure(let error): return "\(error)"
        case nil: return "nothing"
        }
    }

    @Test(arguments: [
        StubAnswer.failure(.cannotFindHost), .failure(.cannotConnect), .failure(.connectionLost),
        .failure(.tls), .failure(.timedOut(.total, after: .seconds(1))), .failure(.other),
        500, 502, 503, 504,
    ])
    func `what was kept takes the place of a network that fails`(outage: StubAnswer) {
        stubs.on(.zen, ["1", outage])
        #expect(ask(.networkFirst) == "network 200: 1")
        #expect(ask(.networkFirst, at: 1_000_000) == "cache 200: 1")
        #expect(stubs.requests.count == 2)
    }

    private static let retry = Retry(2, scheduler: VirtualTimeScheduler())

    @Test(
        arguments: [
            // An answer is an answer.
            (404, [], "network 404: "), (501, [], "network 501: "),
            (.failure(NetError.cancelled), [], "cancelled"),
            // A refused outage is one, too.
            (503, .validation(.successCodes), "cache 200: 1"),
            (.failure(.cannotConnect), .interceptors([Refusing()]), "CancellationError()"),
            // A server that asks to wait too long is no reason to fail.
            (.status(503, headers: ["Retry-After": "61"]), .interceptors([retry]), "cache 200: 1"),
            // A retry of one's own that gives up outside lets the cache answer each attempt.
            (503, .interceptors([Around { $1($0).retry(2) }]), "cache 200: 1"),
        ] as [(StubAnswer, Attributes, String)])
    func `an outage is answered by what was kept, unless somebody refuses that`(
        answer: StubAnswer, attributes: Attributes, outcome: String
    ) {
        stubs.on(.zen, ["1", answer])
        #expect(ask(.networkFirst) == "network 200: 1")
        #expect(ask(.networkFirst, at: 0, attributes) == outcome)
        #expect(stubs.requests.count == 2)
    }

    @Test func `where nothing was kept, the failure is one`() {
        stubs.on(.zen, [.failure(.cannotConnect), 503])
        #expect(ask(.networkFirst) == "\(TransportError.Reason.cannotConnect)")
        #expect(ask(.networkFirst, at: 0, .validation(.successCodes)) == "rejected 503")
    }

    @Test(arguments: [(89.0, "cache 200: 1"), (90, "wanted a connection, found no server")])
    func `staleness has a limit`(seconds: Double, outcome: String) {
        stubs.on(.zen, ["1", .failure(.cannotConnect)])
        let limit = Attributes.maximumStaleness(.seconds(30))
        #expect(ask(.networkFirst, at: 0, limit) == "network 200: 1")
        #expect(ask(.networkFirst, at: seconds, limit) == outcome)
        let only = seconds == 89 ? outcome : "wanted a cached response, found none"
        #expect(ask(.cacheOnly, at: seconds, limit) == only)
    }

    @Test func `what cannot have been kept is no reason to ask the network`() {
        stubs.on(.zen, "1")
        #expect(ask(.cacheOnly, at: 0, .cache(nil)) == "wanted a cached response, found none")
        #expect(stubs.requests.isEmpty)
    }

    @Test func `plugins hear of the failure, and deliver what was kept`() {
        stubs.on(.zen, ["1", .failure(.cannotConnect)])
        let log = EventLog<String>()
        let heard = Hooks(
            receiving: { log.add($0.error == nil ? "received" : "failed") },
            delivering: { log.add("delivered \($0.response.map { "\($0.source)" } ?? "nothing")") })
        #expect(ask(.networkFirst) == "network 200: 1")
        #expect(ask(.networkFirst, at: 0, .plugins([heard])) == "cache 200: 1")
        #expect(log.all == ["failed", "delivered cache"])
    }

    @Test func `interceptors see what was kept as they see any answer`() {
        stubs.on(.zen, ["olleh", 503, .failure(.cannotConnect)])
        let log = EventLog<String>()
        let reversing = Attributes.interceptors([Reversing(log: log)])
        #expect(ask(.networkFirst, at: 0, reversing) == "network 200: hello")
        #expect(ask(.networkFirst, at: 0, reversing) == "cache 200: hello")
        #expect(ask(.networkFirst, at: 0, reversing) == "cache 200: hello")
        #expect(log.all == ["1 network", "0 cache", "0 cache"])
    }

    @Test func `what was kept and is not acceptable is no answer`() {
        stubs.on(.zen, ["1", .failure(.cannotConnect), 503])
        #expect(ask(.networkFirst) == "network 200: 1")
        let strict = Attributes.validation(.all(.successCodes, .contentTypes(["application/json"])))
        #expect(ask(.networkFirst, at: 0, strict) == "\(TransportError.Reason.cannotConnect)")
        #expect(ask(.networkFirst, at: 0, strict) == "rejected 503")
        #expect(ask(.networkFirst) == "cache 200: 1")
    }
}

/// Undoes what a server does to its bodies.
private struct Reversing: Interceptor {
    let log: EventLog<String>

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).do(
            onSuccess: { log.add("\($0.attempt) \($0.source)") },
            onError: { _ in log.add("1 failed") }
        ).map { $0.with(body: Data($0.body.reversed())) }
    }
}

private struct Refusing: Interceptor {
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).map { response in
            if response.source == .cache { throw CancellationError() }
            return response
        }
    }
}
