import StreamNet
import Testing

@Suite(.virtualLimit) struct DeadlineTests {
    @Test(arguments: [(3, "2s: 200"), (2, "2s: deadlineExceeded"), (1, "1s: deadlineExceeded")])
    func `a response must come before the time`(limit: Int, result: String) {
        let load = Load(after: .seconds(2), [200])
        load.send(by: load.provider(Deadline(.seconds(limit), scheduler: load.time)))
        load.time.run()
        #expect(load.results.all == [result])
        #expect(load.arrivals.all.count == 1)
    }

    @Test(arguments: [0, -1])
    func `without time nothing is sent`(limit: Int) {
        let load = Load([200])
        load.send(by: load.provider(Deadline(.seconds(limit), scheduler: load.time)))
        let stream = load.provider().rx(Ask(method: .get))
        stream.deadline(in: .seconds(limit), scheduler: load.time).subscribe { load.note($0) }
        load.time.run()
        #expect(load.results.all == ["0s: deadlineExceeded", "0s: deadlineExceeded"])
        #expect(load.arrivals.all.isEmpty)
    }

    @Test(arguments: [(8, 3, "7s: 503"), (7, 2, "3s: 503"), (4, 2, "3s: 503"), (3, 1, "1s: 503")])
    func `a retry that would be late is not awaited`(limit: Int, attempts: Int, result: String) {
        // Waits of two and of four seconds.
        let load = Load([503])
        let policy = RetryPolicy { failures, _ in .seconds(2 * failures) }
        let provider = load.provider(
            Around { endpoint, next in
                next(endpoint).delaySubscription(.seconds(1), scheduler: load.time)
            },
            Deadline(.seconds(limit), scheduler: load.time),
            Retry(2, policy, scheduler: load.time))
        load.send(by: provider)
        load.time.run()
        #expect(load.arrivals.all.count == attempts)
        #expect(load.results.all == [result])
    }

    @Test func `it limits all attempts, wherever it is listed`() {
        for place in 0..<3 {
            let load = Load(after: .seconds(2), [503])
            let retry = Retry(2, .constant(delay: .zero), scheduler: load.time)
            let deadline = Deadline(.seconds(3), scheduler: load.time)
            let providers = [
                load.provider(retry, deadline), load.provider(deadline, retry),
                // That of a request is outside of the provider's interceptors.
                load.provider(retry),
            ]
            load.send(by: providers[place], place == 2 ? .interceptors([deadline]) : [])
            load.time.run()
            #expect(load.results.all == ["3s: deadlineExceeded"])
        }
    }

    @Test func `a request that waits for too long on its way is not sent`() {
        let load = Load([200])
        let late = Around { endpoint, next in
            load.time.advance(by: .seconds(3))
            return next(endpoint)
        }
        load.send(by: load.provider(Deadline(.seconds(3), scheduler: load.time), late))
        #expect(load.arrivals.all.isEmpty)
        #expect(load.results.all == ["3s: deadlineExceeded"])
    }

    @Test func `a rate limit refuses at once what would have its turn too late`() {
        let load = Load([200])
        let provider = load.provider(
            Deadline(.milliseconds(200), scheduler: load.time), RateLimit(10, on: load.time))
        for _ in 0..<4 { load.send(by: provider) }
        #expect(load.results.all == ["0s: 200", "0s: deadlineExceeded"])
        load.time.run()
        #expect(
            load.results.all == [
                "0s: 200", "0s: deadlineExceeded", "0.1s: 200", "0.2s: deadlineExceeded",
            ])
    }

    @Test func `the server is told what is left, at each attempt, also behind a wait`() {
        let texts = EventLog<String?>()
        let load = Load { endpoint, _ in
            texts.add(try endpoint.encoded().headers["grpc-timeout"])
            return Response(status: 503)
        }
        let deadline = Deadline(.seconds(9), sentAs: "grpc-timeout", scheduler: load.time)
        let retry = Retry(2, .doubling, scheduler: load.time)
        load.send(by: load.provider(deadline, retry))
        load.time.run()
        load.send(by: load.provider(retry))
        load.time.run()
        let waiting = load.provider(deadline, RateLimit(10, on: load.time))
        for _ in 0..<3 { load.send(by: waiting) }
        load.time.run()
        #expect(texts.all == ["9000m", "8000m", "6000m", nil, nil, nil, "9000m", "8900m", "8800m"])
    }

    @Test(arguments: [
        (Duration.nanoseconds(1), "1m"), (.milliseconds(1), "1m"), (.seconds(1.9999), "1999m"),
        (.milliseconds(99_999_999), "99999999m"), (.milliseconds(100_000_000), "99999999m"),
        (.seconds(Int.max), "99999999m"),
    ])
    func `the field of gRPC has at most eight digits`(limit: Duration, text: String) throws {
        let load = Load { endpoint, _ in
            Response(text: try endpoint.encoded().headers["grpc-timeout"] ?? "none")
        }
        let deadline = Deadline(limit, sentAs: "grpc-timeout", scheduler: load.time)
        let response = try load.provider(deadline).rx(Ask(method: .get)).outcome?.get()
        #expect(response?.bodyText == text)
    }

    @Test func `the description has the places, whatever the order in the list`() {
        let load = Load([200])
        func lines(_ interceptors: any Interceptor...) -> [Substring] {
            let description = load.provider().with(interceptors: interceptors).describe()
            return description.split(separator: "\n").filter { $0.hasPrefix("per ") }
        }
        let deadline = Deadline(.seconds(10), sentAs: "grpc-timeout")
        let (breaker, limit) = (CircuitBreaker(), RateLimit(10, per: .seconds(1), burst: 20))
        let retry = Retry(2, budget: RetryBudget())
        for all in [
            lines(deadline, breaker, retry, limit), lines(limit, breaker, retry, deadline),
        ] {
            #expect(
                all == [
                    "per call: Deadline: within 10.0 seconds, sent as grpc-timeout",
                    "per call: Retry: a budget of 500 tokens",
                    "per exchange: RateLimit: 10 in 1.0 seconds",
                    "per exchange: CircuitBreaker: opens for 5.0 seconds if 0.5 of 20 fail within"
                        + " 30.0 seconds",
                ])
        }
    }
}
