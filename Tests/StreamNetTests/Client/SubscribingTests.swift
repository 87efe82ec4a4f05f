import StreamNet
import Testing

/// One subscription is one request, from the declaration on.
@Suite(.hangLimit) struct SubscribingTests {
    private let log: EventLog<String>
    private let provider: Provider<Sayings>

    init() {
        let log = EventLog<String>()
        self.log = log
        provider = Provider(
            backend: StubBackend { endpoint in
                log.add("send")
                throw NetError.transport(
                    TransportError(.connectionLost, request: endpoint.description))
            },
            plugins: [
                Hooks(preparing: {
                    log.add("prepare"); return $0
                })
            ])
    }

    @Test func `nothing happens before the subscription, and each is a request`() {
        let zen = provider.rx(.zen)
        _ = zen.map(\.status).retry(3)
        #expect(log.all == [])
        for count in 1...2 {
            zen.subscribe { _ in }
            #expect(log.all == Array(repeating: ["prepare", "send"], count: count).flatMap(\.self))
        }
    }

    @Test func `the endpoint is asked for once for each request`() {
        let single = provider.rx(LoggedTarget(log: log))
        single.subscribe { _ in }
        single.subscribe { _ in }
        #expect(log.all.filter { $0 == "declare" }.count == 2)
    }
}

/// A target that notes each time that it is declared.
struct LoggedTarget: Target {
    let log: EventLog<String>
    let baseURL = Ping().baseURL
    let path: Path = "counted"

    var endpoint: Endpoint {
        get throws {
            log.add("declare")
            return try Endpoint(self)
        }
    }
}
