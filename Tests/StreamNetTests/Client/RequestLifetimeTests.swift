import Locks
import StreamNet
import Testing

/// A request that was sent continues without its provider, and holds nothing after its end.
@Suite(.hangLimit) struct RequestLifetimeTests {
    @Test(.virtualLimit) func `a request outlives its provider`() {
        let time = VirtualTimeScheduler()
        let log = EventLog<String>()
        do {
            let provider = Provider<Sayings>(
                backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
                plugins: [Witness(name: "p", log: log)])
            provider.rx(.zen).subscribe { log.add("called: \($0.summary)") }
        }
        time.run()
        #expect(log.all.suffix(2) == ["process p: 200", "called: 200"])
    }

    fileprivate static let endings: [Ending] = [
        Ending("a response") { time in time.run() },
        Ending("a timeout", .timeout(.seconds(1))) { time in time.run() },
        Ending("a rejection", .validation(.statusCodes([]))) { time in time.run() },
        Ending("a disposal", isDisposed: true) { time in time.advance(by: .seconds(1)) },
    ]

    @Test(.virtualLimit, arguments: endings)
    fileprivate func `nothing of 1 000 requests is kept, however they end`(ending: Ending) {
        let time = VirtualTimeScheduler()
        let probes = Probes()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            plugins: [Hooks()], interceptors: [Around { $1($0).retry(2) }])
        for _ in 1...20 {
            for _ in 1...25 {
                let attributes: [Attributes] = [.probe(probes.make()), .probe(probes.make())]
                let requests = [
                    provider.rx(.zen, attributes[0], ending.attributes).subscribe { _ in },
                    provider.request(.zen, attributes[1], ending.attributes) { _ in },
                ]
                if ending.isDisposed { for request in requests { request.dispose() } }
            }
            ending.happen(time)
        }
        #expect(probes.made == 1_000)
        #expect(probes.left == 0)
    }

    @Test func `a subscription that is kept after its end keeps nothing`() {
        let probes = Probes()
        let provider = Provider<Sayings>(backend: .stub(Response()))
        let kept = [
            provider.rx(.zen, .probe(probes.make())).subscribe { _ in },
            provider.request(.zen, .probe(probes.make())) { _ in },
        ]
        #expect(probes.left == 0)
        withExtendedLifetime(kept) {}
    }

    @Test func `a bag lets go of requests that are over`() {
        let bag = DisposeBag()
        let provider = Provider<Sayings>(backend: .stub(Response()))
        weak var first: (any Disposable)?
        do {
            let request = provider.request(.zen) { _ in }
            first = request
            request.disposed(by: bag)
        }
        for _ in 1...100 { provider.request(.zen) { _ in }.disposed(by: bag) }
        #expect(first == nil)
        withExtendedLifetime(bag) {}
    }
}

extension Attributes {
    fileprivate static var probe: Key<Probe?> { .init(nil) }
}

/// One way for a request to end.
private struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attributes: Attributes
    let isDisposed: Bool
    let happen: @Sendable (VirtualTimeScheduler) -> Void

    init(
        _ name: String,
        _ attributes: Attributes = [],
        isDisposed: Bool = false,
        _ happen: @escaping @Sendable (VirtualTimeScheduler) -> Void
    ) {
        testDescription = name
        (self.attributes, self.isDisposed, self.happen) = (attributes, isDisposed, happen)
    }
}

/// Counts the objects that it makes and those that are still there.
private final class Probes: Sendable {
    private let counts = Mutex((made: 0, left: 0))

    var made: Int { counts.withLock { $0.made } }
    var left: Int { counts.withLock { $0.left } }

    func make() -> Probe {
        counts.withLock { $0 = ($0.made + 1, $0.left + 1) }
        return Probe(self)
    }

    func lose() { counts.withLock { $0.left -= 1 } }
}

/// Held by one request, through an attribute.
private final class Probe: Sendable {
    private let probes: Probes

    init(_ probes: Probes) { self.probes = probes }

    deinit { probes.lose() }
}
