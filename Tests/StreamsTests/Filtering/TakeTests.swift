import Streams
import Testing

@Suite(.virtualLimit) struct TakeTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--a--[b|]"), ("--a--|", 2, "--a--|"), ("--a--#", 2, "--a--#"),
        ("--a--#", 1, "--[a|]"), ("[abc|]", 2, "[ab|]"), ("|", 1, "|"), ("#", 1, "#"),
    ])
    func `take delivers the first elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.take(count) } == result)
    }

    @Test(arguments: [0, -1])
    func `take of none subscribes to nothing`(_ count: Int) {
        let log = Log()
        log.noting("subscribed", Observable<Int>.empty()).take(count).subscribe()
        #expect(log.text == "")
    }

    @Test(arguments: [
        ("--1--2--3--1--|", TakeBehavior.exclusive, "--1--2--|"),
        ("--1--2--3--1--|", .inclusive, "--1--2--[3|]"),
        ("--1--|", .inclusive, "--1--|"),
        ("--1--#", .exclusive, "--1--#"),
        ("[131|]", .exclusive, "[1|]"),
        ("|", .exclusive, "|"), ("#", .exclusive, "#"),
    ])
    func `take(while:) ends at the first that does not match`(
        _ source: String, _ behavior: TakeBehavior, _ result: String
    ) { #expect(diagram(source) { $0.take(while: { $0 < "3" }, behavior: behavior) } == result) }

    @Test(arguments: [
        ("--a--b--c--|", 2, "-----------[bc|]"), ("--a--|", 2, "-----[a|]"),
        ("--a--#", 2, "-----#"), ("[abc|]", 1, "[c|]"), ("|", 1, "|"), ("#", 1, "#"),
        ("-a-", 1, ""),
    ])
    func `takeLast delivers the last elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.takeLast(count) } == result)
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
        expectReleased { probe in
            subject.onNext(probe)
            subject.onNext(Probe())
        }
        subscription.dispose()
    }

    @Test func `takeLast keeps the order of a long stream`() {
        #expect(Observable.from(1...1_000).takeLast(3).drawnAtOnce() == "998 999 1000 |")
    }

    @Test(arguments: [
        ("a-b-c-d|", 3, "a-b|"), ("a-b-c-d|", 2, "a-|"), ("a-|", 5, "a-|"), ("a-#", 5, "a-#"),
        ("a---#", 2, "a-|"), ("", 2, "--|"), ("|", 2, "|"), ("#", 2, "#"), ("[ab]-", 0, "|"),
    ])
    func `take(for:) completes in time`(_ source: String, _ seconds: Int, _ result: String) {
        #expect(diagram(source) { $0.take(for: .seconds(seconds), scheduler: $1) } == result)
    }

    @Test func `take(for:) disposes its source`() {
        let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Int>())
        subject.take(for: .seconds(1), scheduler: time).subscribe()
        time.run()
        #expect(!subject.hasObservers)
    }
}
