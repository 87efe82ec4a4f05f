import Streams
import Testing

/// An operator that is disposed on the way calls no closure behind it.
@Suite(.virtualLimit) struct ClosedTests {
    @Test(arguments: RecursionTests.Level.polling)
    func `an element that a closure makes while it disposes goes no further`(
        flattening: RecursionTests.Level
    ) {
        let (source, held, log) = (PublishSubject<Int>(), Held(), Log())
        let made = flattening.apply(source.flow) { number in
            if number == 2 { held.dispose() }
            return .just(number)
        }
        held.hold(made.do(onNext: { log.note($0) }).subscribe())
        for number in 1...3 { source.onNext(number) }
        #expect(log.text == "1")
    }

    @Test func `an element that waits when its operator is disposed is not combined`() {
        let (left, right, held, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Held(), Log())
        let sums = Observable.combineLatest(left, right) { left, right in
            log.note("\(left)+\(right)")
            return left + right
        }
        held.hold(
            sums.subscribe(onNext: { _ in
                // It waits behind the delivery.
                right.onNext(3)
                held.dispose()
            }))
        right.onNext(2)
        left.onNext(1)
        #expect(log.text == "1+2")
    }
}
