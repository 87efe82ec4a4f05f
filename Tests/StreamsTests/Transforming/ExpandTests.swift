import Streams
import Testing

@Suite(.hangLimit)
struct ExpandTests {
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

    @Test func `expand fails where its closure throws`() {
        #expect(diagram("-a-|") { $0.expand { _ -> Single<Character> in throw Oops() } } == "-[a#]")
    }

    @Test func `expand fails with a flow`() {
        #expect(diagram("-a---|") { $0.expand { _ in .error(Oops()) as Single } } == "-[a#]")
    }

    @Test func `expand goes breadth first`() {
        let flow = Single.just(1).expand { $0 < 4 ? .of($0 * 2, $0 * 2 + 1) : Observable.empty() }
        #expect(flow.drawnAtOnce() == "1 2 3 4 5 6 7 |")
    }

    @Test func `expand says nothing after dispose`() {
        let drawn = diagram("a|", until: "---!") { source, time in
            source.expand { time.cold("--\($0.next)|") }
        }
        #expect(drawn == "a-b")
    }

    @Test func `expand asks nothing more where it was enough`() {
        let asked = Locked(0)
        let flow = Observable.just(1).expand { element in
            asked.value += 1
            return Single.just(element + 1)
        }
        #expect(flow.take(3).drawnAtOnce() == "1 2 3 |" && asked.value == 2)
    }

    @Test func `an endless flow is delivered while it runs`() {
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

    @Test func `expand queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.expand { $0 < 10 ? .just($0 * 10) : Observable.empty() }.subscribe { event in
            log.draw(event)
            if event.element == 1 { subject.onNext(2) }
            log.note("end")
        }
        subject.onNext(1)
        #expect(log.text == "1 end 10 end 2 end 20 end")
    }

    @Test(arguments: ["ending", "disposing"])
    func `expand lets go of its closure`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.expand { _ in
                probe.touch()
                return Observable<Int>.never()
            }.subscribe { _ in }
            subject.onNext(1)
            how == "ending" ? subject.onError(Oops()) : subscription.dispose()
        }
        #expect(isReleased)
    }
}

extension Character {
    var next: Character {
        unicodeScalars.first.flatMap { Unicode.Scalar($0.value + 1) }.map(Character.init) ?? self
    }
}
