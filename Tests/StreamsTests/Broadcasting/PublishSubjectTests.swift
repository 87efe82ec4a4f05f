import Streams
import Testing

@Suite(.virtualLimit) struct PublishSubjectTests {
    @Test(arguments: [(Event<Int>.completed, "|"), (.error(Oops()), "#")])
    func `all observers hear the ending`(_ ending: Event<Int>, _ drawing: String) {
        let (subject, log) = (PublishSubject<Int>(), Log())
        for _ in 0..<2 { subject.draw(into: log) }
        subject.on(ending)
        #expect(log.text == "\(drawing) \(drawing)")
    }

    @Test func `the first ending stays`() {
        let subject = PublishSubject<Int>()
        subject.onError(Oops())
        subject.onCompleted()
        #expect(subject.drawnAtOnce() == "#")
    }

    @Test func `nobody observes a subject that has ended`() {
        let subject = PublishSubject<Int>()
        subject.subscribe()
        subject.onCompleted()
        #expect(!subject.hasObservers)
    }

    @Test func `an observer that disposes itself leaves the others`() {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        held.hold(subject.subscribe(onNext: { _ in held.dispose() }))
        subject.draw(into: log)
        for element in [1, 2] { subject.onNext(element) }
        #expect(log.text == "1 2")
    }

    @Test func `who subscribes from inside the ending gets the ending`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.subscribe(onCompleted: { subject.draw(into: log) })
        subject.onCompleted()
        #expect(log.text == "|")
    }

    @Test func `an ending told from inside an element comes behind it`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.subscribe(onNext: { _ in subject.onCompleted() })
        subject.draw(into: log)
        subject.onNext(1)
        #expect(log.text == "1 |")
    }

    @Test func `what was told before the subject goes away is delivered`() {
        for _ in 0..<200 {
            let (subject, log) = (Locked<PublishSubject<Int>?>(PublishSubject()), Log())
            subject.value?.draw(into: log)
            let others = (0..<10).map { _ in subject.value?.subscribe() }
            onThreads(2) { thread in
                if thread == 0 { return others.forEach { $0?.dispose() } }
                subject.value?.onNext(1)
                subject.value?.onCompleted()
                subject.value = nil
            }
            #expect(log.text == "1 |")
        }
    }
}
