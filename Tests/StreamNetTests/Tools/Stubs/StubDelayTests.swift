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

    @Test(arguments: [
        (Duration.seconds(30), Attributes.timeout(.seconds(10)), "10.0 seconds"),
        (.seconds(10), .timeout(.seconds(10)), "10.0 seconds"),
        (.seconds(90), Attributes(), "60.0 seconds"),
    ])
    func `an answer that is not faster than the timeout is a timeout`(
        delay: Duration, attributes: Attributes, limit: String
    ) {
        send(after: delay, attributes)
        time.run()
        let error = "GET https://ping.host: wanted a response within \(limit), found none"
        #expect(log.all.last == "\(limit): \(error)")
    }

    @Test func `a silence longer than allowed is a timeout, too`() {
        send(after: .seconds(30), [.timeout(.seconds(20)), .idleTimeout(.seconds(5))])
        time.run()
        #expect(
            log.all.last == "5.0 seconds: GET https://ping.host: "
                + "wanted data within 5.0 seconds, found silence")
    }

    @Test func `an answer faster than the timeout is an answer`() {
        send(after: .seconds(9), .timeout(.seconds(10)))
        time.run()
        #expect(log.all.last == "9.0 seconds: 200")
    }

    @Test func `a timeout is typed`() {
        let time = time
        let results = EventLog<Result<Response, any Error>>()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .seconds(90), scheduler: time) { _ in Response() })
        provider.rx(.zen, .timeout(.seconds(2))).subscribe { results.add($0) }
        time.run()
        guard case .transport(let failure) = results.all.first?.error as? NetError else {
            Issue.record("wanted a transport failure")
            return
        }
        #expect(failure.reason == .timedOut(.total, after: .seconds(2)))
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

    @Test func `delays of several requests run side by side`() {
        send(after: .seconds(3))
        send(after: .seconds(1))
        time.run()
        #expect(log.all.suffix(2) == ["1.0 seconds: 200", "3.0 seconds: 200"])
    }
}
