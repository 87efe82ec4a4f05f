@testable import StreamNet
import Testing

/// Each situation with each limit, in seconds of virtual time.
@Suite(.virtualLimit) struct GuardedExchangesTests {
    enum Limit: String, Sendable {
        /// Counts, and never opens.
        case breaker
        /// One in four seconds.
        case rate
        /// A retry costs 10 of 100 tokens.
        case budget
    }

    /// What arrives and what callers get, the same under a limit of the rate, or nil if that
    /// changes nothing, the calls that a circuit counts, and the tokens of a budget.
    @Test(
        arguments: [
            // A fresh stored response: nobody asks the network again.
            (.cacheHit, "0 | 0 200, 0 200, 0 200", nil, "ok", 100),
            // A stale one answers, and is refreshed behind the caller.
            (.staleHit, "0, 0 | 0 200, 0 200", "0, 4 | 0 200, 0 200", "ok, ok", 100),
            // A stale one is confirmed by 304: that is an exchange, too.
            (.validation, "0, 0 | 0 200, 0 200", "0, 4 | 0 200, 4 200", "ok, ok", 100),
            (.sharedCall, "0 | 1 200, 1 200, 1 200", nil, "ok", 100),
            (.renewal, "0, 0 POST, 0 | 0 200", "0, 4 POST, 8 | 8 200", "ok, ok, ok", 100),
            // Two servers, each with a circuit and a rate of its own.
            (.redirect, "0, 0 other.host | 0 200", nil, "ok, ok", 100),
            (.ownRedirect, "0, 0 | 0 200", "0, 4 | 4 200", "ok, ok", 100),
            (.retry, "0, 0 | 0 503", "0, 4 | 4 503", "failed, failed", 90),
            // It has delivered something before it was lost.
            (.streamedBody, "0 | 0 200, 0 piece, 1 lost", nil, "ok", 100),
            (.lostBody, "0 | 0 200, 1 lost", nil, "ok, failed", 100),
            // It connects again after 3 seconds.
            (.eventStream, "0, 3 | 0 piece, 3 end", "0, 4 | 0 piece, 4 end", "ok, ok", 100),
            (.lostEvents, "0, 4 | 4 end", nil, "ok, failed, ok", 100),
            (.socket, "0 | 0 piece, 1 lost", nil, "ok", 100),
            (.lostSocket, "0 | 1 lost", nil, "ok, failed", 100),
            (
                .page, "0, 0, 0 | 0 piece, 0 piece, 0 piece, 0 end",
                "0, 4, 8 | 0 piece, 4 piece, 8 piece, 8 end", "ok, ok, ok", 100
            ),
            // Two of three are cancelled, one of them while it waits for its turn.
            (.cancelled, "0, 0, 0 | 1 200", "0, 4 | 5 200", "ok", 100),
            (
                .deadline, "0, 0 | 2 deadlineExceeded, 2 deadlineExceeded",
                "0 | 0 deadlineExceeded, 2 deadlineExceeded", "", 100
            ),
            // A stale response answers when the time is over, or at once for a turn too late.
            (.staleAtDeadline, "0, 0 | 0 200, 2 200", "0 | 0 200, 0 200", "ok", 100),
        ] as [(Situation, String, String?, String, Int)])
    func `exchanges count, and nothing else`(
        situation: Situation, free: String, rated: String?, calls: String, tokens: Int
    ) {
        for limit in [Limit.breaker, .rate, .budget] {
            let shop = GuardedShop(situation, limit)
            shop.play()
            let expected = limit == .rate ? rated ?? free : free
            #expect("\(shop.arrivals.text) | \(shop.results.text)" == expected, "\(limit)")
            #expect(shop.counts.text == (limit == .breaker ? calls : ""), "\(limit)")
            #expect(shop.budget.tokens == (limit == .budget ? tokens : 100), "\(limit)")
        }
    }
}

/// What becomes of a request.
enum Situation: String, Sendable {
    case cacheHit, staleHit, validation, sharedCall, renewal, redirect, ownRedirect, retry
    case streamedBody, lostBody, eventStream, lostEvents, socket, lostSocket, page
    case cancelled, deadline, staleAtDeadline

    func answer(_ request: EncodedRequest, _ number: Int) -> StubAnswer {
        switch self {
        case .cacheHit: .status(200, headers: ["Cache-Control": "max-age=60"])
        case .staleHit:
            .status(200, headers: ["Cache-Control": "max-age=0, stale-while-revalidate=60"])
        case .validation:
            .status(
                number > 1 ? 304 : 200, headers: ["Cache-Control": "max-age=0", "ETag": "\"1\""])
        case .renewal:
            request.method == .post || request.headers["Authorization"] == "Bearer new" ? 200 : 401
        case .redirect:
            number > 1 ? 200 : .status(302, headers: ["Location": "https://other.host/"])
        case .ownRedirect: number > 1 ? 200 : .status(302, headers: ["Location": "/other"])
        case .retry: 503
        case .streamedBody: .chunks("a", .wait(.seconds(1)), .fail(.connectionLost))
        case .lostBody: .chunks(.wait(.seconds(1)), .fail(.connectionLost))
        case .eventStream: number > 1 ? 204 : .events("data: 1\n\n")
        case .lostEvents:
            number > 1 ? 204 : .events(.wait(.seconds(1)), .fail(.connectionLost))
        case .socket: .socket("1", .wait(.seconds(1)), .fail(.connectionLost))
        case .lostSocket: .socket(.wait(.seconds(1)), .fail(.connectionLost))
        case .page:
            .status(
                200, headers: number < 3 ? ["Link": "</ask?page=\(number)>; rel=\"next\""] : [:])
        case .sharedCall, .cancelled: StubAnswer.status(200).after(.seconds(1))
        case .deadline: StubAnswer.status(200).after(.seconds(9))
        case .staleAtDeadline:
            StubAnswer.status(200, headers: ["Cache-Control": "max-age=0, stale-if-error=60"])
                .after(.seconds(number > 1 ? 9 : 0))
        }
    }
}

