import Streams
import Testing

@Suite(.virtualLimit) struct RefCountTests {
    @Test func `the first subscriber connects, the last disconnects`() {
        let time = VirtualTimeScheduler()
        let (log, flow) = (Log(), time.hot("a-b-c-d-e-f-g-|").publish().refCount())
        for (name, from, to) in [("x", 1, 5), ("y", 3, 7), ("z", 9, 20)] {
            time.schedule(after: .seconds(from)) {
                let subscription = flow.subscribe(
                    onNext: { log.note("\(name)\($0)") }, onCompleted: { log.note("\(name)|") })
                time.schedule(after: .seconds(to - from)) { subscription.dispose() }
            }
        }
        time.run()
        #expect(log.text == "xb xc yc yd zf zg z|")
    }

    @Test func `a connection made by hand goes with the last subscriber`() {
        let faucet = Faucet()
        let connectable = faucet.flow.publish()
        connectable.connect()
        let subscription = connectable.refCount().subscribe()
        #expect(faucet.log.text == "started")
        subscription.dispose()
        #expect(faucet.log.text == "started disposed")
    }

    @Test func `two counts of one connectable are one`() {
        let faucet = Faucet()
        let connectable = faucet.flow.publish()
        let subscriptions = (0..<2).map { _ in connectable.refCount().subscribe() }
        subscriptions[0].dispose()
        #expect(faucet.log.text == "started")
        subscriptions[1].dispose()
        #expect(faucet.log.text == "started disposed")
    }

    @Test func `a subject that has ended is not connected`() {
        let (faucet, subject) = (Faucet(), PublishSubject<Int>())
        subject.onError(Oops())
        #expect(faucet.flow.multicast(subject).refCount().drawnAtOnce() == "#")
        #expect(faucet.log.text == "")
    }

    @Test func `a thread may subscribe while another delivers`() {
        for replay in 0...1 {
            let (subject, log) = (PublishSubject<Int>(), Log())
            let (isDelivering, mayReturn) = (Latch(), Latch())
            let flow = subject.share(replay: replay)
            flow.subscribe(onNext: { element in
                guard element == 1 else { return }
                isDelivering.open()
                log.note(mayReturn.wait() ? "on" : "stuck")
            })
            onThreads(2) { thread in
                guard thread == 1 else { return subject.onNext(1) }
                isDelivering.wait()
                flow.subscribe().dispose()
                flow.subscribe()
                subject.onNext(2)
                mayReturn.open()
            }
            #expect(log.text == "on")
        }
    }
}
