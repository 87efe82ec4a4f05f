import StreamNet
import Testing

/// What an interceptor sees at the place of exchanges, and who does not wait there.
@Suite(.virtualLimit) struct ExchangePlaceTests {
    private let log = EventLog<String>()

    private var watch: Around {
        Around(per: .exchange) { [log] endpoint, next in
            let request = try? endpoint.encoded()
            log.add("\(endpoint.method) \(request?.url.absoluteString ?? "")")
            var changed = endpoint
            changed.headers["X-Changed"] = "1"
            return next(changed)
        }
    }

    private func network(_ situation: Situation) -> GuardedNetwork {
        GuardedNetwork(time: VirtualTimeScheduler(), arrivals: EventLog()) {
            [log] request, number in
            if request.headers["X-Changed"] != nil { log.add("changed") }
            return situation.answer(request, number)
        }
    }

    private let hops = ["GET https://ping.host/ask", "GET https://other.host/"]

    @Test(arguments: [HTTPMethod.get, .post])
    func `it sees each redirect, maybe a GET, and changes nothing sent`(method: HTTPMethod) {
        let provider = Provider<Ask>(backend: network(.redirect), interceptors: [watch])
        provider.rx(Ask(method: method)).subscribe()
        #expect(log.all == ["\(method) https://ping.host/ask", hops[1]])
    }

    @Test func `a backend of one's own is one exchange, also one that sends by a network`() {
        let backend = Wrapping(backend: network(.redirect))
        Provider<Ask>(backend: backend, interceptors: [watch]).rx(Ask(method: .get)).subscribe()
        #expect(log.all == [hops[0]])
    }

    @Test func `no exchange is seen twice if an interceptor changes the backend`() {
        let network = network(.redirect)
        let twice = Around { endpoint, next in
            next(endpoint).flatMap { _ in
                var other = endpoint
                other.backend = Wrapping(backend: network)
                return next(other)
            }
        }
        let provider = Provider<Ask>(backend: network, interceptors: [twice, watch])
        provider.rx(Ask(method: .get)).subscribe()
        #expect(log.all == hops + [hops[0]])
    }

    @Test func `those of a request are inside of the provider's`() {
        let provider = Provider<Ask>(
            backend: .stub(Response()),
            interceptors: [
                Checkpoint(name: "exchange", log: log, place: .exchange),
                Checkpoint(name: "call", log: log),
            ])
        provider.rx(
            Ask(method: .get),
            .interceptors([
                Checkpoint(name: "own exchange", log: log, place: .exchange),
                Checkpoint(name: "own call", log: log),
            ])
        ).subscribe()
        let names = ["call", "own call", "exchange", "own exchange"]
        #expect(log.all == names.map { "\($0) in" } + names.reversed().map { "\($0) out" })
    }

    @Test func `a renewal is the next in turn`() {
        let load = Load { [log] endpoint, _ in
            let isNew = endpoint.headers["Authorization"] == "Bearer new"
            log.add("\(endpoint.method)")
            return Response(status: endpoint.method == .post || isNew ? 200 : 401)
        }
        let limit = RateLimit(1, on: load.time)
        // Its request is made later, as that of a plugin that waits would be.
        let account = load.provider(limit).with(
            plugins: [Hooks(waiting: { .just($0).delay(.milliseconds(1), scheduler: load.time) })])
        let refresh = Account("old").refresh(on: load.time) {
            account.rx(Ask(method: .post)).map { _ in "new" }
        }
        let provider = load.provider(limit, refresh).with(attributes: .authorization(.bearer))
        for _ in 0..<3 { load.send(by: provider) }
        load.time.run()
        #expect(log.all == ["GET", "POST", "GET", "GET", "GET", "GET", "GET"])
        #expect(load.results.all == ["4s: 200", "5s: 200", "6s: 200"])
    }

    @Test func `the deadline of one request is not that of others that share its exchange`() {
        let load = Load([200])
        let provider = load.provider(RateLimit(1, on: load.time))
            .with(attributes: .sharing(InFlightRequests()))
        for _ in 0..<4 { load.send(by: provider, method: .post) }
        load.send(by: provider, .interceptors([Deadline(.seconds(1), scheduler: load.time)]))
        load.send(by: provider)
        load.time.run()
        #expect(load.results.all.contains("1s: deadlineExceeded"))
        #expect(load.results.all.last == "4s: 200")
    }
}

private struct Wrapping: Backend {
    let backend: any Backend

    func send(_ endpoint: Endpoint) -> Single<Response> { backend.send(endpoint) }
}
