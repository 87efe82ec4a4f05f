import StreamNet
import Testing

@Suite(.virtualLimit) struct RequestLogTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func entries(
        _ items: RequestLog.Items = .summary, redacting redaction: Redaction = .standard
    ) -> RequestLog {
        RequestLog(items, redacting: redaction) { [log] in log.add($0.description) }
    }

    private func provider(
        _ items: RequestLog.Items = .summary,
        plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [],
        _ answer: @escaping @Sendable (Endpoint) throws -> Response = { _ in Response() }
    ) -> Provider<Sayings> {
        Provider(
            backend: StubBackend(answer), plugins: plugins + [entries(items)],
            interceptors: interceptors)
    }

    private let greeting: @Sendable (Endpoint) throws -> Response = { _ in
        Response(
            headers: ["Content-Type": "application/json", "Set-Cookie": "a=b"],
            body: Data("[1,\n2]".utf8),
            timing: .init(firstByte: .milliseconds(20), total: .milliseconds(84)))
    }

    @Test func `the summary is two lines`() {
        provider(.summary, greeting).rx(.zen).subscribe { _ in }
        #expect(log.all == ["#1 → GET https://sayings.host/zen", "#1 ← 200, 6 bytes, 84 ms"])
    }

    @Test func `headers and bodies follow, line by line`() {
        let secretive: Attributes = .headers(["Authorization": "Bearer abc", "A": "b"])
        provider(.bodies, greeting).rx(Order(), secretive).subscribe { _ in }
        #expect(
            log.all == [
                "#1 → POST https://sayings.host/orders?token=•••",
                """
                #1   Authorization: •••
                #1   A: b
                #1   Content-Type: application/json
                """,
                #"#1   {"count":2,"pin":"•••"}"#,
                "#1 ← 200, 6 bytes, 84 ms",
                "#1   Content-Type: application/json\n#1   Set-Cookie: •••",
                "#1   [1,\n#1   2]",
            ])
    }

    @Test func `requests are numbered as they come, subscriptions count`() {
        let provider = provider(.request)
        provider.rx(.zen).subscribe { _ in }
        let zen = provider.rx(.saying(2))
        zen.subscribe { _ in }
        zen.subscribe { _ in }
        #expect(log.all.map { $0.prefix(3) } == ["#1 ", "#2 ", "#3 "])
    }

    @Test func `two logs of a provider number for themselves`() {
        let first = entries(.request)
        let provider = Provider<Sayings>(
            backend: .stub(Response()), plugins: [first, entries(.request)])
        Provider<Sayings>(backend: .stub(Response()), plugins: [first]).rx(.zen).subscribe { _ in }
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all.map { $0.prefix(2) } == ["#1", "#2", "#1"])
    }

    @Test func `attempts are numbered, and share the number of the request`() {
        let attempts = EventLog<Int>()
        provider(interceptors: [Around { $1($0).retry(3) }]) { _ in
            attempts.add(0)
            if attempts.all.count < 3 { throw Late() }
            return Response()
        }.rx(.zen).subscribe { _ in }
        #expect(
            log.all == [
                "#1 → GET https://sayings.host/zen", "#1 ✗ Late()",
                "#1.2 → GET https://sayings.host/zen", "#1.2 ✗ Late()",
                "#1.3 → GET https://sayings.host/zen", "#1.3 ← 200, 0 bytes",
            ])
    }

    @Test func `a log has the part of the cache`() {
        let provider = Provider<Sayings>(
            backend: .stub(Response(headers: ["Cache-Control": "max-age=60"], text: "1")),
            plugins: [entries()],
            attributes: [.cache(MemoryCache()), .caching(.standard), .cacheClock { .distantPast }])
        for _ in 1...2 { provider.rx(.zen).subscribe { _ in } }
        #expect(
            log.all == [
                "#1 → GET https://sayings.host/zen",
                "#1 ← 200, 1 bytes, StreamNet; fwd=uri-miss",
                "#2 → GET https://sayings.host/zen",
                "#2 ← 200, 1 bytes, StreamNet; hit; ttl=60",
            ])
    }

    @Test func `attempts at the same time keep their numbers`() {
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .seconds(2), scheduler: time) { _ in Response(status: 201)
            },
            plugins: [entries()],
            interceptors: [Around { $1($0).amb($1($0)) }])
        provider.rx(.zen).subscribe { _ in }
        time.run()
        #expect(
            log.all == [
                "#1 → GET https://sayings.host/zen", "#1.2 → GET https://sayings.host/zen",
                "#1 ← 201, 0 bytes", "#1.2 ✗ cancelled",
            ])
    }

    @Test func `an endpoint that an interceptor made up is a request of its own`() {
        let asking = Around { endpoint, next in
            next(Endpoint(url: Ping().baseURL)).flatMap { _ in next(endpoint) }
        }
        provider(interceptors: [asking]).rx(.zen).subscribe { _ in }
        #expect(
            log.all == [
                "#1 → GET https://ping.host", "#1 ← 200, 0 bytes",
                "#2 → GET https://sayings.host/zen", "#2 ← 200, 0 bytes",
            ])
    }

    @Test func `what becomes of a request is told, once`() {
        let sent = "#1 → GET https://sayings.host/zen"
        let failed = "#1 ✗ GET https://sayings.host/zen: wanted "
        let vetoed = provider(plugins: [Hooks(sending: { _ in throw Late() })])
        let refused = provider(plugins: [Hooks(preparing: { _ in throw Late() })])
        let answered = provider(interceptors: [Around { _, _ in .just(Response(text: "cached")) }])
        let missing = provider { _ in Response(status: 404) }
        for (provider, attributes, lines) in [
            (vetoed, [], [sent, failed + "a request that Hooks lets pass, found Late()"]),
            (refused, [], [failed + "a prepared endpoint, found Late()"]),
            (provider(), .timeout(.zero), [failed + "a timeout above zero, found 0.0 seconds"]),
            (
                missing, .validation(.successCodes),
                [sent, "#1 ← 404, 0 bytes", failed + "a status in 200..<300, found 404"]
            ),
            (answered, [], ["#1 = 200, 6 bytes"]),
        ] as [(Provider<Sayings>, Attributes, [String])] {
            let count = log.all.count
            provider.rx(.zen, attributes).subscribe { _ in }
            #expect(Array(log.all.dropFirst(count)) == lines)
        }
    }

    @Test func `a failure to map is told`() {
        let response = provider(.mappingFailure).rx(.zen).outcome?.response
        #expect(throws: Late.self) { try response?.mapping { _ in throw Late() } }
        #expect(log.all == ["#1 ✗ Late()"])
    }

    @Test(arguments: [(200, [String]()), (399, []), (400, ["#1   {}"]), (500, ["#1   {}"])])
    func `bodies of errors alone may be shown`(status: Int, lines: [String]) {
        provider(.errorBody) { _ in Response(status: status, text: "{}") }.rx(.zen).subscribe { _ in
        }
        #expect(log.all == lines)
    }

    @Test func `a request says itself what is shown of it`() {
        let provider = provider(.bodies)
        provider.rx(.zen, .logging([])).subscribe { _ in }
        #expect(log.all == [])
        provider.rx(.zen, .logging(.response)).subscribe { _ in }
        #expect(log.all == ["#1 ← 200, 0 bytes"])
    }

    @Test func `a command is one line that can be pasted`() {
        provider(.curl).rx(Order()).subscribe { _ in }
        #expect(
            log.all == [
                "#1   curl 'https://sayings.host/orders?token=•••'"
                    + " -H 'Content-Type: application/json' --data-raw"
                    + #" '{"count":2,"pin":"•••"}'"#
            ])
    }

    @Test func `a body can neither control a terminal nor forge a line`() {
        provider([], plugins: [entries(.successBody, redacting: .none)]) { _ in
            Response(text: "a\u{1B}[2J\tb\r\n#2 → c\rd")
        }.rx(.zen).subscribe { _ in }
        #expect(log.all == ["#1   a\\u{1B}[2J\tb\n#1   #2 → c\n#1   d"])
    }

    @Test(arguments: [(Int?.some(12), "12 bytes"), (nil, "bytes of unknown number")])
    func `a body that is not in memory is described, and never read`(count: Int?, size: String) {
        let log = log
        let source = BodySource(count: count) {
            log.add("read")
            throw Late()
        }
        provider([.requestBody, .curl]).rx(Streamed(source: source)).subscribe { _ in }
        #expect(
            log.all == [
                "#1   [text/plain, \(size)]",
                "#1   curl 'https://sayings.host/' -H 'Content-Type: text/plain'"
                    + " --data-binary '@[\(size)]'",
            ])
    }

    @Test func `an entry tells what it is about`() {
        let kinds = EventLog<RequestLog.Entry>()
        let provider = Provider<Sayings>(
            backend: .stub(Response(status: 500)), plugins: [RequestLog { kinds.add($0) }])
        provider.rx(.zen, .validation(.successCodes)).subscribe { _ in }
        #expect(kinds.all.map(\.kind) == [.request, .response, .refusal])
        #expect(kinds.all.map(\.attempt) == [1, 1, 1])
        #expect(kinds.all.map(\.request) == [1, 1, 1])
    }
}

private struct Order: Target {
    private struct Body: Encodable { let count = 2, pin = 1234 }
    let baseURL = Sayings.zen.baseURL
    let path: Path = "orders"
    let method: HTTPMethod = .post
    let payload: Payload = .json(Body(), query: ["token": "abc"])
}

private struct Streamed: Target {
    let source: BodySource
    let baseURL = Sayings.zen.baseURL
    let path: Path = "/"
    let method: HTTPMethod = .post
    var payload: Payload { .stream(source, contentType: "text/plain") }
}
