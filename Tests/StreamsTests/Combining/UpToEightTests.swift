import Streams
import Testing

/// The forms of `zip` and `combineLatest` for three streams and more.
@Suite(.hangLimit) struct UpToEightTests {
    private let s = (1...8).map { Observable.just($0) }

    @Test func `zip of up to eight streams, in the order given`() {
        let all: [Observable<[Int]>] = [
            .zip(s[0], s[1], s[2]) { [$0, $1, $2] },
            .zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] },
            .zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] },
            .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] },
            .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] },
            .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            },
        ]
        #expect(all.map { $0.drawnAtOnce() } == (3...8).map { "\(Array(1...$0)) |" })
    }

    @Test func `combineLatest of up to eight streams, in the order given`() {
        let all: [Observable<[Int]>] = [
            .combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] },
            .combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] },
            .combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] },
            .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] },
            .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
                [$0, $1, $2, $3, $4, $5, $6]
            },
            .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            },
        ]
        #expect(all.map { $0.drawnAtOnce() } == (3...8).map { "\(Array(1...$0)) |" })
    }

    @Test func `streams of different types, relays, subjects and singles among them`() {
        let (name, age) = (BehaviorRelay(value: "ann"), BehaviorSubject(value: 7))
        let log = Log()
        Observable.zip(name, age, Observable.just(true), Observable.of(1.5, 2.5)) {
            "\($0) \($1) \($2) \($3)"
        }.draw(into: log)
        Observable.combineLatest(name, age, Single.just(true), Observable.of(1.5, 2.5)) {
            "\($0) \($1) \($2) \($3)"
        }.draw(into: log)
        name.accept("bob")
        #expect(log.text == "ann 7 true 1.5 | ann 7 true 1.5 ann 7 true 2.5 bob 7 true 2.5")
    }

    @Test func `zip of three singles is a single, combined by an initializer`() async throws {
        let (name, age, isAdmin) = (Single.just("ann"), Single.just(7), Single.just(true))
        let user = Single.zip(name, age, isAdmin, resultSelector: User.init)
        #expect(try await user.value == User(name: "ann", age: 7, isAdmin: true))
    }

    @Test func `a closure for three may throw a typed error`() {
        let numbers = Observable.of(1, 2)
        let zipped = Observable.zip(numbers, numbers, numbers) { a, b, c throws(Oops) in
            if a == 2 { throw Oops() } else { a + b + c }
        }
        #expect(zipped.drawnAtOnce() == "3 #")
        let latest = Observable.combineLatest(Single.just("a"), Single.just("b"), numbers) {
            a, b, number throws(Oops) in
            if number == 2 { throw Oops() } else { a + b }
        }
        #expect(latest.drawnAtOnce() == "ab #")
    }
}

private struct User: Equatable, Sendable {
    let name: String
    let age: Int
    let isAdmin: Bool
}
