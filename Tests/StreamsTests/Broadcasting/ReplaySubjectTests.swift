import Streams
import Testing

@Suite(.hangLimit) struct ReplaySubjectTests {
    @Test(arguments: [
        (2, "a-b-c---d--|", 5, "[bc]--d--|"), (2, "a-b-c---d--|", 1, "ab-c---d--|"),
        (0, "a-b-c|", 3, "-c|"), (-1, "a-b-c|", 3, "-c|"), (Int.max, "a-b-c|", 6, "[abc|]"),
        (2, "a-b-c#", 6, "[bc#]"), (2, "|", 1, "|"), (2, "--#", 0, "--#"),
    ])
    func `an observer hears the last elements first`(
        _ size: Int, _ told: String, _ column: Int, _ result: String
    ) {
        let subject = ReplaySubject<Character>.create(bufferSize: size)
        #expect(subject.drawn(told, from: column) == result)
    }

    @Test func `an observer that disposes itself during the replay hears no more of it`() {
        let (subject, trigger) = (
            ReplaySubject<Int>.create(bufferSize: .max), PublishSubject<Void>()
        )
        let (held, log) = (Held(), Log())
        for element in 1...3 { subject.onNext(element) }
        held.hold(
            trigger.flatMap { subject.flow }.subscribe(onNext: {
                log.note($0)
                if $0 == 2 { held.dispose() }
            }))
        trigger.onNext(())
        #expect(log.text == "1 2")
        #expect(!subject.hasObservers)
    }

    @Test func `what an observer tells during the replay comes after it`() {
        let (subject, log) = (ReplaySubject<Int>.create(bufferSize: .max), Log())
        for element in 1...2 { subject.onNext(element) }
        subject.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(3) }
            log.note("end")
        })
        #expect(log.text == "1 end 2 end 3 end")
    }

    @Test func `the first ending stays`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        for event in [Event.next(1), .error(Oops()), .next(2), .completed] { subject.on(event) }
        #expect(subject.drawnAtOnce() == "1 #")
    }

    @Test func `a subscription keeps nothing of a subject that went away`() {
        var subscription: (any Disposable)?
        expectReleased { probe in
            let subject = ReplaySubject<Probe>.create(bufferSize: .max)
            subscription = subject.subscribe { _ in }
            subject.onNext(probe)
        }
        subscription?.dispose()
    }

    @Test func `who is slow to hear the replay holds up nobody`() {
        let (subject, log) = (ReplaySubject<Int>.create(bufferSize: .max), Log())
        let (isReplaying, mayReturn) = (Latch(), Latch())
        subject.onNext(1)
        onThreads(2) { thread in
            if thread == 0 {
                subject.subscribe(onNext: { element in
                    if element == 1 {
                        isReplaying.open()
                        log.note(mayReturn.wait() ? "on" : "stuck")
                    }
                    log.note(element)
                })
            } else {
                isReplaying.wait()
                subject.onNext(2)
                log.note(subject.drawnAtOnce())
                mayReturn.open()
            }
        }
        #expect(log.text == "1 2 on 1 2")
    }

    @Test func `a replay of a million takes no stack`() {
        let (subject, count) = (ReplaySubject<Int>.create(bufferSize: 1), Locked(0))
        subject.onNext(0)
        subject.subscribe(onNext: { element in
            count.value = element
            if element < million { subject.onNext(element + 1) }
        })
        #expect(count.value == million)
    }
}
