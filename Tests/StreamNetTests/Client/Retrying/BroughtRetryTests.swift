import StreamNet
import Testing

/// The effect of `.retries` without a `Retry` among the interceptors.
@Suite(.hangLimit) struct BroughtRetryTests {
    private let log = EventLog<String>()

    private func provider(
        _ interceptors: [any Interceptor] = [], _ attributes: Attributes = [], until last: Int = 3
    ) -> Provider<AnyTarget> {
        Provider<AnyTarget>(
            backend: StubBackend { [log] endpoint in
                log.add("#\(endpoint.attempt)")
                return Response(status: endpoint.attempt < last ? 503 : 200, text: "zen")
            }, interceptors: interceptors, attributes: attributes)
    }

    @Test func `a request, an action or a provider that says retries is retried`() async throws {
        #expect(try await provider().request(Ask(method: .get), .retries(2)).status == 200)
        #expect(log.all == ["#1", "#2", "#3"])
        #expect(try await provider().request(Patient.zen) == "zen")
        #expect(log.all.dropFirst(3) == ["#1", "#2", "#3"])
        #expect(try await provider([], .retries(1)).request(Ask(method: .get)).status == 503)
        #expect(log.all.dropFirst(6) == ["#1", "#2"])
    }

    private static let single: [(HTTPMethod, Attributes, Int)] = [
        (.get, [], 1), (.get, .retries(0), 1), (.get, .retries(-1), 1), (.get, .retries(nil), 1),
        (.post, .retries(2), 1), (.post, [.retries(1), .isIdempotent()], 2),
    ]

    @Test(arguments: single)
    func `nothing is repeated that nobody asked for, or that may not be`(
        method: HTTPMethod, said: Attributes, attempts: Int
    ) async throws {
        _ = try await provider().request(Ask(method: method), said)
        #expect(log.all.count == attempts)
    }

    @Test(.virtualLimit)
    func `a retry that is there does it alone, be it inside another interceptor`() {
        let time = VirtualTimeScheduler()
        let retry = Retry(0, .doubling, methods: [.get], scheduler: time)
        for interceptor: any Interceptor in [retry, Around { retry.intercept($0, $1) }] {
            let provider = provider([interceptor])
            provider.rx(Ask(method: .get), .retries(1)).subscribe { _ in }
            provider.rx(Ask(method: .put), .retries(1)).subscribe { _ in }
            time.run()
        }
        // At once, and then at the retry's time.
        #expect(log.all == ["#1", "#1", "#2", "#1", "#1", "#2"])
    }

    @Test func `it stands inside of all, and an interceptor may say that none is wanted`() async {
        let outside = Checkpoint(name: "i", log: log)
        let refusing = Around { endpoint, next in
            var endpoint = endpoint
            endpoint.retries = nil
            return next(endpoint)
        }
        _ = try? await provider([outside]).request(Ask(method: .get), .retries(1))
        _ = try? await provider([refusing]).request(Ask(method: .get), .retries(1))
        #expect(log.all == ["i in", "#1", "#2", "i out", "#1"])
    }

    @Test func `it is there each time the request is sent again from outside`() async throws {
        let twice = Around { endpoint, next in next(endpoint).flatMap { _ in next(endpoint) } }
        _ = try await provider([twice], until: 9).request(Ask(method: .get), .retries(1))
        #expect(log.all == ["#1", "#2", "#3", "#4"])
    }

    @Test func `the description tells of it where the provider says it`() {
        let lines = provider([Around { $1($0) }], .retries(1)).describe().split(separator: "\n")
        #expect(
            lines.filter { $0.contains("Around") || $0.contains("Retry") } == [
                "per call: Around", "Retry, if no other has run",
            ])
        for provider in [provider(), provider([], .retries(0))] {
            #expect(!provider.describe().contains("Retry"))
        }
        let retry = provider([Retry()], .retries(1)).describe()
        #expect(
            retry.split(separator: "\n").filter { $0.contains("Retry") } == [
                "per call: Retry", "Retry, if no other has run",
            ])
    }
}

private struct Patient: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @GET("/zen", .retries(2)) var zen: Action<Void, String>
}
