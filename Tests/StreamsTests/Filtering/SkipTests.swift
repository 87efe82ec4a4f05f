import Streams
import Testing

@Suite(.virtualLimit)
struct SkipTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--------c--|"),
        ("--a--b--|", 0, "--a--b--|"),
        ("--a--b--|", -1, "--a--b--|"),
        ("--a--|", 2, "-----|"),
        ("--a--#", 2, "-----#"),
        ("[abc|]", 1, "[bc|]"),
        ("|", 1, "|"),
        ("#", 1, "#"),
    ])
    func `skip drops the first elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.skip(count) } == result)
    }

    @Test func `skip says nothing after dispose`() {
        #expect(diagram("-a-b-c-|", until: "----!") { $0.skip(1) } == "---b")
    }

    @Test func `skip counts what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.do(onNext: { if $0 == 1 { subject.onNext(2) } }).skip(1).draw(into: log)
        subject.onNext(1)
        #expect(log.text == "2")
    }

    @Test func `each subscription skips anew`() {
        let flow = Observable.of(1, 2).skip(1)
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["2 |", "2 |"])
    }
}

@Suite(.virtualLimit)
struct SkipWhileTests {
    @Test(arguments: [
        ("--1--2--3--1--|", "--------3--1--|"),
        ("-1-2-|", "-----|"),
        ("-1-2-#", "-----#"),
        ("[131|]", "[31|]"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `skip(while:) drops up to the first that does not match`(
        _ source: String, _ result: String
    ) {
        #expect(diagram(source) { $0.skip(while: { $0 < "3" }) } == result)
    }

    @Test func `skip(while:) fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.skip(while: { _ in throw Oops() }) } == "-#")
    }

    @Test func `skip(while:) does not ask again`() {
        let asked = Locked(0)
        Observable.of(1, 2, 3).skip(while: { _ in
            asked.value += 1
            return false
        }).subscribe()
        #expect(asked.value == 1)
    }

    @Test func `skip(while:) says nothing after dispose`() {
        #expect(diagram("-3-4-|", until: "--!") { $0.skip(while: { $0 < "3" }) } == "-3")
    }

    @Test func `skip(while:) queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.skip(while: { $0 < 3 }).subscribe(onNext: { element in
            log.note(element)
            if element == 3 { subject.onNext(1) }
            log.note("end")
        })
        subject.onNext(3)
        #expect(log.text == "3 end 1 end")
    }
}

@Suite(.virtualLimit)
struct SkipForTests {
    @Test(arguments: [
        ("a-b-c-d|", 3, "----c-d|"),
        ("a-b-c-d|", 2, "--b-c-d|"),
        ("a-|", 5, "--|"),
        ("a-#", 5, "--#"),
        ("|", 5, "|"),
        ("#", 5, "#"),
        ("[ab]|", 0, "[ab]|"),
        ("[ab]|", -1, "[ab]|"),
    ])
    func `skip drops what comes early`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.skip(.seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }

    @Test func `skip says nothing after dispose`() {
        let drawn = diagram("a-b-c", until: "---!") { $0.skip(.seconds(1), scheduler: $1) }
        #expect(drawn == "--b")
    }

    @Test func `skip counts from each subscription`() {
        let time = VirtualTimeScheduler()
        let flow = time.cold("a-b|").skip(.seconds(1), scheduler: time)
        #expect([time.draw(flow), time.draw(flow)] == ["--b|", "--b|"])
    }

    @Test func `skip needs no timer`() {
        let time = CountingScheduler()
        Observable<Int>.never().skip(.seconds(1), scheduler: time).subscribe()
        #expect(time.scheduled == 0)
    }
}
