import Streams
import Testing

@Suite(.virtualLimit) struct ConcatTests {
    static let rows = [
        ("--a--b|", "-1-2|", "--a--b-1-2|"), ("[a|]", "[1|]", "[a1|]"), ("-|", "-1|", "--1|"),
        ("-a|", "-|", "-a-|"), ("-|", "-|", "--|"), ("-#", "1|", "-#"), ("-a#", "1|", "-a#"),
        ("-a|", "-#", "-a-#"), ("-a|", "-1#", "-a-1#"), ("a-", "1|", "a"), ("a|", "-1-", "a-1"),
        ("|", "|", "|"), ("#", "#", "#"), ("-|", "---", ""), ("---", "-|", ""), ("-#", "-#", "-#"),
        ("-|", "-#", "--#"),
    ]

    @Test(arguments: rows)
    func `concat continues with the second`(_ a: String, _ b: String, _ result: String) {
        #expect(diagram(a, b) { $0.concat($1) } == result)
        #expect(diagram(a, b) { Observable.concat($0, $1) } == result)
        #expect(diagram(a, b) { Observable.concat([$0, $1]) } == result)
        #expect(diagram(a, b) { Observable.of($0, $1).concat() } == result)
    }

    private static let one = Observable.just(1)
    private static let two = Observable.of(2)
    private static let none = Observable<Int>.empty()
    private static let failing = Observable<Int>.error(Oops())
    private static let single = Single.just(3)

    static let atOnce: [(Observable<Int>, String)] = [
        (one.concat(one), "1 1 |"), (none.concat(two), "2 |"), (one.concat(none), "1 |"),
        (none.concat(none), "|"), (failing.concat(one), "#"), (two.concat(failing), "2 #"),
        (one.concat(failing).concat(one), "1 #"), (one.concat(two).concat(one), "1 2 1 |"),
        (.concat(one, two, one.concat(two)), "1 2 1 2 |"), (.concat(one, .just(5)), "1 5 |"),
        (.concat(), "|"), (.concat([] as [Observable<Int>]), "|"), (.concat(one), "1 |"),
        (.concat([one, two.concat(one), none, two]), "1 2 1 2 |"),
        (.concat([one, failing]), "1 #"),
        (.concat([Observable.just(1), .deferred { two }]), "1 2 |"),
        (single.concat(single), "3 3 |"), (single.concat(two), "3 2 |"),
        (.concat([single, single]), "3 3 |"),
    ]

    @Test(arguments: atOnce)
    func `concat at once`(_ flow: Observable<Int>, _ result: String) {
        #expect(flow.drawnAtOnce() == result)
        #expect(flow.drawnAtOnce() == result)
    }

    @Test func `subjects and flows can be joined`() {
        let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        Observable.concat(a.flow, b.map { $0 * 10 }, .just(0)).draw(into: log)
        Observable.concat([a, b]).draw(into: log)
        a.concat(b).draw(into: log)
        for subject in [a, b] {
            subject.onNext(1)
            subject.onCompleted()
        }
        #expect(log.text == "1 1 1 10 1 1 0 | | |")
    }

    @Test func `a chain does not change when it is continued`() {
        let (a, b, c, d) = (Observable.of(1), Observable.of(2), Observable.of(3), Observable.of(4))
        let x = a.concat(b)
        let y = x.concat(c)
        let z = x.concat(d)
        let w = d.concat(x).concat(x)
        #expect(x.drawnAtOnce() == "1 2 |")
        #expect(y.drawnAtOnce() == "1 2 3 |")
        #expect(z.drawnAtOnce() == "1 2 4 |")
        #expect(w.drawnAtOnce() == "4 1 2 1 2 |")
    }

    @Test func `doubling a chain costs one join`() {
        var chain = Observable.of(1)
        for _ in 0..<60 { chain = chain.concat(chain) }
        #expect(chain.take(3).drawnAtOnce() == "1 1 1 |")
    }

    @Test func `nothing is taken from a sequence before its turn`() {
        let (gate, log) = (PublishSubject<Int>(), Log())
        let streams = Endless(
            (1...).lazy.map { number in
                log.note("make\(number)")
                return number == 2 ? gate.flow : Observable.of(number)
            })
        Observable.concat(streams).take(3).draw(into: log)
        log.note("then")
        gate.onNext(9)
        gate.onCompleted()
        #expect(log.text == "make1 1 make2 then 9 make3 3 |")
    }

    @Test(arguments: [
        ("--a--b--|", "x-a--b--|"), ("a|", "[xa]|"), ("-|", "x|"), ("-#", "x#"), ("|", "[x|]"),
        ("#", "[x#]"), ("---", "x"),
    ])
    func `startWith delivers elements first`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.startWith("x") } == result)
    }

    @Test(arguments: [
        (Observable.just(1).startWith(2, 3), "2 3 1 |"),
        (.just(1).startWith(2).startWith(3), "3 2 1 |"),
        (.just(1).startWith(), "1 |"),
        (Single.just(1).startWith(2), "2 1 |"),
        (.of(1, 2).startWith(3).concat(.just(4)), "3 1 2 4 |"),
    ])
    func `startWith at once`(_ flow: Observable<Int>, _ result: String) {
        #expect(flow.drawnAtOnce() == result)
    }

    @Test func `who has enough does not subscribe the stream`() {
        let log = Log()
        let source = log.noting("started", Observable<Int>.just(1))
        source.startWith(2, 3).take(1).draw(into: log)
        #expect(log.text == "2 |")
    }

    @Test func `elements come before the stream is subscribed`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.startWith(0).subscribe(onNext: { element in
            log.note("\(element)\(subject.hasObservers)")
            if element == 0 { subject.onNext(1) }
        })
        subject.onNext(2)
        #expect(log.text == "0false 2true")
    }
}
