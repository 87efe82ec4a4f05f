import StreamNet
import Testing

/// Hooks that take time: the request goes on when they have.
@Suite(.virtualLimit) struct WaitingPluginTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func provider(_ plugins: any Plugin...) -> Provider<Sayings> {
        Provider(
            backend: StubBackend { [log] endpoint in
                log.add("sent with \(endpoint.headers["X-Key"] ?? "no key")")
                return Response(status: 201)
            },
            plugins: plugins + [Witness(name: "p", log: log, isThorough: true)])
    }

    private func keyed(after seconds: Int) -> Hooks {
        Hooks(waiting: { [time] endpoint in
            var endpoint = endpoint
            endpoint.headers["X-Key"] = "k"
            return Single.just(endpoint).delay(.seconds(seconds), scheduler: time)
        })
    }

    @Test func `a preparation delays what comes behind it`() {
        provider(keyed(after: 2)).rx(.zen).subscribe { _ in }
        #expect(log.all == [])
        time.advance(by: .seconds(2))
        #expect(
            log.all == [
                "prepare p", "didEncode p", "willSend p", "sent with k", "didReceive p: 201",
                "process p: 201", "didDeliver p: 201",
            ])
    }

    @Test func `each prepares what those before it made, whether or not they take time`() {
        let tag = { [time] (tag: String, waits: Bool) in
            let add: @Sendable (Endpoint) -> Endpoint = {
                var endpoint = $0
                endpoint.headers.add("X-Key", tag)
                return endpoint
            }
            return waits
                ? Hooks(waiting: { .just(add($0)).delay(.seconds(1), scheduler: time) })
                : Hooks(preparing: add)
        }
        provider(tag("a", false), tag("b", true), tag("c", true), tag("d", false)).rx(.zen)
            .subscribe { _ in }
        time.run()
        #expect(log.all.contains("sent with a, b, c, d"))
    }

    @Test(arguments: [
        Hooks(waiting: { _ in .error(Late()) }), Hooks(preparing: { _ in throw Late() }),
    ])
    func `a preparation that fails refuses the request`(failing: Hooks) throws {
        let error = provider(failing).rx(.zen).outcome?.error
        let failure = try #require((error as? NetError)?.failure)
        #expect(failure.reason == .intercepted && failure.underlying is Late)
        #expect(
            failure.description
                == "GET https://sayings.host/zen: wanted a prepared endpoint, found Late()")
        let names = log.all.compactMap { $0.split(separator: " ").first }
        #expect(names == ["process", "didFail", "didDeliver"])
    }

    @Test func `a request that is cancelled while it is prepared is not sent`() {
        provider(keyed(after: 2)).rx(.zen).subscribe().dispose()
        time.run()
        #expect(log.all == [])
    }

    @Test func `processing may answer with another response, later`() {
        let relogin = Hooks(replacing: { [time] result, _ in
            guard result.response?.status == 201 else { return nil }
            return Single.just(Response(status: 299)).delay(.seconds(3), scheduler: time)
        })
        let delivered = EventLog<Int>()
        provider(relogin).rx(.zen, .timeout(.seconds(9)))
            .subscribe(onSuccess: { delivered.add($0.status) })
        #expect(delivered.all == [])
        time.run()
        #expect(delivered.all == [299])
        #expect(log.all.suffix(2) == ["process p: 299", "didDeliver p: 299"])
    }

    @Test func `processing may fail what succeeded`() {
        let plugin = Hooks(replacing: { _, _ in .error(Late()) })
        #expect(provider(plugin).rx(.zen).outcome?.error is Late)
        #expect(log.all.suffix(2) == ["didFail p: Late()", "didDeliver p: Late()"])
    }

    @Test func `a request that is cancelled while it is processed delivers nothing`() {
        let plugin = Hooks(replacing: { _, _ in .never() })
        provider(plugin).rx(.zen).subscribe().dispose()
        #expect(log.all.last == "didReceive p: 201")
    }
}
