import Streams
import Testing

@Suite(.virtualLimit)
struct CombineLatestTests {
    @Test(arguments: [
        ("a---b-----|", "--1---2-|", "--(a1)-(b1)-(b2)---|"),
        ("a-b|", "----1-|", "----(b1)-|"),
        ("a-|", "--1-2|", "--(a1)-(a2)|"),
        ("--|", "-1-2-3|", "--|"),
        ("-a-b|", "-|", "-|"),
        ("|", "|", "|"),
        ("a--#", "-1-2|", "-(a1)-#"),
        ("a-b", "--#", "--#"),
        ("a---", "-1-2", "-(a1)-(a2)"),
    ])
    func `combineLatest combines the latest elements`(
        _ left: String, _ right: String, _ result: String
    ) {
        let drawn = diagram(left, right) { left, right in
            Observable.combineLatest(left, right) { String([$0, $1]) }
        }
        #expect(drawn == result)
    }

    @Test func `a constant behind other elements is combined with the last of them`() {
        let nine: [Observable<Int>] = [
            .just(9), .of(9),
            .create {
                $0.onNext(9); $0.onCompleted(); return Disposables.create()
            },
        ]
        for right in nine {
            let (log, list) = (Log(), Log())
            let left = Observable.of(1, 2)
            Observable.combineLatest(left, right) { $0 * 10 + $1 }.draw(into: log)
            Observable.combineLatest(left, right).map { $0 * 10 + $1 }.draw(into: log)
            Observable.combineLatest([left, right]).map { $0[0] * 10 + $0[1] }.draw(into: log)
            Observable.combineLatest(right, left) { $0 * 10 + $1 }.draw(into: list)
            Observable.combineLatest(right, left).map { $0 * 10 + $1 }.draw(into: list)
            #expect(log.text == "29 | 29 | 29 |")
            #expect(list.text == "91 92 | 91 92 |")
        }
    }

    @Test func `the form without a closure gives tuples`() {
        let sums = diagram("1-2|", "1-1|") { left, right in
            Observable.combineLatest(left, right).map { Int(String([$0.0, $0.1])) ?? 0 }
        }
        #expect(sums == "(11)-[(21)(21)]|")
    }

    @Test func `an observer of combineLatest disposes between two elements`() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        let (held, log) = (Held(), Log())
        held.hold(
            Observable.combineLatest(left, right) { $0 * 10 + $1 }.subscribe(onNext: { number in
                log.note(number)
                left.onNext(2)
                held.dispose()
                right.onNext(2)
            }))
        left.onNext(1)
        right.onNext(1)
        #expect(log.text == "11" && !left.hasObservers && !right.hasObservers)
    }

    @Test(arguments: [
        ("1", "-a-b|", "-(1a)-(1b)|"), ("1", "|", "|"), ("1", "-#", "-#"), ("1", "a", "(1a)"),
        ("1", "---", ""),
    ])
    func `a constant is combined with each element`(
        _ constant: Character, _ other: String, _ result: String
    ) {
        let first = diagram(other) {
            Observable.combineLatest(Single.just(constant), $0) { "\($0)\($1)" }
        }
        let second = diagram(other) {
            Observable.combineLatest($0, Single.just(constant)) { "\($1)\($0)" }
        }
        let tuple = diagram(other) {
            Observable.combineLatest(Single.just(constant), $0).map { "\($0)\($1)" }
        }
        #expect([first, second, tuple] == [result, result, result])
    }

    @Test func `constants are combined`() {
        let flow = Observable.combineLatest(Observable.just(1), Single.just(2))
        #expect(flow.map { $0 + $1 }.drawnAtOnce() == "3 |")
    }
}
