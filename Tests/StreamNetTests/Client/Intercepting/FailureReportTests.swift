import StreamNet
import Testing

/// The one hook that observes failures of requests, of streams and of mappings.
@Suite(.virtualLimit) struct FailureReportTests {
    private let log = EventLog<String>()

    private func provider(
        _ backend: any Backend, _ attributes: Attributes = [], refusing: Bool = false
    ) -> Provider<Sayings> {
        let hooks = Hooks(preparing: { if refusing { throw Late() } else { $0 } })
        return Provider(
            backend: backend, plugins: [hooks, FailureLog(log: log)], attributes: attributes)
    }

    @Test(
        arguments: [
            (
                .failure(.connectionLost), 3,
                ["request /zen: wanted a response, found the connection closed"]
            ),
            ([.failure(.connectionLost), 200], 2, []),
        ] as [(StubAnswer, Int, [String])])
    func `a retried request fails once or not`(answer: StubAnswer, count: Int, reports: [String]) {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>().on(.zen, answer)
        provider(stubs, .interceptors([Retry(2, scheduler: time)])).rx(.zen)
            .subscribe { _ in log.add("caller") }
        time.run()
        #expect(stubs.requests.count == count)
        #expect(log.all == ["caller"] + reports)
    }

    @Test func `refused and rejected requests are reported`() {
        provider(.stub(Response()), refusing: true).rx(.zen).subscribe { _ in }
        provider(.stub(Response(status: 404)), .validation(.successCodes)).rx(.zen)
            .subscribe { _ in }
        #expect(
            log.all == [
                "request /zen: wanted a prepared endpoint, found Late()",
                "request /zen: rejected 404",
            ])
    }

    @Test func `a cancelled request reports nothing`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(scheduler: time)
            .on(.zen, StubAnswer.status(500).after(.seconds(1)))
        let subscription = provider(stubs).rx(.zen).subscribe { _ in }
        subscription.dispose()
        time.run()
        #expect(log.all.isEmpty)
    }

    @Test func `a mapping is reported with its response`() {
        provider(.stub(Response(status: 203))).rx(.saying(1))
            .mapResponse { _ -> Int in throw Late() }.subscribe { _ in }
        #expect(log.all == ["mapping /sayings/1: Late(), 203"])
    }

    @Test func `each loss of an open connection of events is reported`() {
        let answers: [StubAnswer] = [
            .events("data: a\n\n", .fail(.connectionLost)), .failure(.connectionLost),
            .events("data: b\n\n"), 204,
        ]
        let played = play(StubAnswer(answers), plugins: [FailureLog(log: log)])
        #expect(played.events.map { $0.suffix(1) } == ["a", "b", "|"])
        #expect(
            log.all == [
                "next in 3 s /ticker: wanted a response, found the connection closed",
                "request /ticker: wanted a response, found the connection closed",
                "next in 6 s /ticker: wanted a response, found the connection closed",
                "next in 3 s /ticker: wanted a response, found the connection closed "
                    + "(in order, by the server)",
            ])
    }

    @Test func `events that end before their mark are reported once`() {
        for step in [StubAnswer.Step("data: b\n\n"), .fail(.connectionLost)] {
            let log = EventLog<String>()
            let played = play(
                .events("data: a\n\n", step), .chat, until: .data("[DONE]"),
                plugins: [FailureLog(log: log)])
            #expect(played.isTruncated)
            #expect(log.all.count == 1)
            let words = log.all.first?.hasPrefix("body /chat: wanted the whole body") == true
            let isLost = log.all.first?.hasPrefix("no other connection /chat: ") == true
            #expect(words || isLost, "\(log.all)")
        }
    }

    @Test func `an event and a record that cannot be decoded are mappings`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<LiveFeed>(scheduler: time).on(.ticker, .events("data: x\n\n"))
            .on(.export, [.chunks("x\n"), .chunks("1\n", .fail(.connectionLost))])
        let feed = Provider<LiveFeed>(backend: stubs, plugins: [FailureLog(log: log)])
        _ = time.record(feed.rx.events(.ticker, as: Int.self))
        _ = time.record(feed.rx.records(.export, as: Int.self))
        #expect(log.all.map { $0.prefix { $0 != ":" } } == ["mapping /ticker", "mapping /export"])
        // A body that is lost is another step.
        _ = time.record(feed.rx.records(.export, as: Int.self))
        #expect(log.all.last == "body /export: wanted a response, found the connection closed")
        #expect(log.all.count == 3)
    }
}

private struct FailureLog: Plugin {
    let log: EventLog<String>

    func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
        let reason =
            if case .rejected(let response) = error as? NetError {
                "rejected \(response.status)"
            } else { "\(error)".replacing(#/^(GET|POST) [^ ]+: /#, with: "") }
        let path = endpoint.url.path
        switch step {
        case .request: log.add("request \(path): \(reason)")
        case .body: log.add("body \(path): \(reason)")
        case .connection(let wait?):
            log.add("next in \(Int(wait / .seconds(1))) s \(path): \(reason)")
        case .connection(nil): log.add("no other connection \(path): \(reason)")
        case .mapping(let response): log.add("mapping \(path): \(reason), \(response.status)")
        }
    }
}
