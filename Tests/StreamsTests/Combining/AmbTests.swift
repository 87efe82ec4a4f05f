import Streams
import Testing

@Suite(.hangLimit) struct AmbTests {
    static let rows = [
        ("---a--b|", "--1-2---3|", "--1-2---3|"),
        ("-a--b|", "--1-2|", "-a--b|"),
        ("a-b|", "1-2|", "a-b|"), ("---", "-1|", "-1|"), ("-1|", "---", "-1|"), ("---", "---", ""),
        ("--|", "-----", "--|"), ("--|", "-1-2|", "-1-2|"), ("-|", "-1-2|", "-|"),
        ("--#", "-1--|", "-1--|"), ("-#", "--1|", "-#"), ("--1|", "-#", "-#"),
        ("-1--#", "--2|", "-1--#"), ("|", "[1|]", "|"), ("#", "|", "#"),
    ]

    @Test(arguments: rows)
    func `amb delivers what the faster delivers`(_ a: String, _ b: String, _ result: String) {
        #expect(diagram(a, b) { $0.amb($1) } == result)
        #expect(diagram(a, b) { Observable.amb([$0, $1]) } == result)
    }

    @Test func `amb of nothing is silent`() {
        #expect(Observable<Int>.amb([] as [Observable<Int>]).drawnAtOnce() == "")
        #expect(Observable.amb([Observable.just(1)]).drawnAtOnce() == "1 |")
    }

    @Test(arguments: 0..<4)
    func `the fastest of many wins, and the others are gone by then`(_ winner: Int) {
        let (subjects, log) = ((0..<4).map { _ in PublishSubject<Int>() }, Log())
        Observable.amb(subjects).subscribe(onNext: { element in
            log.note(subjects.map { $0.hasObservers ? "on" : "off" }.joined())
            log.note(element)
        })
        for index in 0..<4 { subjects[(winner + index) % 4].onNext(index) }
        let states = (0..<4).map { $0 == winner ? "on" : "off" }.joined()
        #expect(log.text == "\(states) 0")
    }

    @Test func `an ending wins, too`() {
        let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        a.amb(b).subscribe(onCompleted: { log.note(b.hasObservers) })
        a.onCompleted()
        #expect(log.text == "false")
    }

    @Test func `an earlier one is disposed when a later one wins at once`() {
        let subject = PublishSubject<Int>()
        #expect(subject.amb(Observable.of(1, 2)).drawnAtOnce() == "1 2 |")
        #expect(!subject.hasObservers)
    }

    @Test func `a winner that is disposed by the disposal of a loser delivers nothing`() {
        let (held, log, winner) = (Held(), Log(), PublishSubject<Int>())
        let loser = Observable<Int>.create { _ in Disposables.create { held.dispose() } }
        held.hold(loser.amb(winner).do(onNext: { log.note($0) }).subscribe())
        winner.onNext(1)
        #expect(log.text == "" && !winner.hasObservers)
    }

    @Test func `amb queues nothing and mixes nothing when its observer tells a loser`() {
        let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        a.amb(b).subscribe(onNext: { element in
            log.note(element)
            if element == 1 {
                b.onNext(9)
                a.onNext(2)
            }
            log.note("end")
        })
        a.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test(arguments: ["ending", "disposing", "losing"])
    func `amb lets go of its streams`(_ how: String) {
        let (subject, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        expectReleased { probe in
            let watched = subject.do(onNext: { _ in probe.touch() })
            let subscription = watched.amb(other).subscribe { _ in }
            switch how {
            case "ending": subject.onError(Oops())
            case "disposing": subscription.dispose()
            default: other.onNext(1)
            }
        }
    }
}
