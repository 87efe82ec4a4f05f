import StreamNet
import Testing

/// Cancelling a stream is silent, a completion is called once, plugins are notified at once.
@Suite(.virtualLimit) struct CancellingRequestsTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private var provider: Provider<Sayings> {
        Provider(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            plugins: [Witness(name: "p", log: log)])
    }

    private let cancelled = ["prepare p", "willSend p", "didReceive p: cancelled"]

    @Test func `disposing a stream is silent, and stays so when the clock goes on`() {
        let subscription = provider.rx(.zen).subscribe(log.noting("called"))
        time.advance(by: .seconds(4))
        subscription.dispose()
        #expect(log.all == cancelled)
        time.run()
        #expect(log.all == cancelled)
    }

    @Test func `disposing after the response tells nobody`() {
        let subscription = provider.rx(.zen).subscribe()
        time.run()
        subscription.dispose()
        #expect(log.all == ["prepare p", "willSend p", "didReceive p: 200", "process p: 200"])
    }

    @Test func `a completion is called once with cancelled, inside dispose`() {
        let request = provider.request(.zen, completion: log.noting("called"))
        request.dispose()
        #expect(log.all == cancelled + ["called: cancelled"])
        request.dispose()
        time.run()
        #expect(log.all == cancelled + ["called: cancelled"])
    }

    @Test(arguments: ["disposed after it", "disposed in it", "released"])
    func `a completion that has its response is not called again`(way: String) {
        let (results, held) = (EventLog<String>(), EventLog<any Disposable>())
        do {
            let request = provider.request(.zen) { result in
                results.add(result.summary)
                if way == "disposed in it" { held.all.first?.dispose() }
            }
            if way != "released" { held.add(request) }
        }
        time.run()
        held.all.first?.dispose()
        #expect(results.all == ["200"])
    }

    @Test(arguments: [.success(Response()), .failure(StreamError.noElements)] as [Hooks.Outcome])
    func `a request cancelled in didReceive is not processed`(_ answer: Hooks.Outcome) {
        let (log, held) = (log, EventLog<any Disposable>())
        let plugins: [any Plugin] = [
            Hooks(receiving: { _ in held.all.first?.dispose() }), Witness(name: "p", log: log),
        ]
        let backend = StubBackend(after: .seconds(5), scheduler: time) { _ in try answer.get() }
        let provider = Provider<Sayings>(backend: backend, plugins: plugins)
        held.add(provider.rx(.zen).subscribe(log.noting("called")))
        time.run()
        #expect(log.all == ["prepare p", "willSend p", "didReceive p: \(answer.summary)"])
    }

    @Test func `a request cancelled in willSend is not sent, and told behind all of willSend`() {
        let held = EventLog<any Disposable>()
        let plugins: [any Plugin] = [
            Hooks(sending: { _ in held.all.first?.dispose() }), Witness(name: "p", log: log),
        ]
        let backend = StubBackend { [log] _ in
            log.add("sent")
            return Response()
        }
        let later = Around { [time] endpoint, next in
            Single.just(endpoint).delay(.seconds(1), scheduler: time).flatMap { next($0) }
        }
        let provider = Provider<Sayings>(backend: backend, plugins: plugins, interceptors: [later])
        held.add(provider.rx(.zen).subscribe(log.noting("called")))
        time.run()
        #expect(log.all == cancelled)
    }
}
