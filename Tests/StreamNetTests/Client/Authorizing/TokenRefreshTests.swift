import StreamNet
import Testing

/// A token that the server refuses is renewed once for all who wait.
@Suite(.virtualLimit) struct TokenRefreshTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let account = Account("old")

    /// A renewal that takes two seconds and stores its token.
    private var refresh: TokenRefresh {
        account.refresh(log) { [time] in .just("new").delay(.seconds(2), scheduler: time) }
    }

    private func provider(
        _ interceptors: any Interceptor..., attributes: Attributes = []
    ) -> Provider<Sayings> {
        Provider(
            backend: Guarded(time: time, log: log), interceptors: interceptors,
            attributes: .authorization(.bearer).merging(attributes))
    }

    private static let renewed = ["Bearer old", "renew", "Bearer new", "a: 200"]

    @Test(
        arguments: [
            (Attributes(), Self.renewed), (.validation(.successCodes), Self.renewed),
            (.authorization("Token"), ["Token old", "renew", "Token new", "a: 401"]),
            // One without, or with a header of its own, be it the token, is not sent again.
            (.authorization(nil), ["-", "a: 401"]),
            (.headers(["authorization": "mine"]), ["mine", "a: 401"]),
            (.headers(["Authorization": "Bearer old"]), ["Bearer old", "a: 401"]),
        ] as [(Attributes, [String])])
    func `a refused token is renewed where that is said`(attributes: Attributes, steps: [String]) {
        provider(refresh).rx(.zen, attributes).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == steps)
        #expect(time.now == .seconds(steps.count == 4 ? 4 : 1))
    }

    @Test(arguments: [(false, []), (true, .authorization(nil))] as [(Bool, Attributes)])
    func `a 401 to a request without a scheme is explained, unless it says that it has none`(
        isQuiet: Bool, attributes: Attributes
    ) {
        let lines = EventLog<String>()
        let provider = Provider<Sayings>(
            backend: StubBackend { _ in Response(status: 401) },
            plugins: [RequestLog { lines.add($0.description) }], interceptors: [refresh],
            attributes: .tracing())
        let hint = "no token is sent or renewed: the request sets no .authorization(.bearer)"
        let traces = EventLog<String>()
        provider.rx(.zen, attributes).subscribe(onSuccess: { response in
            for mark in response.trace?.marks ?? [] { traces.add(mark.detail) }
        })
        #expect(lines.all.last == "#1 ← 401, 0 bytes" + (isQuiet ? "" : "; \(hint)"))
        #expect(traces.all.contains(hint) == !isQuiet)
        #expect(log.all.isEmpty)
    }

    @Test func `so it is for actions and typed requests, whose 401 is rejected`() {
        let provider = provider(refresh)
        provider.rx(Guide.motto).subscribe { [log] in log.add("\($0)") }
        time.run()
        account.token = "old"
        provider.send(Motto()).subscribe { [log] in log.add("\($0)") }
        time.run()
        let once = ["Bearer old", "renew", "Bearer new", "well"]
        #expect(log.all == once + once)
    }

    @Test func `a token that was renewed since it was sent is not renewed again`() {
        let provider = provider(refresh)
        provider.rx(.saying(1)).subscribe(log.noting("a"))
        provider.rx(.saying(9)).subscribe(log.noting("late"))
        time.run()
        let first = ["Bearer old", "Bearer old", "renew", "Bearer new", "a: 200"]
        #expect(log.all == first + ["Bearer new", "late: 200"])
    }

    @Test(arguments: [0, 1, 2])
    func `who leaves changes nothing for the others`(index: Int) {
        let provider = provider(refresh)
        let names = ["a", "b", "c"]
        let requests = names.map { provider.rx(.zen).subscribe(log.noting($0)) }
        time.advance(by: .seconds(2))
        requests[index].dispose()
        time.run()
        let others = names.filter { $0 != names[index] }.map { "\($0): 200" }
        #expect(log.all.filter { $0.contains(":") } == others)
        #expect(log.all.count { $0 == "renew" } == 1)
    }

    @Test func `a renewal that has begun goes on without those who wait`() {
        let request = provider(refresh).rx(.zen).subscribe(log.noting("a"))
        time.advance(by: .seconds(2))
        request.dispose()
        time.run()
        #expect(log.all == ["Bearer old", "renew"])
        #expect(account.token == "new")
    }

    @Test func `a renewal that fails fails all who wait, and the next 401 begins another`() {
        let provider = provider(
            account.refresh(log) { [time] in
                .error(Late()).delaySubscription(.seconds(2), scheduler: time)
            })
        for name in ["a", "b"] { provider.rx(.zen).subscribe(log.noting(name)) }
        time.run()
        #expect(log.all.dropFirst(2) == ["renew", "a: Late()", "b: Late()"])
        provider.rx(.zen).subscribe(log.noting("c"))
        time.run()
        #expect(log.all.dropFirst(5) == ["Bearer old", "renew", "c: Late()"])
    }

    @Test func `a renewal that cannot begin fails those who wait`() {
        provider(account.refresh { throw Late() }).rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["Bearer old", "a: Late()"])
    }

    @Test func `a new token that is refused, too, is the caller's`() {
        let refresh = TokenRefresh(
            token: { "old" }, renew: { [log] in .just("other").do(onSuccess: log.add) })
        provider(refresh).rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["Bearer old", "other", "Bearer other", "a: 401"])
    }

    @Test(arguments: [nil, ""])
    func `who has logged out gets the 401`(token: String?) {
        provider(refresh).rx(.zen).subscribe(log.noting("a"))
        account.token = token
        time.run()
        #expect(log.all == ["Bearer old", "a: 401"])
    }

    @Test(arguments: [nil, ""])
    func `no token adds nothing, and a 401 asks for one`(token: String?) {
        account.token = token
        provider(refresh).rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["-", "renew", "Bearer new", "a: 200"])
    }

    @Test func `the renewal's own request never waits for itself`() {
        let held = EventLog<Provider<Sayings>>()
        let refresh = account.refresh(log) {
            held.all[0].rx(.zen, .validation(.successCodes)).map { "\($0.status)" }
        }
        held.add(provider(refresh))
        held.all[0].rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all.dropLast() == ["Bearer old", "renew", "Bearer old"])
        #expect(log.all.last?.hasPrefix("a: GET https://sayings.host/zen: wanted") == true)
    }

    @Test func `each attempt of a retry gets the present token`() {
        let retry = Retry(1, .constant(delay: .seconds(5)), statuses: [200], scheduler: time)
        provider(retry, refresh).rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["Bearer old", "renew", "Bearer new", "Bearer new", "a: 200"])
    }

    @Test func `a plugin that presents the same token does no harm`() {
        let plugin = AccessToken { [account] _ in account.token }
        provider(refresh).with(plugins: [plugin]).rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == Self.renewed)
    }

    @Test func `a refusal may be something else than a status`() {
        let refresh = TokenRefresh(
            token: { [account] in account.token },
            renew: { [account] in .just("new").do(onSuccess: { account.token = $0 }) },
            when: { $0.headers["X-Code"] == "expired" })
        let backend = StubBackend { endpoint in
            let isOld = endpoint.headers["Authorization"] == "Bearer old"
            return Response(headers: isOld ? ["X-Code": "expired"] : [:])
        }
        let response = Provider<Sayings>(backend: backend, interceptors: [refresh])
            .rx(.zen, .authorization(.bearer)).outcome?.response
        #expect(response?.headers["X-Code"] == nil && account.token == "new")
    }

    @Test func `a renewal that has removed the old token is waited for`() {
        let refresh = account.refresh { [account, time] in
            account.token = nil
            return .just("new").delay(.seconds(2), scheduler: time)
        }
        let provider = provider(refresh)
        provider.rx(.zen).subscribe(log.noting("a"))
        provider.rx(.saying(2)).subscribe(log.noting("b"))
        time.run()
        #expect(log.all.prefix(4) == ["Bearer old", "Bearer old", "Bearer new", "Bearer new"])
        #expect(log.all.dropFirst(4).sorted() == ["a: 200", "b: 200"])
    }

    @Test func `an empty token is none that is about to expire`() {
        account.token = ""
        provider(account.refresh(log, ahead: { $0 != "new" }) { .just("new") })
            .rx(.zen).subscribe(log.noting("a"))
        time.run()
        #expect(log.all == ["-", "renew", "Bearer new", "a: 200"])
    }
}

/// Takes new tokens only. It answers after a second, or after as many as a saying has in its path.
private struct Guarded: Backend {
    let time: VirtualTimeScheduler
    let log: EventLog<String>

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            let request = try endpoint.encoded()
            let header = request.headers["Authorization"] ?? "-"
            log.add(header)
            let response = Response(status: header == "Bearer new" ? 200 : 401, text: "well")
            let seconds = Int(request.url.lastPathComponent) ?? 1
            return .just(response).delay(.seconds(seconds), scheduler: time)
        }
    }
}

private struct Guide: API {
    static let attributes: Attributes = .baseURL(Ping().baseURL)
    @GET("/motto") var motto: Action<Void, String>
}
