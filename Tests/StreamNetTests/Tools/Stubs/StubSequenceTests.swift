import StreamNet
import Streams
import Testing

/// One answer for each request, and when it comes.
@Suite(.virtualLimit) struct StubSequenceTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func ask(_ stubs: Stubs<Sayings>, _ attributes: Attributes = []) {
        let (log, time) = (log, time)
        Provider<Sayings>(backend: stubs).rx(.zen, attributes).subscribe {
            log.add("\(time.now): \($0.text)")
        }
    }

    @Test func `each request takes the next answer, and the last stays`() {
        let stubs = Stubs<Sayings>().on(.zen, [503, .failure(.connectionLost), "a"])
        for _ in 1...4 { ask(stubs) }
        #expect(
            log.all.map { $0.dropFirst("0.0 seconds: ".count) } == [
                "503 ",
                "GET https://sayings.host/zen: wanted a response, found the connection closed",
                "200 a", "200 a",
            ])
    }

    @Test func `a sequence may be made of answers, sequences and closures`() {
        let stubs = Stubs<Sayings>()
        stubs.on(.zen, StubAnswer((1...2).map { "\($0)" }))
        stubs.on(.saying(1), [[1, 2], [], StubAnswer { _ in Response(status: 3) }])
        let provider = Provider<Sayings>(backend: stubs)
        #expect(
            (1...3).map { _ in provider.rx(.zen).outcome?.text } == ["200 1", "200 2", "200 2"])
        let statuses = (1...4).map { _ in provider.rx(.saying(1)).outcome?.response?.status }
        #expect(statuses == [1, 2, 3, 3])
    }

    @Test func `every attempt is a request`() {
        let stubs = Stubs<Sayings>().on(.zen, [503, 503, "a"])
        let retrying = Around { $1($0).retry(3) }
        let provider = Provider<Sayings>(backend: stubs, interceptors: [retrying])
        #expect(provider.rx(.zen, .validation(.successCodes)).outcome?.text == "200 a")
        #expect(stubs.requests.count == 3)
    }

    @Test(arguments: [
        (StubAnswer.text("a"), Duration?.none, "3.0 seconds"),
        (.text("a").after(.seconds(2)), nil, "2.0 seconds"),
        (.text("a").after(.zero), nil, "0.0 seconds"),
        (.text("a").after(.seconds(2)), .seconds(1), "1.0 seconds"),
    ])
    func `the innermost delay wins`(answer: StubAnswer, delay: Duration?, due: String) {
        ask(Stubs(after: .seconds(3), scheduler: time).on(.zen, answer, after: delay))
        if due == "0.0 seconds" { #expect(log.all.count == 1) } else { #expect(log.all == []) }
        time.run()
        #expect(log.all == ["\(due): 200 a"])
    }

    @Test func `each answer of a sequence has its own delay`() {
        let stubs = Stubs<Sayings>(scheduler: time)
            .on(.zen, [.status(503).after(.seconds(5)), "a", .text("b").after(.seconds(1))])
        for _ in 1...3 { ask(stubs) }
        time.run()
        #expect(log.all == ["0.0 seconds: 200 a", "1.0 seconds: 200 b", "5.0 seconds: 503 "])
    }

    @Test func `samples and closures are delayed alike, otherwise is not`() {
        let stubs = Stubs<Sayings>(
            after: .seconds(1), scheduler: time, otherwise: .stub(Response(status: 204)))
        ask(stubs, .sample("sample"))
        stubs.on(.zen, StubAnswer { _ in Response(text: "closure") }, after: .seconds(2))
        ask(stubs)
        stubs.on(.zen, .otherwise)
        ask(stubs)
        time.run()
        #expect(
            log.all == ["0.0 seconds: 204 ", "1.0 seconds: 200 sample", "2.0 seconds: 200 closure"])
    }

    @Test func `disposing cancels a delayed stub at once, and plugins hear of it`() {
        let (log, time) = (log, time)
        let stubs = Stubs<Sayings>(after: .seconds(5), scheduler: time).on(.zen, "a")
        let provider = Provider<Sayings>(backend: stubs, plugins: [Witness(name: "p", log: log)])
        let request = provider.request(.zen) { log.add($0.text) }
        time.advance(by: .seconds(1))
        request.dispose()
        let cancelled = ["prepare p", "willSend p", "didReceive p: cancelled", "cancelled"]
        #expect(log.all == cancelled)
        time.run()
        #expect(log.all == cancelled)
        #expect(time.now == .seconds(1), "the timer is gone")
    }
}
