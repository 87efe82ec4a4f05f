@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct SharedRequestsTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    /// The number of exchanges for two requests that run at the same time.
    private func sent(_ one: Endpoint, _ other: Endpoint) -> Int {
        let requests = InFlightRequests(methods: [.post, .patch], ignoring: ["x-request-id"])
        let wire = Wire(time: time, log: log)
        for endpoint in [one, other] {
            Provider<Given>(backend: wire, attributes: .sharing(requests))
                .rx(Given(endpoint: endpoint)).subscribe { _ in }
        }
        time.run()
        #expect(requests.count == 0)
        return log.all.count { $0 == "sent" }
    }

    fileprivate static let differences: [Change] = [
        Change("the method") { $0.method = .patch },
        Change("the host") { $0.url = URL(string: "https://pong.host")! },
        Change("the query") { $0.payload.query = ["page": 2] },
        Change("a header") { $0.headers["Accept"] = "text/plain" },
        Change("the credentials") { $0.headers["Authorization"] = "Bearer b" },
        Change("a header that was laid") { $0.attributes.headers = ["Authorization": "Bearer b"] },
        Change("the body") { $0.payload = .data(Data("b".utf8)) },
        Change("the timeout") { $0.attributes.timeout = .seconds(7) },
        Change("the idle timeout") { $0.attributes.idleTimeout = .seconds(7) },
        Change("that it is not shared") { $0.attributes.sharing = nil },
    ]

    @Test(arguments: differences)
    fileprivate func `requests that differ are sent apart`(difference: Change) {
        #expect(sent(.asking, difference(.asking)) == 2)
    }

    fileprivate static let trifles: [Change] = [
        Change("nothing") { _ in },
        Change("an ignored header") { $0.headers["X-Request-ID"] = "2" },
        Change("how a name is spelt") { $0.headers["AUTHORIZATION"] = "Bearer a" },
        Change("an attribute") { $0.attributes.isIdempotent = true },
        Change("where it is said") { $0.attributes.headers = ["Authorization": "Bearer a"] },
    ]

    @Test(arguments: trifles)
    fileprivate func `requests that are the same to a server are sent once`(trifle: Change) {
        #expect(sent(.asking, trifle(.asking)) == 1)
    }

    fileprivate static let refusals: [Change] = [
        Change("is not shared") { $0.attributes.sharing = nil },
        Change("has another method") { $0.method = .put },
        Change("is streamed") { $0.attributes.delivery = .streamed },
        Change("has a limit") { $0.attributes.delivery = .buffered(upTo: 9) },
        Change("has a progress") { $0.attributes.progress = { _ in } },
        Change("has redirects of its own") { $0.attributes.redirects = .refuse },
        Change("has a file for a body") { $0.payload = .file(URL(filePath: #filePath)) },
        Change("has a stream for a body") { $0.payload = .stream(BodySource { { _ in nil } }) },
    ]

    @Test(arguments: refusals)
    fileprivate func `what cannot be shared is sent each time`(refusal: Change) {
        let endpoint = refusal(.asking)
        #expect(sent(endpoint, endpoint) == 2)
    }

    @Test func `a request with a backend of its own is sent each time`() {
        var endpoint = Endpoint.asking
        endpoint.attributes.backend = Wire(time: time, log: log)
        #expect(sent(endpoint, endpoint) == 2)
    }

    @Test func `what a plugin has signed counts`() {
        let wire = Wire(time: time, log: log)
        let requests = InFlightRequests()
        for signature in ["1", "1", "2"] {
            let plugin = Hooks(encoded: { $0.headers["X-Signature"] = signature })
            Provider<Sayings>(backend: wire, plugins: [plugin], attributes: .sharing(requests))
                .rx(.zen).subscribe { _ in }
        }
        #expect(log.all == ["sent", "sent"])
    }

    @Test(arguments: [HTTPMethod.get, .head, .post, .put, .delete])
    func `unless said otherwise, what asks is shared and what changes is not`(method: HTTPMethod) {
        let provider = Provider<Ask>(
            backend: Wire(time: time, log: log), attributes: .sharing(InFlightRequests()))
        for _ in 1...2 { provider.rx(Ask(method: method)).subscribe { _ in } }
        #expect(log.all.count == (method == .get || method == .head ? 1 : 2))
    }

    @Test func `who joins before the answer and subscribes late gets it from memory`() {
        let table = InFlightTable()
        let endpoint = Endpoint(url: Ping().baseURL)
        let key = InFlightKey(EncodedRequest(url: endpoint.url), of: endpoint, ignoring: [])
        let waiters = (1...2).map { _ in
            table.join(key) {
                log.add("sent")
                return .just(Response())
            }
        }
        for waiter in waiters { waiter.response.subscribe { log.add($0.summary) } }
        #expect(log.all == ["sent", "200", "200"])
        for waiter in waiters { waiter.dispose() }
        #expect(table.count == 0)
    }
}

extension Endpoint {
    fileprivate static var asking: Endpoint {
        Endpoint(
            url: Ping().baseURL, method: .post,
            headers: ["Authorization": "Bearer a", "X-Request-ID": "1"],
            payload: .data(Data("a".utf8)))
    }
}

/// One thing that is said otherwise.
private struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let body: @Sendable (inout Endpoint) -> Void

    init(_ name: String, _ body: @escaping @Sendable (inout Endpoint) -> Void) {
        testDescription = name
        self.body = body
    }

    func callAsFunction(_ endpoint: Endpoint) -> Endpoint {
        var endpoint = endpoint
        body(&endpoint)
        return endpoint
    }
}
