import Streams
import Testing

@Suite(.hangLimit)
struct CombineLatestUpToEightTests {
    @Test func `up to eight streams, in the order given`() async throws {
        let one = (1...8).map { Observable.just($0) }
        let three = Observable.combineLatest(one[0], one[1], one[2]) { [$0, $1, $2] }
        let four = Observable.combineLatest(one[0], one[1], one[2], one[3]) { [$0, $1, $2, $3] }
        let five = Observable.combineLatest(one[0], one[1], one[2], one[3], one[4]) {
            [$0, $1, $2, $3, $4]
        }
        let six = Observable.combineLatest(one[0], one[1], one[2], one[3], one[4], one[5]) {
            [$0, $1, $2, $3, $4, $5]
        }
        let seven = Observable.combineLatest(
            one[0], one[1], one[2], one[3], one[4], one[5], one[6]
        ) { [$0, $1, $2, $3, $4, $5, $6] }
        let eight = Observable.combineLatest(
            one[0], one[1], one[2], one[3], one[4], one[5], one[6], one[7]
        ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        let all = [(3, three), (4, four), (5, five), (6, six), (7, seven), (8, eight)]
        for (count, flow) in all {
            #expect(try await flow.asSingle().value == Array(1...count))
        }
    }

    @Test func `streams of different types, relays and singles among them`() {
        let (name, age) = (BehaviorRelay(value: "ann"), BehaviorSubject(value: 7))
        let log = Log()
        Observable.combineLatest(name, age, Single.just(true), Observable.of(1.5, 2.5)) {
            "\($0) \($1) \($2) \($3)"
        }
        .subscribe(onNext: { log.note($0) })
        name.accept("bob")
        #expect(log.text == "ann 7 true 1.5 ann 7 true 2.5 bob 7 true 2.5")
    }

    @Test(arguments: [
        (["a---b----|", "-1----2|", "--x|"], "--(a1x)-(b1x)-(b2x)--|"),
        (["a-b|", "---|", "x----|"], "---|"),
        (["a-b-#", "1", "x"], "(a1x)-(b1x)-#"),
        (["|", "|", "|"], "|"),
    ])
    func `combineLatest of three combines the latest elements`(
        _ sources: [String], _ result: String
    ) {
        let time = VirtualTimeScheduler()
        let (a, b, c) = (time.cold(sources[0]), time.cold(sources[1]), time.cold(sources[2]))
        #expect(time.draw(.combineLatest(a, b, c) { String([$0, $1, $2]) }) == result)
    }

    @Test func `combineLatest of three fails where its closure throws a typed error`() {
        let numbers = Observable.of(1, 2)
        let flow = Observable.combineLatest(Single.just("a"), Single.just("b"), numbers) {
            a, b, number throws(Oops) in
            if number == 2 { throw Oops() } else { a + b }
        }
        #expect(flow.drawnAtOnce() == "ab #")
    }

    @Test func `disposing combineLatest of eight lets its sources go`() {
        let s = (0..<8).map { _ in PublishSubject<Int>() }
        let subscription = Observable.combineLatest(
            s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
        ) { first, _, _, _, _, _, _, _ in first }.subscribe()
        #expect(s.allSatisfy { $0.hasObservers })
        subscription.dispose()
        #expect(s.allSatisfy { !$0.hasObservers })
    }
}
