import Streams
import Testing

@Suite(.virtualLimit) struct BufferTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "-----(ab)-----[c|]"),
        ("-a-b-|", 2, "---(ab)-|"), ("-a-b-|", 1, "-a-b-|"), ("-a-b-|", -1, "-a-b-|"),
        ("-a-#", 2, "---#"), ("[abc|]", 2, "[(ab)c|]"), ("|", 2, "|"), ("#", 2, "#"),
    ])
    func `buffer collects elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.buffer(count: count).map { String($0) } } == result)
    }

    @Test func `buffer lets go of what it delivered`() {
        let subject = PublishSubject<Probe>()
        let subscription = subject.buffer(count: 1).subscribe()
        #expect(isReleased { subject.onNext($0) })
        subscription.dispose()
    }

    @Test(arguments: [
        ("ab-c----|", 3, 2, "-(ab)--c--()[()|]"),
        ("abc|", 5, 5, "---[(abc)|]"),
        ("abcd|", 0, 2, "-(ab)-(cd)[()|]"),
        ("abcd|", -1, 3, "--(abc)-[d|]"),
        ("abcd-|", 2, 0, "--(ab)-(cd)[()|]"),
        ("abcd-|", 2, -1, "--(ab)-(cd)[()|]"),
        ("abc|", 0, 0, "---[(abc)|]"),
        ("ab|", 3, 1, "ab[()|]"), ("a#", 3, 2, "-#"),
        ("---c-|", 3, 2, "---()-[c|]"),
        ("ab--c-|", 3, 2, "-(ab)--()-[c|]"),
        ("ab--#", 3, 2, "-(ab)--[()#]"),
        ("ab--|", 3, 2, "-(ab)--[()()|]"),
        ("--|", 5, 2, "--[()|]"), ("|", 3, 2, "[()|]"), ("#", 3, 2, "#"),
    ])
    func `buffer delivers arrays`(
        _ source: String, _ seconds: Int, _ count: Int, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.buffer(timeSpan: .seconds(seconds), count: count, scheduler: time)
                .map { String($0) }
        }
        #expect(drawn == result)
    }

    @Test func `buffer queues what its observer tells the source`() {
        let (time, subject, log) = (VirtualTimeScheduler(), PublishSubject<Int>(), Log())
        subject.buffer(timeSpan: .seconds(1), count: 2, scheduler: time)
            .subscribe(onNext: { elements in
                log.note(elements)
                if elements == [1, 2] { for element in 3...5 { subject.onNext(element) } }
                log.note("end")
            })
        for element in 1...2 { subject.onNext(element) }
        time.advance(by: .seconds(1))
        #expect(log.text == "[1, 2] end [3, 4] end [5] end")
    }

    @Test func `full buffers need no new timer`() {
        let time = CountingScheduler()
        Observable.from(0..<1_000)
            .buffer(timeSpan: .seconds(1), count: 1, scheduler: time).subscribe()
        #expect(time.scheduled == 1)
    }
}
