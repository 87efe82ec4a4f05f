import Streams
import Testing

@Suite(.virtualLimit) struct JustTests {
    @Test(arguments: [
        (Observable<Character>.just("a"), "[a|]"),
        (.error(Oops()), "#"), (.empty(), "|"),
        (.of("a", "b", "c"), "[abc|]"),
        (.of(), "|"),
        (.from(["a", "b"]), "[ab|]"),
        (.from([]), "|"),
        (.from(optional: "a"), "[a|]"),
        (.from(optional: nil), "|"),
        (.deferred { .just("a") }, "[a|]"),
        (.deferred { throw Oops() }, "#"),
    ])
    func `a source delivers on subscription`(_ source: Observable<Character>, _ drawing: String) {
        #expect(VirtualTimeScheduler().draw(source) == drawing)
    }

    @Test(arguments: [(Single.just(1), "1 |"), (.error(Oops()), "#"), (.never(), "")])
    func `the same sources make singles`(_ source: Single<Int>, _ result: String) {
        #expect(source.drawnAtOnce() == result)
    }

    @Test func `just is an argument beside subjects, flows and singles`() {
        let (one, subject) = (Single.just(1), BehaviorSubject(value: "a"))
        #expect(one.zip(.just(2)).map { $0 + $1 }.drawnAtOnce() == "3 |")
        #expect(Single.zip(one, .just("b")) { "\($0)\($1)" }.drawnAtOnce() == "1b |")
        let latest = Observable.combineLatest(subject, .just(2), one) { "\($0)\($1)\($2)" }
        #expect(latest.drawnAtOnce() == "a21")
        #expect(subject.withLatestFrom(.just(7)).drawnAtOnce() == "7")
        #expect(one.amb(.just(2)).concat(.just(3)).drawnAtOnce() == "1 3 |")
    }

    @Test func `from iterates anew for each subscription`() {
        let flow = Observable.from(1...2)
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["1 2 |", "1 2 |"])
    }
}
