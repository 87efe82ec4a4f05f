import Streams
import Testing

@Suite(.hangLimit) struct ConcatMapTests {
    @Test(arguments: [
        ("a-b------|", "-$--$|", "-a--a-b--b|"), ("[ab|]", "-$--$|", "-a--a-b--b|"),
        ("a-#", "-$--$|", "-a#"), ("a----#", "-$--$|", "-a--a#"), ("--|", "-$--$|", "--|"),
        ("|", "-$--$|", "|"), ("#", "-$--$|", "#"), ("ab|", "--#", "--#"), ("ab|", "-|", "--|"),
        ("a----|", "-|", "-----|"), ("ab-|", "----", ""),
    ])
    func `concatMap runs one flow after another, and ends as its flows do`(
        _ source: String, _ inner: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.concatMap { time.cold(inner, of: $0) }
        }
        #expect(drawn == result)
    }

    @Test func `concatMap makes a flow when its turn comes`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        Observable.of(1, 2).concatMap { element in
            log.note(element)
            return subject.flow.take(1)
        }.subscribe()
        log.note("then")
        subject.onNext(0)
        #expect(log.text == "1 then 2")
    }

    @Test(arguments: [Observable.just(1), .of(1), .empty()])
    func `a million flows that waited take no stack`(_ inner: Observable<Int>) {
        let (gate, count) = (PublishSubject<Int>(), Locked(0))
        Observable.from(0..<million)
            .concatMap { $0 == 0 ? gate.flow : inner }
            .subscribe(onCompleted: { count.value += 1 })
        gate.onCompleted()
        #expect(count.value == 1)
    }

    @Test func `flows may end on other threads`() {
        let (source, over, log) = (Observable.from(0..<50), Latch(), Log())
        source.concatMap { element in
            Single<Int>.create { resolve in
                onThreads(1) { _ in resolve(.success(element)) }
                return Disposables.create()
            }
        }.subscribe(onNext: { log.note($0) }, onCompleted: { over.open() })
        over.wait()
        #expect(log.text == (0..<50).map(String.init).joined(separator: " "))
    }

    @Test(arguments: [
        ("a|", "a-b-c-d|"), ("c-c-----|", "c-[cd]-d---|"), ("--d|", "--d|"), ("a--#", "a-b#"),
        ("|", "|"), ("#", "#"),
    ])
    func `expand runs the flow of each element`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.expand { time.cold($0 == "d" ? "|" : "--\($0.next)|") }
        }
        #expect(drawn == result)
    }

    @Test func `expand fails with a flow`() {
        #expect(diagram("-a---|") { $0.expand { _ in .error(Oops()) as Single } } == "-[a#]")
    }

    @Test func `expand goes breadth first`() {
        let flow = Single.just(1).expand { $0 < 4 ? .of($0 * 2, $0 * 2 + 1) : Observable.empty() }
        #expect(flow.drawnAtOnce() == "1 2 3 4 5 6 7 |")
    }

    @Test func `expand asks nothing more where it was enough`() {
        let asked = Locked(0)
        let flow = Observable.just(1).expand { element in
            asked.value += 1
            return Single.just(element + 1)
        }
        #expect(flow.take(3).drawnAtOnce() == "1 2 3 |" && asked.value == 2)
    }

    @Test func `an endless flow of expand is delivered while it runs`() {
        let flow = Observable.just(1).expand { $0 == 1 ? Observable.from(2...) : .empty() }
        #expect(flow.take(3).drawnAtOnce() == "1 2 3 |")
    }

    @Test(arguments: [true, false])
    func `a million elements at once take no stack`(_ isConstant: Bool) {
        let count = Locked(0)
        Observable.just(1).expand { element -> Observable<Int> in
            if element == million { return .empty() }
            return isConstant ? .just(element + 1) : .of(element + 1)
        }.subscribe(onNext: { count.value = $0 })
        #expect(count.value == million)
    }
}

extension VirtualTimeScheduler {
    /// A stream of a drawing, with an element in the place of each `$`.
    func cold(_ drawing: String, of element: Character) -> Observable<Character> {
        cold(drawing.replacing("$", with: "\(element)"))
    }
}

extension Character {
    var next: Character {
        unicodeScalars.first.flatMap { Unicode.Scalar($0.value + 1) }.map(Character.init) ?? self
    }
}
