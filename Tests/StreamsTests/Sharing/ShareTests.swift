import Streams
import Testing

@Suite(.virtualLimit) struct ShareTests {
    @Test func `what concat has joined runs once, too`() {
        let (subject, starts) = (PublishSubject<Int>(), Locked(0))
        let source = subject.do(onSubscribe: { starts.value += 1 })
        let shared = Observable.just(0).concat(source).share()
        let (one, other) = (Log(), Log())
        shared.draw(into: one)
        shared.draw(into: other)
        subject.onNext(1)
        #expect(starts.value == 1)
        #expect((one.text, other.text) == ("0 1", "1"))
    }

    /// The second comes at column 4 of the source, the third after its ending.
    @Test(arguments: [
        (Sharing(0, .whileConnected), "a--b--c--|", "--c--|", "a--b--c--|"),
        (Sharing(1, .whileConnected), "a--b--c--|", "b-c--|", "a--b--c--|"),
        (Sharing(2, .whileConnected), "a--b--c--#", "[ab]-c--#", "a--b--c--#"),
        (Sharing(-1, .whileConnected), "a--b--c--#", "--c--#", "a--b--c--#"),
        (Sharing(0, .forever), "a--b--c--|", "--c--|", "|"),
        (Sharing(-1, .forever), "a--b--c--#", "--c--#", "#"),
        (Sharing(1, .forever), "a--b--c--|", "b-c--|", "[c|]"),
        (Sharing(2, .forever), "a--b--c--#", "[ab]-c--#", "[bc#]"),
        (Sharing(1, .whileConnected), "-----|", "-|", "-----|"),
        (Sharing(1, .forever), "-----#", "-#", "#"),
    ])
    func `share runs the stream once`(
        _ sharing: Sharing, _ source: String, _ second: String, _ third: String
    ) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        let flow = sharing.apply(time.cold(source))
        flow.subscribe { event in if let element = event.element { log.note(element) } }
        time.advance(by: .seconds(4))
        #expect(time.draw(flow) == second)
        #expect(log.text == source.filter(\.isLetter).map(String.init).joined(separator: " "))
        #expect(time.draw(flow) == third)
    }

    @Test(arguments: [
        (Sharing(0, .whileConnected), "1 3"), (Sharing(1, .whileConnected), "1 3"),
        (Sharing(0, .forever), "1 3"), (Sharing(1, .forever), "1 1 3"),
        (Sharing(2, .forever), "1 1 3"),
    ])
    func `share begins anew when everybody had gone`(_ sharing: Sharing, _ expected: String) {
        let (faucet, log) = (Faucet(), Log())
        let flow = sharing.apply(faucet.flow)
        let subscription = flow.draw(into: log)
        faucet.onNext(1)
        subscription.dispose()
        faucet.onNext(2)
        flow.draw(into: log)
        faucet.onNext(3)
        #expect(log.text == expected)
        #expect(faucet.log.text == "started disposed started")
    }

    @Test(arguments: Sharing.all)
    func `the source is disposed with the last subscriber`(_ sharing: Sharing) {
        let faucet = Faucet()
        let flow = sharing.apply(faucet.flow)
        let subscriptions = (0..<3).map { _ in flow.subscribe() }
        for subscription in subscriptions.dropLast() {
            subscription.dispose()
            subscription.dispose()
        }
        #expect(faucet.log.text == "started")
        subscriptions.last?.dispose()
        #expect(faucet.log.text == "started disposed")
    }

    @Test(arguments: [0, 1])
    func `a source that ends while it is started is started for the next`(_ replay: Int) {
        let (log, faucet) = (Log(), Faucet())
        let flow = Observable.of(1, 2).do(onSubscribe: { faucet.log.note("started") })
            .share(replay: replay)
        for _ in 0..<3 { flow.draw(into: log) }
        #expect(log.text == "1 2 | 1 2 | 1 2 |")
        #expect(faucet.log.text == "started started started")
    }

    @Test(arguments: Sharing.all)
    func `a subscriber that is over before it begins starts nothing`(_ sharing: Sharing) {
        let (faucet, held) = (Faucet(), Held())
        let trigger = PublishSubject<Int>()
        let flow = sharing.apply(faucet.flow)
        held.hold(
            trigger.flatMap { _ in
                held.dispose()
                return flow
            }.subscribe())
        trigger.onNext(1)
        #expect(faucet.log.text == "")
    }

    @Test(arguments: [Observable.just(1), .empty(), .error(Oops())], Sharing.all)
    func `a constant can be shared`(_ source: Observable<Int>, _ sharing: Sharing) {
        #expect(sharing.apply(source).drawnAtOnce() == source.drawnAtOnce())
    }
}
