import Streams
import Testing

@Suite(.hangLimit)
struct ZipUpToEightTests {
    @Test func `up to eight streams, first with first`() async throws {
        let one = (1...8).map { Observable.just($0) }
        let three = Observable.zip(one[0], one[1], one[2]) { [$0, $1, $2] }
        let four = Observable.zip(one[0], one[1], one[2], one[3]) { [$0, $1, $2, $3] }
        let five = Observable.zip(one[0], one[1], one[2], one[3], one[4]) { [$0, $1, $2, $3, $4] }
        let six = Observable.zip(one[0], one[1], one[2], one[3], one[4], one[5]) {
            [$0, $1, $2, $3, $4, $5]
        }
        let seven = Observable.zip(one[0], one[1], one[2], one[3], one[4], one[5], one[6]) {
            [$0, $1, $2, $3, $4, $5, $6]
        }
        let eight = Observable.zip(
            one[0], one[1], one[2], one[3], one[4], one[5], one[6], one[7]
        ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        let all = [(3, three), (4, four), (5, five), (6, six), (7, seven), (8, eight)]
        for (count, flow) in all {
            #expect(try await flow.asSingle().value == Array(1...count))
        }
    }

    @Test func `zip of three waits for the slowest and ends with the shortest`() {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(time.cold("a-b-c|"), time.cold("--1-2|"), time.cold("x--y|")) {
            String([$0, $1, $2])
        }
        #expect(time.draw(zipped) == "--(a1x)-[(b2y)|]")
    }

    @Test func `zip of three fails with the first error`() {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(time.cold("a-b|"), time.cold("-#"), time.cold("---|")) {
            a, _, _ in
            a
        }
        #expect(time.draw(zipped) == "-#")
    }

    @Test func `streams of different types, relays and subjects among them`() {
        let (name, age) = (BehaviorRelay(value: "ann"), BehaviorSubject(value: 7))
        let zipped = Observable.zip(name, age, Observable.just(true), Observable.of(1.5, 2.5)) {
            "\($0) \($1) \($2) \($3)"
        }
        #expect(zipped.drawnAtOnce() == "ann 7 true 1.5 |")
    }

    @Test func `zip of three combines by an initializer`() async throws {
        let (name, age, isAdmin) = (Single.just("ann"), Single.just(7), Single.just(true))
        let user = Single.zip(name, age, isAdmin, resultSelector: User.init)
        #expect(try await user.value == User(name: "ann", age: 7, isAdmin: true))
    }

    @Test func `zip of three fails where its closure throws a typed error`() {
        let numbers = Observable.of(1, 2)
        let flow = Observable.zip(numbers, numbers, numbers) { a, b, c throws(Oops) in
            if a == 2 { throw Oops() } else { a + b + c }
        }
        #expect(flow.drawnAtOnce() == "3 #")
    }

    @Test func `disposing zip of eight lets its sources go`() {
        let s = (0..<8).map { _ in PublishSubject<Int>() }
        let subscription = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
            first, _, _, _, _, _, _, _ in first
        }
        .subscribe()
        #expect(s.allSatisfy { $0.hasObservers })
        subscription.dispose()
        #expect(s.allSatisfy { !$0.hasObservers })
    }
}

private struct User: Equatable, Sendable {
    let name: String
    let age: Int
    let isAdmin: Bool
}
