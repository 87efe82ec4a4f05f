import Streams
import Testing

/// Subscribing and disposing from inside: an element, an ending, the start or the disposal of the
/// source.
@Suite(.virtualLimit) struct SharingReentrancyTests {
    @Test(arguments: [(0, "a1 a2 b2 a3 b3 a| b|"), (1, "a1 b1 a2 b2 a3 b3 a| b|")])
    func `who comes while the source starts joins`(_ replay: Int, _ expected: String) {
        let log = Log()
        let flow = Observable.of(1, 2, 3).share(replay: replay)
        flow.subscribe(
            onNext: { element in
                log.note("a\(element)")
                guard element == 1 else { return }
                flow.subscribe(onNext: { log.note("b\($0)") }, onCompleted: { log.note("b|") })
            }, onCompleted: { log.note("a|") })
        #expect(log.text == expected)
    }

    @Test(arguments: Sharing.all)
    func `a source that subscribes to itself while it starts is started once`(_ sharing: Sharing) {
        let (log, shared) = (Log(), Locked<Observable<Int>?>(nil))
        let flow = sharing.apply(
            .create { observer in
                log.note("started")
                shared.value?.draw(into: log)
                observer.onNext(1)
                return Disposables.create()
            })
        shared.value = flow
        flow.draw(into: log)
        #expect(log.text == "started 1 1")
    }

    @Test(arguments: [0, 1])
    func `who comes from inside the ending begins anew`(_ replay: Int) {
        let (log, faucet) = (Log(), Faucet())
        let flow = faucet.flow.share(replay: replay)
        flow.subscribe(onCompleted: { flow.draw(into: log) })
        for event in [Event.next(1), .completed, .next(2)] { faucet.on(event) }
        #expect(log.text == "2")
        #expect(faucet.log.text == "started disposed started")
    }

    @Test func `the next connection waits for a source that is being disposed`() {
        let (log, shared) = (Log(), Locked<Observable<Int>?>(nil))
        let flow = Observable<Int>.create { _ in
            log.note("started")
            return Disposables.create {
                log.note("disposing")
                shared.value?.subscribe()
                shared.value = nil
                log.note("disposed")
            }
        }.share()
        shared.value = flow
        flow.subscribe().dispose()
        #expect(log.text == "started disposing disposed started")
    }

    @Test func `who leaves and comes while the source starts begins anew behind it`() {
        let (log, held, trigger) = (Log(), Held(), PublishSubject<Void>())
        let flow = Observable.from(1...3).do(onSubscribed: { log.note("over") }).share()
        held.hold(
            trigger.flatMap { flow }.subscribe(onNext: { element in
                log.note("a\(element)")
                held.dispose()
                flow.subscribe(onNext: { log.note("b\($0)") })
            }))
        trigger.onNext(())
        #expect(log.text == "a1 over b1 b2 b3 over")
    }

    @Test func `beginning anew ten thousand times takes no stack`() {
        let (flow, count) = (Observable.of(1).share(), Locked(0))
        @Sendable func begin() {
            flow.subscribe(onCompleted: { if count.increment() < 10_000 { begin() } })
        }
        begin()
        #expect(count.value == 10_000)
    }
}
