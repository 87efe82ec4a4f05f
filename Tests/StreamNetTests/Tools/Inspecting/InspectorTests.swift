import Foundation
import Streams
import Testing

@testable import StreamNet

/// The requests that an inspector keeps, and how it shows them.
@Suite(.virtualLimit) struct InspectorTests {
    private let time = VirtualTimeScheduler()

    private func provider(
        _ inspector: Inspector, _ answer: StubAnswer = "tea",
        _ interceptors: [any Interceptor] = []
    ) -> Provider<Place> {
        let stubs = Stubs<Place>(after: .milliseconds(40), scheduler: time)
        stubs.on(.get, url: "https://host/cart/*", answer)
        return Provider(backend: stubs, plugins: [inspector], interceptors: interceptors)
    }

    private func send(_ provider: Provider<Place>, _ places: Place...) {
        for place in places { provider.rx(place).subscribe { _ in } }
        time.run()
    }

    @Test func `the last request is a waterfall`() {
        let inspector = Inspector()
        #expect(inspector.last == nil)
        send(provider(inspector), .cart(1))
        #expect(
            inspector.last?.description == """
                     0 ms │▏                       │ prepared
                     0 ms │████████████████████████│ attempt 1: GET https://host/cart/1?token=•••
                    40 ms │                       ▏│ response 200, 3 bytes
                    40 ms │                       ▏│ delivered
                """)
    }

    @Test func `the latest requests are kept, up to the limit`() {
        let inspector = Inspector(last: 2)
        let provider = provider(inspector)
        send(provider, .cart(1), .cart(2))
        #expect(inspector.traces.count == 2)
        #expect(inspector.dropped == 0)
        send(provider, .cart(3))
        #expect(inspector.traces.count == 2)
        #expect(inspector.dropped == 1)
        let paths = inspector.requests.map { $0.attempts.first?.request.url.path }
        #expect(paths == ["/cart/2", "/cart/3"])
        inspector.clear()
        #expect(inspector.traces.isEmpty && inspector.last == nil)
        send(provider, .cart(4))
        #expect(inspector.traces.count == 1)
    }

    @Test(arguments: [(6, [3, 3]), (5, [0, 3]), (3, [0, 3]), (2, [0, 0]), (0, [0, 0])])
    func `the latest bodies are kept, up to the limit`(limit: Int, kept: [Int]) {
        let inspector = Inspector(bodies: limit)
        let provider = provider(inspector)
        send(provider, .cart(1))
        send(provider, .cart(2))
        #expect(inspector.requests.map(\.size) == kept)
        #expect(inspector.requests.count == 2)
    }

    @Test func `attempts are in one row, and the oldest are forgotten`() {
        let inspector = Inspector()
        let retry = Retry(30, .backoff(base: .seconds(1), cap: .seconds(1)), scheduler: time)
        send(provider(inspector, 503, [retry]), .cart(1))
        #expect(inspector.requests.count == 1)
        let numbers = inspector.requests.flatMap(\.attempts).map(\.number)
        #expect(numbers == Array(12...31))
    }

    @Test func `the latest failures of a request are kept, up to the limit`() throws {
        let inspector = Inspector()
        let provider = provider(inspector)
        let log = EventLog<Response>()
        provider.rx(.cart(1)).subscribe(onSuccess: { log.add($0) })
        time.run()
        let endpoint = try #require(log.all.first?.endpoint)
        for number in 1...21 {
            inspector.didFail(
                NetError.closed(code: number, reason: ""), at: .body, of: endpoint)
        }
        let failures = try #require(inspector.requests.first).failures
        #expect(failures.count == InspectedRequest.longest)
        #expect(failures.first?.hasSuffix(": 2") == true)
        #expect(failures.last?.hasSuffix(": 21") == true)
    }

    @Test func `a request without an attempt is in the list with its reason`() throws {
        struct Refusing: Plugin {
            func prepare(_ endpoint: Endpoint) throws -> Endpoint { throw Odd() }
        }
        let inspector = Inspector()
        let provider = provider(inspector)
        send(provider.with(plugins: [inspector, Refusing()]), .cart(1))
        let row = try rows(of: inspector).first
        #expect(row?["outcome"] as? String == "failed")
        #expect(row?["name"] as? String == "GET https://host/cart/1")
        #expect((row?["failures"] as? [String])?.count == 1)
    }

    @Test func `neither the list nor the page has a secret`() throws {
        let inspector = Inspector()
        let secret: StubAnswer = .text(
            #"{"password":"hunter2"}"#,
            headers: ["Content-Type": "application/json", "Set-Cookie": "sid=hunter2"])
        send(provider(inspector, secret), .cart(1))
        let text = String(decoding: inspector.page(), as: UTF8.self)
        #expect(text.contains("•••"))
        #expect(!text.contains("hunter2"))
        #expect(!text.contains("s3cret"))
    }

    @Test func `a parameter of a path is hidden in the list, as in the URL`() throws {
        let inspector = Inspector()
        let stubs = Stubs<Given>(scheduler: time).on(
            .get, url: "https://host/a;token=hunter2/*", "")
        let url = try #require(URL(string: "https://host/a;token=hunter2/16?b=1"))
        Provider<Given>(backend: stubs, plugins: [inspector])
            .rx(Given(endpoint: Endpoint(url: url))).subscribe { _ in }
        time.run()
        let row = try #require(rows(of: inspector).first)
        #expect(row["name"] as? String == "GET /a;token=•••")
        #expect(!String(decoding: inspector.page(), as: UTF8.self).contains("hunter2"))
    }

    @Test func `a request that a cache answers in place of a failure is none`() throws {
        let inspector = Inspector()
        let answers: StubAnswer = ["tea", .failure(.connectionLost)]
        let provider = provider(inspector, answers).with(
            attributes: [.cache(MemoryCache()), .caching(.networkFirst)])
        send(provider, .cart(1))
        send(provider, .cart(1))
        let row = try rows(of: inspector).last
        #expect(row?["outcome"] as? String == "delivered")
        #expect(row?["error"] == nil)
        #expect((row?["attempts"] as? [[String: Any]])?.last?["error"] is String)
    }

    @Test func `a refresh in the background is an attempt of its request`() throws {
        let inspector = Inspector()
        let stale: HTTPHeaders = ["Cache-Control": "max-age=0, stale-while-revalidate=60"]
        let provider = provider(inspector, .text("tea", headers: stale)).with(
            attributes: [.cache(MemoryCache()), .caching(.standard)])
        send(provider, .cart(1))
        send(provider, .cart(1))
        let request = try #require(inspector.requests.last)
        #expect(request.attempts.count == 2)
        #expect(!request.isRunning)
        #expect(request.trace.marks.map(\.name).contains("refreshes"))
    }

    @Test func `those that wait for a renewal refer to it, and so does its own request`() throws {
        let inspector = Inspector()
        for host in ["https://a/", "https://b/"] { renew(at: host, inspector) }
        let marks = try rows(of: inspector).flatMap { row in
            (row["marks"] as? [[String: Any]] ?? []).compactMap { mark in
                (mark["shared"] as? Int).map {
                    "\($0) \(mark["ms"] ?? "") \(row["name"] ?? "") \(mark["name"] ?? "")"
                        + " \(mark["detail"] ?? "")"
                }
            }
        }
        let ofOthers = "waits for the renewal of another request, after 401"
        #expect(
            marks
                == [0, 1].flatMap { work in
                    [
                        "\(work) 40 GET /1 waits for a renewal, after 401",
                        "\(work) 50 GET /2 \(ofOthers)", "\(work) 60 GET /3 \(ofOthers)",
                        "\(work) 0 GET /token renews the token for all that wait",
                    ]
                })
    }

    /// Sends three requests whose token has expired.
    private func renew(at host: String, _ inspector: Inspector) {
        @Sendable func get(_ path: String) -> Given {
            Given(endpoint: Endpoint(url: URL(string: host + path)!))
        }
        let stubs = Stubs<Given>(after: .milliseconds(40), scheduler: time)
        stubs.on(.get, url: Path(host + "token"), "new")
        for (path, wait) in [("1", 40), ("2", 50), ("3", 60)] {
            let refused = StubAnswer.status(401).after(.milliseconds(wait))
            stubs.on(.get, url: Path(host + path), [refused, "tea"])
        }
        let account = Provider<Given>(backend: stubs, plugins: [inspector])
        let token = EventLog<String>()
        let refresh = TokenRefresh(
            token: { token.all.last ?? "old" },
            renew: {
                account.rx(get("token")).map { String(decoding: $0.body, as: UTF8.self) }
                    .do(onSuccess: { token.add($0) })
            },
            scheduler: time)
        let provider = Provider<Given>(
            backend: stubs, plugins: [inspector], interceptors: [refresh],
            attributes: .authorization(.bearer))
        for path in ["1", "2", "3"] { provider.rx(get(path)).subscribe { _ in } }
        time.run()
    }

    @Test func `a request that runs is in the list`() throws {
        let inspector = Inspector()
        let request = provider(inspector).rx(.cart(1)).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        let page = try page(of: inspector)
        let row = try rows(of: inspector).first
        #expect(row?["outcome"] as? String == "running")
        #expect(row?["durationMs"] as? Double == 10)
        #expect(page["startedAt"] as? String == "2001-01-01T00:00:00.000Z")
        request.dispose()
    }

    @Test func `a request that was forgotten while it ran stays so`() {
        let inspector = Inspector(last: 1)
        let provider = provider(inspector)
        send(provider, .cart(1), .cart(2), .cart(3))
        #expect(inspector.requests.flatMap(\.attempts).map(\.request.url.path) == ["/cart/3"])
        #expect(inspector.requests.map(\.size) == [3])
    }

    /// The data of the page, as its script reads it.
    private func page(of inspector: Inspector) throws -> [String: Any] {
        let page = String(decoding: inspector.page(), as: UTF8.self)
        let start = page.range(of: #"type="application/json" id="data">"#)?.upperBound
        let text = page[(start ?? page.startIndex)...].components(separatedBy: "</script>")[0]
        return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    private func rows(of inspector: Inspector) throws -> [[String: Any]] {
        try page(of: inspector)["requests"] as? [[String: Any]] ?? []
    }
}

private struct Odd: Error {}

private enum Place: Target {
    case cart(Int)
    var baseURL: URL { URL(string: "https://host")! }
    var path: Path {
        switch self {
        case .cart(let number): "/cart/\(number)"
        }
    }
    var payload: Payload { .query(["token": "s3cret"]) }
    var headers: [String: String] { ["Authorization": "Bearer s3cret"] }
}
