import Streams
import Testing

@Suite(.virtualLimit) struct BindTests {
    @Test func `observers of several kinds are bound at once`() {
        let log = Log()
        let (relay, subject) = (PublishRelay<Int>(), PublishSubject<Int>())
        relay.draw(into: log)
        subject.draw(into: log)
        Observable.of(1, 2).bind(to: relay, subject, AnyObserver { log.draw($0) })
        #expect(log.text == "1 1 1 2 2 2 | |")
    }

    @Test func `each event goes to the observers in the order given`() {
        let log = Log()
        let observers = ["a", "b", "c"].map { name in
            AnyObserver<Int> { log.note(name + ($0.element.map { "\($0)" } ?? "|")) }
        }
        Observable.of(1, 2).bind(to: observers[0], observers[1], observers[2])
        #expect(log.text == "a1 b1 c1 a2 b2 c2 a| b| c|")
    }

    @Test func `a single is bound as its element and a completion`() {
        let log = Log()
        let (relay, subject) = (BehaviorRelay(value: 0), PublishSubject<Int>())
        subject.draw(into: log)
        Single.just(1).bind(to: relay, subject)
        #expect(log.text == "1 |")
        #expect(relay.value == 1)
    }

    @Test func `an element passes a thousand relays that are bound to each other`() {
        let last = Locked(0)
        // A debug build takes more than the 0.5 MB of a release build.
        onSmallStack(of: 4 << 20) {
            let relays = (0...1_000).map { _ in PublishRelay<Int>() }
            for (relay, next) in zip(relays, relays.dropFirst()) { relay.bind(to: next) }
            relays[1_000].subscribe(onNext: { last.value = $0 })
            relays[0].accept(1)
        }
        #expect(last.value == 1)
    }

    @Test func `a relay is an observer that does not end`() {
        let log = Log()
        let (last, all, recent) = (
            BehaviorRelay(value: 0), PublishRelay<Int>(), ReplayRelay<Int>.create(bufferSize: .max)
        )
        all.draw(into: log)
        for numbers in [Observable.of(1), .of(2)] {
            numbers.subscribe(last)
            numbers.subscribe(all)
            numbers.subscribe(recent)
        }
        Single.just(3).subscribe(all)
        #expect(log.text == "1 2 3")
        #expect(last.value == 2)
        #expect(recent.drawnAtOnce() == "1 2")
    }
}
