import Streams
import Testing

@Suite(.hangLimit)
struct TakeTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--a--[b|]"),
        ("--a--|", 2, "--a--|"),
        ("--a--#", 2, "--a--#"),
        ("--a--#", 1, "--[a|]"),
        ("[abc|]", 2, "[ab|]"),
        ("--a--|", 0, "|"),
        ("--a--|", -1, "|"),
        ("|", 1, "|"),
        ("#", 1, "#"),
    ])
    func `take delivers the first elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.take(count) } == result)
    }

    @Test(arguments: [0, -1])
    func `take of none subscribes to nothing`(_ count: Int) {
        let isSubscribed = Locked(false)
        Observable<Int>.deferred {
            isSubscribed.value = true
            return .empty()
        }.take(count).subscribe()
        #expect(!isSubscribed.value)
    }

    @Test func `take says nothing after dispose`() {
        #expect(diagram("-a-b-|", until: "--!") { $0.take(2) } == "-a")
    }

    @Test func `take disposes the source with the last element`() {
        let subject = PublishSubject<Int>()
        subject.take(1).subscribe()
        subject.onNext(1)
        #expect(!subject.hasObservers)
    }

    @Test func `take delivers no more though its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.take(2).subscribe { event in
            log.draw(event)
            if let element = event.element { subject.onNext(element + 1) }
        }
        subject.onNext(1)
        #expect(log.text == "1 2 |")
    }

    @Test func `take stops an endless source`() {
        #expect(Observable.from(1...).take(3).drawnAtOnce() == "1 2 3 |")
    }

    @Test func `each subscription takes anew`() {
        let flow = Observable.of(1, 2).take(1)
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["1 |", "1 |"])
    }
}

@Suite(.hangLimit)
struct TakeWhileTests {
    @Test(arguments: [
        ("--1--2--3--1--|", TakeBehavior.exclusive, "--1--2--|"),
        ("--1--2--3--1--|", .inclusive, "--1--2--[3|]"),
        ("--1--|", .inclusive, "--1--|"),
        ("--1--#", .exclusive, "--1--#"),
        ("[131|]", .exclusive, "[1|]"),
        ("|", .exclusive, "|"),
        ("#", .exclusive, "#"),
    ])
    func `take(while:) ends at the first that does not match`(
        _ source: String, _ behavior: TakeBehavior, _ result: String
    ) {
        let drawn = diagram(source) { $0.take(while: { $0 < "3" }, behavior: behavior) }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("--1--2--3--1--|", TakeBehavior.exclusive, "--1--2--|"),
        ("--1--2--3--1--|", .inclusive, "--1--2--[3|]"),
        ("|", .exclusive, "|"),
        ("#", .inclusive, "#"),
    ])
    func `take(until:) ends at the first that matches`(
        _ source: String, _ behavior: TakeBehavior, _ result: String
    ) {
        let drawn = diagram(source) { $0.take(until: { $0 == "3" }, behavior: behavior) }
        #expect(drawn == result)
    }

    @Test func `take(while:) is exclusive by default`() {
        #expect(diagram("-1-3-|") { $0.take(while: { $0 < "3" }) } == "-1-|")
    }

    @Test func `take(while:) fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.take(while: { _ in throw Oops() }) } == "-#")
    }

    @Test func `take(until:) fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.take(until: { _ in throw Oops() }) } == "-#")
    }

    @Test func `take(while:) says nothing after dispose`() {
        #expect(diagram("-1-2-3-|", until: "--!") { $0.take(while: { $0 < "3" }) } == "-1")
    }

    @Test func `take(while:) disposes the source`() {
        let subject = PublishSubject<Int>()
        subject.take(while: { $0 < 3 }).subscribe()
        subject.onNext(3)
        #expect(!subject.hasObservers)
    }

    @Test func `take(while:) delivers no more though its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.take(while: { $0 < 3 }, behavior: .inclusive).subscribe { event in
            log.draw(event)
            if let element = event.element { subject.onNext(element + 1) }
        }
        subject.onNext(1)
        #expect(log.text == "1 2 3 |")
    }
}
