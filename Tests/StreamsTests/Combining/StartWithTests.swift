import Streams
import Testing

@Suite(.hangLimit)
struct StartWithTests {
    @Test(arguments: [
        ("--a--b--|", "x-a--b--|"), ("a|", "[xa]|"), ("-|", "x|"), ("-#", "x#"),
        ("|", "[x|]"), ("#", "[x#]"), ("---", "x"),
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

    @Test func `startWith says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.startWith("x") } == "xa")
    }

    @Test func `who has enough does not subscribe the stream`() {
        let log = Log()
        let source = Observable<Int>.deferred {
            log.note("started")
            return .just(1)
        }
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
