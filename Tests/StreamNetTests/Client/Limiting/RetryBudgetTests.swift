import StreamNet
import Testing

@Suite(.virtualLimit) struct RetryBudgetTests {
    private func retry(
        _ retries: Int, _ budget: RetryBudget, _ load: Load, after delay: Duration = .seconds(1)
    ) -> Retry { Retry(retries, .constant(delay: delay), budget: budget, scheduler: load.time) }

    @Test func `35 transient retries without a success are sent, and the 36th is refused`() {
        let (load, budget) = (Load.dead(), RetryBudget())
        load.send(by: load.provider(retry(100, budget, load)))
        load.time.run()
        #expect(load.arrivals.all.count == 1 + 35)
        #expect(load.results.all == ["35s: budgetSpent"])
        #expect(budget.tokens == 500 - 35 * 14)
    }

    @Test(arguments: [(13, 0), (14, 1), (27, 1), (28, 2), (0, 0), (-1, 0)])
    func `a retry needs all its tokens`(tokens: Int, retries: Int) {
        let (load, budget) = (Load.dead(), RetryBudget(tokens))
        load.send(by: load.provider(retry(9, budget, load)))
        load.time.run()
        #expect(load.arrivals.all.count == 1 + retries)
    }

    @Test(
        arguments: [
            (429, nil, 100), (429, "1", 100), (503, "1", 100), (503, nil, 35), (500, "1", 35),
        ] as [(Int, String?, Int)])
    func `an attempt that was throttled costs less`(status: Int, after: String?, retries: Int) {
        let headers = HTTPHeaders(after.map { [.init(name: "Retry-After", value: $0)] } ?? [])
        let load = Load { _, _ in Response(status: status, headers: headers) }
        load.send(by: load.provider(retry(200, RetryBudget(), load)))
        load.time.run()
        #expect(load.arrivals.all.count == 1 + retries)
    }

    @Test func `a retry that succeeds gives back its tokens, but not those before it`() {
        let (load, budget) = (Load([503, 503, 200]), RetryBudget())
        load.send(by: load.provider(retry(2, budget, load)))
        load.time.advance(by: .seconds(1))
        #expect(budget.tokens == 500 - 28)
        load.time.run()
        #expect(budget.tokens == 500 - 14)
    }

    @Test(arguments: [(200, 487), (299, 487), (300, 486), (404, 486), (199, 486)])
    func `a success without a retry gives one token`(status: Int, tokens: Int) {
        let (load, budget) = (Load([503, 503, status]), RetryBudget())
        let provider = load.provider(retry(1, budget, load))
        load.send(by: provider)
        load.time.run()
        #expect(budget.tokens == 486)
        load.send(by: provider)
        #expect(budget.tokens == tokens)
    }

    @Test func `there are never more tokens than at first`() {
        let (load, budget) = (Load([200]), RetryBudget(20))
        let provider = load.provider(retry(1, budget, load))
        for _ in 0..<3 { load.send(by: provider) }
        #expect(budget.tokens == 20)
    }

    @Test func `retries that wait count`() {
        let (load, budget) = (Load.dead(), RetryBudget(14))
        let provider = load.provider(retry(1, budget, load))
        load.send(by: provider)
        load.send(by: provider)
        #expect(load.results.all == ["0s: budgetSpent"])
        load.time.run()
        #expect(load.arrivals.all.count == 3)
    }

    @Test func `a retry that is cancelled while it waits gives back its tokens, once`() {
        let (load, budget) = (Load.dead(), RetryBudget(100))
        let request = load.send(by: load.provider(retry(1, budget, load)))
        #expect(budget.tokens == 86)
        request.dispose()
        request.dispose()
        #expect(budget.tokens == 100)
        load.time.run()
        #expect(load.arrivals.all.count == 1)
    }

    @Test func `one that is cancelled while it is sent does not`() {
        let load = Load(after: .seconds(1), [503])
        let budget = RetryBudget(100)
        let request = load.send(by: load.provider(retry(1, budget, load)))
        load.time.advance(by: .seconds(2))
        #expect(load.arrivals.all.count == 2)
        request.dispose()
        #expect(budget.tokens == 86)
    }

    @Test func `the error has that of the last attempt, and its response`() throws {
        let (load, budget) = (Load([503]), RetryBudget(0))
        let provider = load.provider(retry(1, budget, load))
        let response = provider.rx(Ask(method: .get)).outcome?.error?.response
        #expect(response?.status == 503)
        let rejected = provider.rx(Ask(method: .get), .validation(.successCodes)).outcome?.error
        #expect(rejected?.response?.status == 503)
        #expect(
            "\(try #require(rejected))" == """
                wanted tokens for another attempt, found too few, after: \
                GET https://ping.host/ask: wanted a status in 200..<300, found 503
                """)
    }

    @Test func `a request that is not repeated takes nothing and is not refused`() {
        let (load, budget) = (Load([503, 404]), RetryBudget(0))
        let provider = load.provider(retry(1, budget, load))
        load.send(by: provider, method: .post)
        load.send(by: provider)
        #expect(load.results.all == ["0s: 503", "0s: 404"])
    }

    @Test func `a refused request is not repeated outside`() {
        let (load, budget) = (Load([503]), RetryBudget(0))
        let outside = Retry(3, .doubling, errors: { _ in true }, scheduler: load.time)
        load.send(by: load.provider(outside, retry(1, budget, load)))
        load.time.run()
        #expect(load.results.all == ["0s: budgetSpent"])
    }

    @Test func `what a cache answers gives nothing back, and may answer when it is spent`() {
        let (stubs, budget) = (Stubs<Sayings>(), RetryBudget(30))
        let time = VirtualTimeScheduler()
        let retry = Retry(9, .constant(delay: .seconds(1)), budget: budget, scheduler: time)
        let provider = Provider<Sayings>(
            backend: stubs, interceptors: [retry],
            attributes: [.cache(MemoryCache()), .caching(.networkFirst)])
        stubs.on(.zen, ["stored", 503])
        provider.rx(.zen).subscribe()
        let log = EventLog<String>()
        provider.rx(.zen).subscribe { log.add($0.summary) }
        time.run()
        #expect(log.all == ["200"])
        #expect(stubs.requests.count == 1 + 3)
        #expect(budget.tokens == 30 - 28)
    }
}
