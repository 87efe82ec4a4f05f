import StreamNet
import Testing

/// One subscription is one request, from the declaration on.
@Suite(.hangLimit) struct SubscribingTests {
    private let log = EventLog<String>()

    private var provider: Provider<Sayings> {
        Provider(backend: .stub(Response()), plugins: [Witness(name: "p", log: log)])
    }

    @Test func `nothing happens before the subscription, and each is a request`() {
        let zen = provider.rx(.zen)
        _ = zen.map(\.status).retry(3)
        #expect(log.all == [])
        let once = ["prepare p", "willSend p", "didReceive p: 200", "process p: 200"]
        for calls in [once, once + once] {
            zen.subscribe { _ in }
            #expect(log.all == calls)
        }
    }

    @Test func `the endpoint is asked for once for each request`() {
        let single = provider.rx(LoggedTarget(log: log))
        for _ in 1...2 { single.subscribe { _ in } }
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
