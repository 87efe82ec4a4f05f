import StreamNet
import Streams
import Testing

/// The time a stub takes, on a clock that takes none.
@Suite(.virtualLimit) struct StubDelayTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func send(after delay: Duration, _ attributes: Attributes = []) {
        let (log, time) = (log, time)
        let backend = StubBackend(after: delay, scheduler: time) { _ in
            log.add("\(time.now): answer")
            return Response()
        }
        let endpoint = Endpoint(url: Ping().baseURL, attributes: attributes)
        backend.send(endpoint).subscribe { log.add("\(time.now): \($0.summary)") }
    }

    @Test func `a delayed answer is made at once and delivered on time`() {
        send(after: .seconds(5))
        time.advance(by: .seconds(4.999))
        #expect(log.all == ["0.0 seconds: answer"])
        time.run()
        #expect(log.all == ["0.0 seconds: answer", "5.0 seconds: 200"])
    }

    @Test(
        arguments: [
            (30, Attributes.timeout(.seconds(10)), "10.0 seconds", "a response"),
            (10, .timeout(.seconds(10)), "10.0 seconds", "a response"),
            (90, Attributes(), "60.0 seconds", "a response"),
            (30, [.timeout(.seconds(20)), .idleTimeout(.seconds(5))], "5.0 seconds", "data"),
            (9, .timeout(.seconds(10)), "9.0 seconds", nil),
        ] as [(Int, Attributes, String, String?)])
    func `an answer that is not faster than the timeouts is a timeout`(
        delay: Int, attributes: Attributes, end: String, wanted: String?
    ) {
        send(after: .seconds(delay), attributes)
        time.run()
        let error = wanted.map {
            "GET https://ping.host: wanted \($0) within \(end), found "
                + ($0 == "data" ? "silence" : "none")
        }
        #expect(log.all.last == "\(end): \(error ?? "200")")
    }

    @Test func `a delayed error takes as long as an answer`() {
        let results = EventLog<String>()
        let backend = StubBackend(after: .seconds(5), scheduler: time) { _ in
            throw NetError.cancelled
        }
        backend.send(Endpoint(url: Ping().baseURL)).subscribe { results.add($0.summary) }
        #expect(results.all == [])
        time.run()
        #expect(results.all == ["cancelled"])
    }
}
