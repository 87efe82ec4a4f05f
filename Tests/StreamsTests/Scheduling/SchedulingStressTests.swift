import Streams
import Testing

private let rounds = million / 10_000
private let count = 300

/// Many threads that send to one subject, observed elsewhere: nothing is lost or doubled, what each
/// sends stays in order, and the ending comes once and last.
@Suite(.hangLimit, .serialized) struct SchedulingStress {
    /// Threads that send to one observer together; the last of them completes it.
    private func tell(_ size: Int, _ observer: some Observer<Tagged>) {
        let done = Locked(0)
        onThreads(size) { teller in
            for number in 0..<count { observer.onNext(Tagged(teller: teller, number: number)) }
            if done.increment() == size { observer.onCompleted() }
        }
    }

    /// The elements that `make` delivers of a subject to which `size` threads send, at the end.
    private func told(
        by size: Int, to subject: some ObservableType<Tagged, Many> & Observer<Tagged>,
        _ make: (Observable<Tagged>) -> Observable<Tagged> = { $0 }
    ) -> [Tagged] {
        let (witness, over) = (Witness<Tagged>(), Latch())
        _ = witness.watch(make(subject.flow).do(onDispose: { over.open() }))
        tell(size, subject)
        #expect(over.wait())
        #expect(witness.faults().isEmpty)
        return witness.elements
    }

    @Test(arguments: [2, 4, 8])
    func `a queue gets everything`(_ size: Int) {
        let queue = QueueScheduler()
        for _ in 0..<rounds {
            let elements = told(by: size, to: PublishSubject()) { $0.observe(on: queue) }
            #expect(elements.byTeller == Tagged.all(size, count))
        }
    }

    @Test(arguments: [2, 4, 8])
    func `subjects tell everything`(_ size: Int) {
        for _ in 0..<rounds {
            let start = Tagged(teller: -1, number: 0)
            #expect(told(by: size, to: PublishSubject()).byTeller == Tagged.all(size, count))
            #expect(
                told(by: size, to: ReplaySubject.create(bufferSize: .max)).byTeller
                    == Tagged.all(size, count))
            #expect(
                told(by: size, to: BehaviorSubject(value: start)).byTeller
                    == [start] + Tagged.all(size, count))
        }
    }

    @Test(arguments: [2, 4, 8])
    func `every observer of a subject sees the same order`(_ size: Int) {
        for _ in 0..<rounds {
            let (subject, one, other) = (
                PublishSubject<Tagged>(), Witness<Tagged>(), Witness<Tagged>()
            )
            for witness in [one, other] { _ = witness.watch(subject.flow) }
            tell(size, subject)
            #expect(one.elements.count == size * count && one.elements == other.elements)
        }
    }

    @Test(arguments: [2, 4, 8])
    func `nothing comes to a queue whose job disposed the subscription`(_ size: Int) {
        let queue = QueueScheduler()
        for _ in 0..<rounds {
            let (subject, seen, held) = (PublishSubject<Tagged>(), Locked(0), Held())
            held.hold(
                subject.observe(on: queue).subscribe(onNext: { _ in
                    if seen.increment() == 10 { held.dispose() }
                }))
            tell(size, subject)
            let over = Latch()
            queue.schedule { over.open() }
            #expect(over.wait())
            #expect(seen.value == 10)
        }
    }
}
