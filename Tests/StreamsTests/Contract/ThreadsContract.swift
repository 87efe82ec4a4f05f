import Foundation
import Testing

@testable import Streams

@Suite(.hangLimit) struct ThreadsContract {
    @Test(arguments: Operator.immediate)
    func `operators add no threads`(_ operator: Operator) {
        let (here, threads) = (ObjectIdentifier(Thread.current), Locked<Set<ObjectIdentifier>>([]))
        `operator`.apply(.of(1, 2)).subscribe { _ in
            threads.change { _ = $0.insert(ObjectIdentifier(Thread.current)) }
        }
        #expect(threads.value == [here])
    }

    @Test func `events are delivered on the thread that sends them`() {
        let (subject, thread) = (PublishSubject<Int>(), Locked<ObjectIdentifier?>(nil))
        let teller = Locked<ObjectIdentifier?>(nil)
        subject.subscribe(onNext: { _ in thread.value = ObjectIdentifier(Thread.current) })
        onThreads(1) { _ in
            teller.value = ObjectIdentifier(Thread.current)
            subject.onNext(1)
        }
        #expect(thread.value != nil && thread.value == teller.value)
    }

    @Test func `a thread that sends while another delivers does not wait`() {
        let subject = PublishSubject<Int>()
        let (isDelivering, mayReturn) = (Latch(), Latch())
        let hasWaited = Locked(true)
        subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            isDelivering.open()
            hasWaited.value = !mayReturn.wait()
        })
        onThreads(2) { thread in
            guard thread == 1 else { return subject.onNext(1) }
            isDelivering.wait()
            subject.onNext(2)
            mayReturn.open()
        }
        #expect(!hasWaited.value)
    }

    /// `SerializerTests` has the details.
    @Test func `a thread that delivers many events of others leaves the rest to the next sender`() {
        let serializer = Numbers(react: { number, numbers in
            if number == 0 { onThreads(1) { _ in for next in 1..<100 { numbers.send(next) } } }
        }) { numbers in
            if numbers.handled.value.count < 100 { onThreads(1) { _ in numbers.send(100) } }
        }
        serializer.send(0)
        #expect(serializer.handled.value == Array(0...100))
        #expect(serializer.turns.value.filter { $0 > 0 } == [65, 36])
    }

    @Test func `a million attempts that fail at once take no stack`() {
        let failing = Single<Int>.create { resolve in
            resolve(.failure(Oops()))
            return Disposables.create()
        }
        #expect(failing.retry(million).drawnAtOnce() == "#")
    }
}
