import Streams
import Testing

@Suite(.virtualLimit) struct SubscribingContract {
    @Test(arguments: Operator.immediate)
    func `nothing happens before a subscription`(_ operator: Operator) {
        let log = Log()
        _ = `operator`.apply(log.noting("runs", Observable<Int>.never()))
        #expect(log.text == "")
    }

    @Test(arguments: Operator.immediate)
    func `each subscription runs the flow again`(_ operator: Operator) {
        let runs = Locked(0)
        let flow = `operator`.apply(
            .deferred { .just(runs.increment()) })
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["1 |", "2 |"])
    }

    @Test func `a subscription during an emission starts with the next event`() {
        let (subject, late) = (PublishSubject<Int>(), Log())
        subject.subscribe(onNext: { if $0 == 1 { subject.draw(into: late) } })
        subject.onNext(1)
        subject.onNext(2)
        #expect(late.text == "2")
    }

    @Test func `a new subscriber gets no event that was sent earlier and is still queued`() {
        let (subject, late) = (PublishSubject<Int>(), Log())
        subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.onNext(2)
            subject.draw(into: late)
            subject.onNext(3)
        })
        subject.onNext(1)
        #expect(late.text == "3")
    }

    @Test func `a subscriber misses no event after its first one`() {
        let (subject, clock) = (PublishSubject<Int>(), VirtualTimeScheduler())
        let everything = Recorder<Int>(clock)
        subject.subscribe(everything)
        let parts = Locked<[Recorder<Int>]>([])
        onThreads(4) { thread in
            for index in 0..<5_000 {
                subject.onNext(thread * 10_000 + index)
                guard thread == 0, index.isMultiple(of: 20) else { continue }
                let part = Recorder<Int>(clock)
                subject.take(20).subscribe(part)
                parts.change { $0.append(part) }
            }
        }
        let places = Dictionary(
            uniqueKeysWithValues: everything.elements.enumerated().map { ($1, $0) })
        let gaps = parts.value.filter { part in
            let order = part.elements.compactMap { places[$0] }
            return zip(order, order.dropFirst()).contains { $0 + 1 != $1 }
        }
        #expect(gaps.count == 0)
    }

    @Test func `a subscriber after the ending gets the ending`() {
        let subject = PublishSubject<Int>()
        subject.onCompleted()
        #expect(subject.drawnAtOnce() == "|")
    }

    @Test func `dropping the disposable does not end the subscription`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        _ = subject.draw(into: log)
        subject.onNext(1)
        #expect(log.text == "1")
    }
}
