import StreamNet
import Testing

/// A group cancels a request at once, exactly once, wherever that is on its way.
@Suite(.hangLimit) struct GroupPhasesTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let group = RequestGroup()

    fileprivate static let phases: [Phase] = [
        Phase(
            name: "a plugin's preparation", told: [],
            plugin: { time in
                Hooks(waiting: { .just($0).delay(.seconds(9), scheduler: time) })
            }),
        Phase(
            name: "an interceptor", told: ["prepare p"],
            interceptor: { time in
                Around { endpoint, next in
                    Single.just(endpoint).delay(.seconds(9), scheduler: time).flatMap { next($0) }
                }
            }),
        Phase(name: "the wire", told: ["prepare p", "willSend p", "didReceive p: cancelled"]),
        Phase(
            name: "the wait for another attempt",
            told: ["prepare p", "willSend p", "didReceive p: 200"], moment: .seconds(6),
            interceptor: { time in
                Around { endpoint, next in
                    next(endpoint).delay(.seconds(9), scheduler: time).flatMap { _ in
                        next(endpoint)
                    }
                }
            }),
        Phase(
            name: "another attempt",
            told: ["prepare p", "willSend p", "didReceive p: 200"]
                + ["willSend p", "didReceive p: cancelled"],
            moment: .seconds(6),
            interceptor: { _ in
                Around { endpoint, next in next(endpoint).flatMap { _ in next(endpoint) } }
            }),
        Phase(
            name: "a plugin's processing", told: ["prepare p", "willSend p", "didReceive p: 200"],
            moment: .seconds(6),
            plugin: { time in
                Hooks(replacing: { _, _ in .just(Response()).delay(.seconds(9), scheduler: time) })
            }),
    ]

    private func provider(_ plugin: Hooks, _ interceptor: Around?) -> Provider<Sayings> {
        Provider(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            plugins: [plugin, Witness(name: "p", log: log)],
            interceptors: interceptor.map { [$0] } ?? [], attributes: .groups([group]))
    }

    @Test(.virtualLimit, arguments: phases, [false, true])
    fileprivate func `it fails or calls back at once, once`(phase: Phase, isCompletion: Bool) {
        let provider = provider(phase.plugin(time), phase.interceptor(time))
        let call = log.noting("called")
        let request =
            isCompletion
            ? provider.request(.zen, completion: call) : provider.rx(.zen).subscribe(call)
        time.advance(by: phase.moment)
        for _ in 1...2 {
            group.cancel()
            #expect(log.all == phase.told + ["called: cancelled"])
        }
        time.run()
        request.dispose()
        #expect(log.all == phase.told + ["called: cancelled"])
        #expect(group.endpoints.count == 0)
    }

    @Test(.virtualLimit, arguments: phases)
    fileprivate func `disposing is silent, and then there is nothing to cancel`(phase: Phase) {
        let provider = provider(phase.plugin(time), phase.interceptor(time))
        let request = provider.rx(.zen).subscribe(log.noting("called"))
        time.advance(by: phase.moment)
        request.dispose()
        #expect(group.endpoints.count == 0)
        group.cancel()
        time.run()
        #expect(log.all == phase.told)
    }

    @Test(.virtualLimit) func `a request that is cancelled in prepare goes no further`() {
        let cancelling = Hooks(preparing: { [group] in
            group.cancel()
            return $0
        })
        #expect(provider(cancelling, nil).rx(.zen).outcome?.summary == "cancelled")
        time.run()
        #expect(log.all == ["prepare p"])
    }

    @Test(.virtualLimit) func `a response that is being delivered is delivered`() {
        provider(Hooks(), nil).rx(.zen).subscribe { [log, group] in
            log.add("called: \($0.summary)")
            group.cancel()
        }
        time.run()
        #expect(log.all.suffix(2) == ["process p: 200", "called: 200"])
    }

    @Test(.virtualLimit) func `plugins do not hear of a delivery that was cancelled`() {
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            plugins: [Witness(name: "p", log: log, isThorough: true)])
        provider.rx(.zen, .groups([group])).subscribe { _ in }
        group.cancel()
        time.run()
        #expect(!log.all.contains { $0.hasPrefix("didDeliver") || $0.hasPrefix("process") })
    }
}

/// The phases in which a request may be cancelled, and the hooks called by then.
private struct Phase: Sendable, CustomTestStringConvertible {
    let name: String
    let told: [String]
    var moment = Duration.seconds(1)
    var plugin: @Sendable (VirtualTimeScheduler) -> Hooks = { _ in Hooks() }
    var interceptor: @Sendable (VirtualTimeScheduler) -> Around? = { _ in nil }

    var testDescription: String { name }
}
