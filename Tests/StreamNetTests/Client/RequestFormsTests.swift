import StreamNet
import Testing

/// Every form in which a request is written compiles, is inferred and sends.
@Suite(.hangLimit) struct RequestFormsTests {
    private let log: EventLog<String>
    private let provider: Provider<Sayings>

    init() {
        let log = EventLog<String>()
        self.log = log
        provider = Provider(
            backend: StubBackend { endpoint in
                log.add("\(endpoint), \(endpoint.timeout ?? .zero)")
                return Response(text: "Keep it simple.")
            })
    }

    @Test func `a case is inferred from its leading dot`() {
        provider.rx(.zen).subscribe()
        provider.rx(.saying(7)).subscribe()
        #expect(
            log.all == [
                "GET https://sayings.host/zen, 60.0 seconds",
                "GET https://sayings.host/sayings/7, 60.0 seconds",
            ])
    }

    @Test func `a target of another type is carried as well`() {
        provider.rx(Ping()).subscribe()
        #expect(log.all == ["GET https://ping.host/ping, 60.0 seconds"])
    }

    @Test func `a call says attributes behind its target, the last one wins`() {
        provider.rx(.zen, .timeout(.seconds(3))).subscribe()
        provider.rx(Ping(), .timeout(.seconds(4)), .timeout(.seconds(5))).subscribe()
        #expect(
            log.all == [
                "GET https://sayings.host/zen, 3.0 seconds",
                "GET https://ping.host/ping, 5.0 seconds",
            ])
    }

    @Test func `a response can be awaited`() async throws {
        let response = try await provider.request(.zen)
        let value = try await provider.rx(.zen).value
        let timed = try await provider.request(.zen, .timeout(.seconds(1)))
        #expect([response, value, timed].map(\.status) == [200, 200, 200])
        #expect(log.all.count == 3)
    }

    @Test func `a completion is called back`() {
        let results = EventLog<String>()
        provider.request(.zen) { results.add($0.summary) }
        provider.request(.zen, .timeout(.seconds(1))) { results.add($0.summary) }
        #expect(results.all == ["200", "200"])
        #expect(log.all.last == "GET https://sayings.host/zen, 1.0 seconds")
    }

    @Test func `a provider of any target is made in one line`() {
        let ping = Provider<Ping>(backend: .stub(Response(status: 204)))
        #expect(ping.rx(Ping()).outcome?.summary == "204")
    }
}
