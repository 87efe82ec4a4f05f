import Streams
import Testing

@Suite(.virtualLimit) struct AutoconnectTests {
    @Test func `all who were waited for hear a synchronous source`() {
        let (flow, logs) = (Observable.of(1, 2).publish().autoconnect(2), [Log(), Log()])
        for log in logs { flow.draw(into: log) }
        #expect(logs.map(\.text) == ["1 2 |", "1 2 |"])
    }

    @Test(arguments: [(1, "started"), (2, ""), (3, "")])
    func `the source starts with the last who was waited for`(_ count: Int, _ expected: String) {
        let faucet = Faucet()
        let flow = faucet.flow.publish().autoconnect(count)
        flow.subscribe().dispose()
        #expect(faucet.log.text == expected)
        for _ in 1..<3 { flow.subscribe() }
        #expect(faucet.log.text == "started")
    }

    @Test(arguments: [0, -1, Int.min])
    func `nobody has to be waited for`(_ count: Int) {
        let (faucet, log) = (Faucet(), Log())
        let flow = faucet.flow.replay(1).autoconnect(count)
        faucet.onNext(1)
        for _ in 0..<3 { flow.draw(into: log) }
        #expect(log.text == "1 1 1")
        #expect(faucet.log.text == "started")
    }

    @Test func `it runs on when everybody has gone`() {
        let (faucet, log) = (Faucet(), Log())
        let flow = faucet.flow.publish().autoconnect()
        flow.subscribe().dispose()
        flow.draw(into: log)
        faucet.onNext(1)
        #expect(log.text == "1")
        #expect(faucet.log.text == "started")
    }

    @Test func `the connection stops it`() {
        let faucet = Faucet()
        let connectable = faucet.flow.publish()
        connectable.autoconnect().subscribe()
        connectable.connect().dispose()
        #expect(faucet.log.text == "started disposed")
    }

    @Test(arguments: [(Event<Int>.completed, "1 |"), (.error(Oops()), "1 #")])
    func `who comes after the ending hears what is remembered`(
        _ ending: Event<Int>, _ expected: String
    ) {
        let faucet = Faucet()
        let flow = faucet.flow.replay(1).autoconnect()
        flow.subscribe { _ in }
        for event in [.next(1), ending] { faucet.on(event) }
        #expect(flow.drawnAtOnce() == expected)
        #expect(faucet.log.text == "started disposed")
    }

    @Test func `threads that come at once connect once`() {
        for _ in 0..<100 {
            let (faucet, count) = (Faucet(), Locked(0))
            let flow = faucet.flow.publish().autoconnect(4)
            onThreads(4) { _ in flow.subscribe(onNext: { _ in count.increment() }) }
            faucet.onNext(1)
            #expect(faucet.log.text == "started" && count.value == 4)
        }
    }
}