/// An app with one limit, and the network behind it.
private struct GuardedShop {
    let situation: Situation
    let time = VirtualTimeScheduler()
    let budget = RetryBudget(100, transient: 10)
    let arrivals = EventLog<String>()
    let results = EventLog<String>()
    let counts = EventLog<String>()
    let provider: Provider<Ask>

    init(_ situation: Situation, _ limit: GuardedExchangesTests.Limit) {
        self.situation = situation
        let (time, counts, budget) = (time, counts, budget)
        let guarding: any Interceptor =
            switch limit {
            case .breaker:
                CircuitBreaker(failing: 1, of: 1_000, scheduler: time) { result in
                    let hasFailed = CircuitBreaker.isFailure(result)
                    counts.add(hasFailed ? "failed" : "ok")
                    return hasFailed
                }
            case .rate: RateLimit(1, per: .seconds(4), scheduler: time)
            case .budget: Retry(0, .constant(delay: .zero), budget: budget, scheduler: time)
            }
        let network = GuardedNetwork(time: time, arrivals: arrivals, answer: situation.answer)
        let account = Provider<Ask>(backend: network, interceptors: [guarding])
        // In an order that a new user may choose.
        var interceptors: [any Interceptor] = [guarding]
        if limit != .budget {
            interceptors.append(Retry(0, .constant(delay: .zero), scheduler: time))
        }
        interceptors.append(
            Account("old").refresh(on: time) {
                account.rx(Ask(method: .post)).map { _ in "new" }
            })
        if situation == .deadline || situation == .staleAtDeadline {
            interceptors.append(Deadline(.seconds(2), scheduler: time))
        }
        var attributes: Attributes = [
            .cacheClock { Date(timeIntervalSince1970: time.now / .seconds(1)) },
            .reconnectScheduler(time), .retries(1),
        ]
        switch situation {
        case .cacheHit, .staleHit, .validation, .staleAtDeadline:
            attributes.merge([.cache(MemoryCache()), .caching(.standard)])
        case .sharedCall: attributes.merge(.sharing(InFlightRequests()))
        case .renewal: attributes.merge(.authorization(.bearer))
        case .eventStream, .lostEvents:
            attributes.merge(.reconnect(.idempotent(random: { 1 })))
        default: break
        }
        provider = Provider(backend: network, interceptors: interceptors, attributes: attributes)
    }

    func play() {
        switch situation {
        case .cacheHit, .sharedCall: for _ in 0..<3 { send() }
        case .staleHit, .validation, .deadline, .staleAtDeadline: for _ in 0..<2 { send() }
        case .renewal, .redirect, .ownRedirect, .retry: send()
        case .streamedBody, .lostBody:
            let stream = provider.rx(Ask(method: .get), .delivery(.streamed))
                .do(onSuccess: { note("\($0.status)") })
            observe(stream.flatMap { $0.stream?.asObservable() ?? .empty() })
        case .eventStream, .lostEvents: observe(provider.rx.events(Ask(method: .get)))
        case .socket, .lostSocket: observe(provider.rx.socket(Ask(method: .get)))
        case .page: observe(provider.rx.pages(Ask(method: .get), next: .link))
        case .cancelled:
            let cancelled = [send(), send()]
            send()
            time.advance(by: .milliseconds(500))
            for request in cancelled { request.dispose() }
        }
        time.run()
    }

    @discardableResult
    private func send() -> any Disposable {
        provider.rx(Ask(method: .get)).subscribe { note($0.refusal ?? $0.summary) }
    }

    private func observe<Element>(_ stream: some ObservableType<Element, Many>) {
        stream.flow.subscribe(
            onNext: { _ in note("piece") }, onError: { _ in note("lost") },
            onCompleted: { note("end") })
    }

    private func note(_ text: String) { results.add("\(time.now / .seconds(1)) \(text)") }
}

/// A network with redirects, in virtual time.
struct GuardedNetwork: Backend, RedirectFollowing {
    let time: VirtualTimeScheduler
    let arrivals: EventLog<String>
    let answer: @Sendable (EncodedRequest, Int) -> StubAnswer

    var clock: (any Scheduler)? { time }

    func send(_ endpoint: Endpoint) -> Single<Response> {
        RedirectFollower(configuration: TransportConfiguration()) { request, call in
            .deferred {
                let host = request.url.host() ?? ""
                let other = host == "ping.host" ? "" : " \(host)"
                let method = request.method == .get ? "" : " \(request.method)"
                arrivals.add("\(time.now / .seconds(1))\(method)\(other)")
                let sent = try call.endpoint.settled(as: request, madeOf: request)
                let turn = answer(request, arrivals.all.count).turn(behind: 0)
                let script = Result { try turn?.script?(sent) ?? StubScript(head: Response()) }
                return try StubTimeline(script, after: turn?.delay ?? .zero, for: sent, request)
                    .deliver(on: time)
            }
        }.send(endpoint)
    }
}

extension EventLog<String> {
    /// The entries, `0` for `0.0`.
    fileprivate var text: String { all.joined(separator: ", ").replacing(".0", with: "") }
}
