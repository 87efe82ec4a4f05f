import Streams
import Testing

@Suite(.hangLimit)
struct TakeLastTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "-----------[bc|]"),
        ("--a--|", 2, "-----[a|]"),
        ("--a--#", 2, "-----#"),
        ("[abc|]", 1, "[c|]"),
        ("--a--|", 0, "-----|"),
        ("--a--|", -1, "-----|"),
        ("|", 1, "|"),
        ("#", 1, "#"),
        ("-a-", 1, ""),
    ])
    func `takeLast delivers the last elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.takeLast(count) } == result)
    }

    @Test func `takeLast says nothing after dispose`() {
        #expect(diagram("-a-b-|", until: "--!") { $0.takeLast(1) } == "")
    }

    @Test func `takeLast stops where its observer disposes`() {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        held.hold(
            subject.takeLast(2).subscribe { event in
                log.draw(event)
                held.dispose()
            })
        for element in 1...2 { subject.onNext(element) }
        subject.onCompleted()
        #expect(log.text == "1")
    }

    @Test func `takeLast lets go of what is not among the last`() {
        let subject = PublishSubject<Probe>()
        let subscription = subject.takeLast(1).subscribe()
        let isReleased = isReleased { probe in
            subject.onNext(probe)
            subject.onNext(Probe())
        }
        #expect(isReleased)
        subscription.dispose()
    }

    @Test func `takeLast keeps the order of a long stream`() {
        #expect(Observable.from(1...1_000).takeLast(3).drawnAtOnce() == "998 999 1000 |")
    }
}
