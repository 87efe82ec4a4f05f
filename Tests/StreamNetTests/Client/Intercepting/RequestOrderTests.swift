import StreamNet
import Testing

/// The order that ``Plugin`` documents, as a log of events.
@Suite(.hangLimit) struct RequestOrderTests {
    private let log = EventLog<String>()

    private func provider(answering statuses: [Int], retrying attempts: Int = 1)
        -> Provider<Sayings>
    {
        let log = log
        let sent = EventLog<Int>()
        return Provider(
            backend: StubBackend { _ in
                log.add("backend")
                sent.add(0)
                return Response(status: statuses[sent.all.count - 1])
            },
            plugins: [
                Witness(name: "p1", log: log, isThorough: true),
                Witness(name: "p2", log: log, isThorough: true),
            ],
            interceptors: [
                Checkpoint(name: "i1", log: log),
                Around { $1($0).retry(attempts) },
                Checkpoint(name: "i2", log: log),
            ],
            attributes: .validation(
                .custom { response in
                    log.add("validate")
                    return response.status == 200
                }))
    }

    @Test func `plugins run by phases, a retrying interceptor repeats what is inside of it`() {
        provider(answering: [500, 200], retrying: 2).rx(.zen)
            .subscribe(onSuccess: { _ in log.add("delivered") })
        #expect(
            log.all == [
                "prepare p1", "prepare p2",
                "i1 in", "i2 in",
                "didEncode p1", "didEncode p2",
                "willSend p1", "willSend p2",
                "backend",
                "didReceive p1: 500", "didReceive p2: 500",
                "validate",
                "i2 out",
                "didEncode p1", "didEncode p2",
                "willSend p1", "willSend p2",
                "backend",
                "didReceive p1: 200", "didReceive p2: 200",
                "validate",
                "i2 out",
                "i1 out",
                "process p1: 200", "process p2: 200",
                "delivered",
                "didDeliver p1: 200", "didDeliver p2: 200",
            ])
    }

    @Test func `a rejected response takes the same way back`() {
        let error = "GET https://sayings.host/zen: wanted an acceptable response, found 500"
        provider(answering: [500]).rx(.zen).subscribe { _ in }
        #expect(
            log.all.suffix(11) == [
                "didReceive p1: 500", "didReceive p2: 500",
                "validate",
                "i2 out", "i1 out",
                "process p1: \(error)", "process p2: \(error)",
                "didFail p1: \(error)", "didFail p2: \(error)",
                "didDeliver p1: \(error)", "didDeliver p2: \(error)",
            ])
    }

    @Test func `an interceptor that answers itself keeps everything inside from running`() {
        let log = log
        let provider = Provider<Sayings>(
            backend: StubBackend { _ in
                log.add("backend")
                return Response()
            },
            plugins: [Witness(name: "p", log: log, isThorough: true)],
            interceptors: [
                Checkpoint(name: "i1", log: log),
                Around { _, _ in .just(Response(status: 304)) },
                Checkpoint(name: "i2", log: log),
            ])
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all == ["prepare p", "i1 in", "i1 out", "process p: 304", "didDeliver p: 304"])
    }

    @Test func `each plugin processes what the one before it made, and nothing behind them`() {
        let provider = Provider<Sayings>(
            backend: .stub(Response()),
            plugins: [
                Hooks(processing: { _ in .success(Response(status: 201)) }),
                Witness(name: "p", log: log),
            ])
        provider.rx(.zen).map { _ in throw NetError.cancelled }.subscribe { _ in }
        #expect(log.all.filter { $0.hasPrefix("process") } == ["process p: 201"])
    }

    @Test func `the description is the documented order`() {
        #expect(
            provider(answering: []).describe() == """
                decode: JSONDecoder
                didDeliver: Witness, Witness
                prepare, process: Witness, Witness
                per call: Checkpoint
                per call: Around
                per call: Checkpoint
                validate
                encode, willSend, didReceive: Witness, Witness
                send: StubBackend
                """)
    }

    @Test func `the description of a bare provider has what always runs`() {
        #expect(
            Provider<Sayings>(backend: .stub(Response())).describe() == """
                decode: JSONDecoder
                prepare, process
                encode, willSend, didReceive
                send: StubBackend
                """)
    }

    /// Attributes to which every interceptor applies.
    private static let everything: Attributes = [
        .plugins([Hooks()]), .groups([RequestGroup()]),
        .interceptors([Around { $1($0) }, Around(per: .exchange) { $1($0) }]),
        .callbackScheduler(ImmediateScheduler()), .retries(1),
        .cache(MemoryCache()), .caching(.networkFirst), .validation(.successCodes),
        .sharing(InFlightRequests()), .backend(.stub(Response())),
    ]

    @Test func `the picture of the chain shows what runs, in order`() throws {
        let provider = Provider<Sayings>(
            interceptors: [
                Checkpoint(name: "i", log: log),
                Checkpoint(name: "e", log: log, place: .exchange),
            ])
        let all = try provider.describe(.zen, Self.everything).split(separator: "\n").map {
            $0.prefix { $0 != ":" }.lowercased()
        }
        // The provider's and the request's.
        let lines = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
        let titles = try PictureText("chain").rows.map { columns in
            columns[0].prefix { $0 != ":" }.replacing(" … ", with: ", ").lowercased()
        }
        #expect(titles == lines)
    }

    @Test(
        arguments: [
            (.standard, "standard"),
            (.standard(shared: true, heuristics: false), "standard(shared, no heuristics)"),
        ] as [(CachePolicy, String)])
    func `a cache policy is described by what it sets`(policy: CachePolicy, name: String) throws {
        let caching: Attributes = [.cache(MemoryCache()), .caching(policy)]
        #expect(try provider(answering: []).describe(.zen, caching).contains("cache: \(name)\n"))
    }

    @Test func `a request is described with all that it sets itself`() throws {
        let provider = Provider<Sayings>(
            backend: .stub(Response()), plugins: [Witness(name: "p", log: log)],
            interceptors: [
                Checkpoint(name: "e", log: log, place: .exchange),
                Checkpoint(name: "i", log: log),
            ])
        #expect(
            try provider.describe(.zen, Self.everything) == """
                decode: JSONDecoder
                store in the cache
                cancel by group
                didDeliver: Witness, Hooks
                callback scheduler
                prepare, process: Witness, Hooks
                per call: Checkpoint
                per call: Around
                Retry, if no other has run
                validate
                encode, willSend, didReceive: Witness, Hooks
                cache: networkFirst
                share in flight
                per exchange: Checkpoint
                per exchange: Around
                send: StubBackend
                """)
    }

    @Test func `an interceptor that does not apply is passed by, and not described`() throws {
        let log = log
        let provider = Provider<Sayings>(
            backend: .stub(Response()), interceptors: [Selective(log: log)])
        #expect(!provider.describe().contains("selective"))
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all == [])
        provider.rx(.zen, .timeout(.seconds(1))).subscribe { _ in }
        #expect(log.all == ["selective"])
        #expect(try provider.describe(.zen, .timeout(.seconds(1))).contains("selective"))
    }
}

/// Applies to requests whose timeout is a second.
private struct Selective: Interceptor {
    let log: EventLog<String>

    func applies(to endpoint: Endpoint) -> Bool { endpoint.timeout == .seconds(1) }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        log.add("selective")
        return next(endpoint)
    }

    func describe(for endpoint: Endpoint) -> String { "selective" }
}
