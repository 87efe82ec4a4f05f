import StreamNet
import Testing

extension Attributes {
    fileprivate static var name: Key<String> { .init("nobody") }
}

/// Equal requests that are on their way at the same time are sent once.
@Suite(.virtualLimit) struct SharingTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let requests = InFlightRequests()

    private var wire: Wire { Wire(time: time, log: log) }
    private var provider: Provider<Sayings> {
        Provider(backend: wire, attributes: .sharing(requests))
    }

    @Test func `requests that come while an equal one is on its way get its answer`() {
        for name in ["a", "b", "c"] {
            provider.rx(.zen).subscribe(log.noting(name))
            time.advance(by: .seconds(1))
        }
        #expect(log.all == ["sent"])
        time.run()
        #expect(log.all == ["sent", "a: 200", "b: 200", "c: 200", "ended"])
        #expect(time.now == .seconds(5))
    }

    @Test func `an error is everybody's`() {
        let provider = Provider<Sayings>(
            backend: Wire(time: time, log: log, answer: .lost(.connectionLost)),
            attributes: .sharing(requests))
        for name in ["a", "b"] { provider.rx(.zen).subscribe(log.noting(name)) }
        time.run()
        let failure = "GET https://ping.host/ask: wanted a response, found the connection closed"
        #expect(log.all == ["sent", "a: \(failure)", "b: \(failure)", "ended"])
    }

    @Test func `each gets the response as its own, and its plugins hear of it`() {
        let provider = Provider<Sayings>(
            backend: wire, plugins: [Witness(name: "p", log: log)],
            attributes: .sharing(requests))
        for name in ["a", "b"] {
            provider.rx(.zen, .name(name)).subscribe(onSuccess: { [log] in
                log.add("\(name): \($0.name), \($0.endpoint?.name ?? "nil"), \($0.attempt)")
            })
        }
        time.run()
        #expect(log.all.filter { $0.hasSuffix(", 1") } == ["a: a, a, 1", "b: b, b, 1"])
        #expect(log.all.count { $0 == "willSend p" } == 2)
        #expect(log.all.count { $0 == "didReceive p: 200" } == 2)
    }

    @Test(arguments: [0, 1, 2])
    func `who leaves changes nothing for the others`(index: Int) {
        let names = ["a", "b", "c"]
        let subscriptions = names.map { provider.rx(.zen).subscribe(log.noting($0)) }
        time.advance(by: .seconds(1))
        subscriptions[index].dispose()
        subscriptions[index].dispose()
        time.run()
        let others = names.filter { $0 != names[index] }
        #expect(log.all == ["sent"] + others.map { "\($0): 200" } + ["ended"])
        #expect(requests.count == 0)
    }

    @Test func `the last who leaves cancels, and the next is sent anew`() {
        let subscriptions = ["a", "b"].map { provider.rx(.zen).subscribe(log.noting($0)) }
        for subscription in subscriptions {
            #expect(log.all == ["sent"] && requests.count == 1)
            subscription.dispose()
        }
        #expect(log.all == ["sent", "ended"] && requests.count == 0)
        provider.rx(.zen).subscribe(log.noting("c"))
        time.run()
        #expect(log.all == ["sent", "ended", "sent", "c: 200", "ended"])
    }

    @Test func `a group cancels its own alone`() {
        let group = RequestGroup()
        provider.rx(.zen, .groups([group])).subscribe(log.noting("a"))
        provider.rx(.zen).subscribe(log.noting("b"))
        group.cancel()
        time.run()
        #expect(log.all == ["sent", "a: cancelled", "b: 200", "ended"])
    }

    @Test func `who asks from inside the answer is sent anew`() {
        provider.rx(.zen).flatMap { _ in provider.rx(.zen) }.subscribe(log.noting("a"))
        provider.rx(.zen).subscribe(log.noting("b"))
        time.run()
        #expect(log.all == ["sent", "sent", "b: 200", "ended", "a: 200", "ended"])
        #expect(requests.count == 0)
    }

    @Test func `those who try again are together again`() {
        let provider = Provider<Sayings>(
            backend: Wire(time: time, log: log, answer: .lost(.connectionLost)),
            interceptors: [Around { $1($0).retry(2) }], attributes: .sharing(requests))
        for name in ["a", "b"] { provider.rx(.zen).subscribe(log.noting(name)) }
        time.run()
        #expect(log.all.count { $0 == "sent" } == 2)
        #expect(log.all.count { $0.contains("connection closed") } == 2)
    }

    @Test func `what answers at once leaves nothing`() {
        let provider = Provider<Sayings>(backend: .stub(Response()), attributes: .sharing(requests))
        for name in ["a", "b"] { provider.rx(.zen).subscribe(log.noting(name)) }
        #expect(log.all == ["a: 200", "b: 200"])
        #expect(requests.count == 0)
    }

    @Test func `what fails before it is sent leaves nothing`() throws {
        let provider = Provider<Given>(
            backend: StubBackend { _ in throw CancellationError() },
            attributes: .sharing(requests))
        let endpoints = [
            Endpoint(url: Ping().baseURL), Endpoint(url: URL(string: "ftp://ping.host")!),
        ]
        for endpoint in endpoints {
            provider.rx(Given(endpoint: endpoint)).subscribe(log.noting("a"))
            provider.rx(Given(endpoint: endpoint)).subscribe(log.noting("b"))
        }
        #expect(log.all.count == 4)
        #expect(requests.count == 0)
    }

    @Test func `who leaves inside the sending leaves nothing`() {
        let held = EventLog<any Disposable>()
        let provider = Provider<Sayings>(
            backend: StubBackend { _ in
                held.all.first?.dispose()
                return Response()
            }, attributes: .sharing(requests))
        let later = Single.just(Sayings.zen).delay(.seconds(1), scheduler: time)
        held.add(later.flatMap { provider.rx($0) }.subscribe(log.noting("a")))
        time.run()
        #expect(log.all == [])
        #expect(requests.count == 0)
    }

    @Test(arguments: [false, true])
    func `nothing is kept of those who were answered or have left`(isLeaving: Bool) {
        let tokens = WeakLog<HeldValue>()
        do {
            let provider = Provider<Sayings>(
                backend: wire, attributes: [.holding(tokens.make()), .sharing(requests)])
            let subscriptions = ["a", "b"].map { provider.rx(.zen).subscribe(log.noting($0)) }
            if isLeaving { for subscription in subscriptions { subscription.dispose() } }
        }
        time.run()
        #expect(tokens.living == 0)
    }

    @Test func `what refers to the same object shares, what refers to another does not`() {
        let providers = [requests, requests, InFlightRequests()].map {
            Provider<Sayings>(backend: wire, attributes: .sharing($0))
        }
        for provider in providers { provider.with().rx(.zen).subscribe(log.noting("a")) }
        #expect(log.all == ["sent", "sent"])
    }
}

/// A server that takes five seconds, and says when it begins and when it may stop.
struct Wire: Backend {
    let time: VirtualTimeScheduler
    let log: EventLog<String>
    var answer: Result<Response, any Error> = .success(Response())

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .create { resolve in
            log.add("sent")
            let timer = time.schedule(after: .seconds(5)) { resolve(answer) }
            return CompositeDisposable(Disposables.create { log.add("ended") }, timer)
        }
    }
}
