import Streams
import Testing

@Suite(.virtualLimit)
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

@Suite(.virtualLimit)
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
    func `take(while:) ends with or before the first that does not match`(
        _ source: String, _ behavior: TakeBehavior, _ result: String
    ) {
        let drawn = diagram(source) { $0.take(while: { $0 != "3" }, behavior: behavior) }
        #expect(drawn == result)
    }

    @Test func `take(while:) is exclusive by default`() {
        #expect(diagram("-1-3-|") { $0.take(while: { $0 < "3" }) } == "-1-|")
    }

    @Test func `take(while:) fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.take(while: { _ in throw Oops() }) } == "-#")
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

@Suite(.virtualLimit)
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

@Suite(.virtualLimit)
struct TakeForTests {
    @Test(arguments: [
        ("a-b-c-d|", 3, "a-b|"),
        ("a-b-c-d|", 2, "a-|"),
        ("a-|", 5, "a-|"),
        ("a-#", 5, "a-#"),
        ("a---#", 2, "a-|"),
        ("", 2, "--|"),
        ("|", 2, "|"),
        ("#", 2, "#"),
        ("[ab]-", 0, "|"),
        ("[ab]-", -1, "|"),
    ])
    func `take(for:) completes in time`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.take(for: .seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }

    @Test func `take(for:) says nothing after dispose`() {
        let drawn = diagram("a-b-", until: "-!") { $0.take(for: .seconds(3), scheduler: $1) }
        #expect(drawn == "a")
    }

    @Test func `take(for:) disposes its source`() {
        let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Int>())
        subject.take(for: .seconds(1), scheduler: time).subscribe()
        time.run()
        #expect(!subject.hasObservers)
    }

    @Test func `take(for:) queues what its observer tells the source`() {
        let (time, subject, log) = (VirtualTimeScheduler(), PublishSubject<Int>(), Log())
        subject.take(for: .seconds(1), scheduler: time).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end")
    }
}
