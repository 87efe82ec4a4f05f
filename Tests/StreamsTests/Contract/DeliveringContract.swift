import Dispatch
import Streams
import Testing

@Suite(.hangLimit) struct DeliveringContract {
    /// Ways for four threads to send to one observer.
    static let inlets: [SerializedObserver] = [
        SerializedObserver("subject") { onNext in
            let subject = PublishSubject<Int>()
            subject.subscribe(onNext: onNext)
            return AnyObserver { subject.on($0) }
        },
        SerializedObserver("create") { onNext in
            let faucet = Faucet()
            faucet.flow.subscribe(onNext: onNext)
            return AnyObserver { faucet.on($0) }
        },
        SerializedObserver("flatMap") { onNext in
            let subjects = (0..<4).map { _ in PublishSubject<Int>() }
            Observable.from(subjects).flatMap { $0.flow }.subscribe(onNext: onNext)
            return AnyObserver { event in
                if let element = event.element { subjects[element % 4].onNext(element) }
            }
        },
    ]

    @Test(arguments: inlets)
    func `events are delivered one at a time, from any threads`(_ inlet: SerializedObserver) {
        let (inside, overlaps) = (Locked(0), Locked(0))
        let observer = inlet.apply { _ in
            if inside.increment() > 1 { overlaps.increment() }
            inside.change { $0 -= 1 }
        }
        onThreads(4) { thread in for index in 0..<10_000 { observer.onNext(index * 4 + thread) } }
        #expect(overlaps.value == 0)
    }

    @Test(arguments: inlets)
    func `no event is lost when threads send at once`(_ inlet: SerializedObserver) {
        let count = Locked(0)
        let observer = inlet.apply { _ in count.increment() }
        onThreads(4) { thread in for index in 0..<10_000 { observer.onNext(index * 4 + thread) } }
        #expect(count.value == 40_000)
    }

    @Test(arguments: inlets)
    func `events of one thread arrive in their order`(_ inlet: SerializedObserver) {
        let all = Locked<[Int]>([])
        let observer = inlet.apply { element in all.change { $0.append(element) } }
        onThreads(4) { thread in for index in 0..<10_000 { observer.onNext(index * 4 + thread) } }
        for thread in 0..<4 {
            let own = all.value.filter { $0 % 4 == thread }
            #expect(own == own.sorted())
        }
    }

    @Test func `every observer sees the same order`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.subscribe(onNext: { element in
            log.note("a\(element)")
            if element == 1 { subject.onNext(2) }
        })
        subject.subscribe(onNext: { log.note("b\($0)") })
        subject.onNext(1)
        #expect(log.text == "a1 b1 a2 b2")
    }

    @Test func `an event sent during a delivery is delivered after it`() {
        let (faucet, log) = (Faucet(), Log())
        faucet.flow.subscribe(onNext: { element in
            log.note("(")
            if element == 1 { faucet.onNext(2) }
            log.note(")")
        })
        faucet.onNext(1)
        #expect(log.text == "( ) ( )")
    }

    @Test func `a subject that sends itself a million events takes no stack`() {
        let (subject, last) = (PublishSubject<Int>(), Locked(0))
        subject.subscribe(onNext: { element in
            last.value = element
            if element < million { subject.onNext(element + 1) }
        })
        subject.onNext(1)
        #expect(last.value == million)
    }

    @Test(arguments: Failing.closures)
    func `a closure that throws fails the stream`(_ failing: Failing) {
        #expect(failing.apply.drawnAtOnce() == "#")
    }
}

struct SerializedObserver: NamedRow {
    let testDescription: String
    let apply: @Sendable (_ onNext: @escaping @Sendable (Int) -> Void) -> AnyObserver<Int>
}
