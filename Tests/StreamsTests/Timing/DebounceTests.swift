import Streams
import Testing

@Suite(.virtualLimit) struct DebounceTests {
    @Test(arguments: [
        ("abc----d|", 2, "----c---[d|]"), ("a-bc---d|", 2, "--a--c--[d|]"),
        ("a--b--|", 2, "--a--b|"), ("abcde|", 2, "-----[e|]"), ("a-#", 5, "--#"),
        ("a--#", 2, "--a#"), ("---|", 2, "---|"), ("|", 2, "|"), ("#", 2, "#"), ("a-b|", 0, "a-b|"),
        ("a-b|", -1, "a-b|"), ("[ab]--|", 0, "b--|"), ("a-b--|", 2, "--a-b|"),
        ("-a-b--|", 2, "---a-b|"), ("ab-c-|", 2, "---b-[c|]"), ("ab-#", 2, "---[b#]"),
        ("a-#", 2, "--[a#]"), ("a-|", 2, "--[a|]"), ("ab-|", 2, "---[b|]"),
    ])
    func `debounce waits for quiet`(_ source: String, _ seconds: Int, _ result: String) {
        #expect(diagram(source) { $0.debounce(.seconds(seconds), scheduler: $1) } == result)
    }

    @Test func `debounce has one timer, however many elements come`() {
        let (time, subject) = (CountingScheduler(), PublishSubject<Int>())
        subject.debounce(.seconds(2), scheduler: time).subscribe()
        for element in 0..<1_000 { subject.onNext(element) }
        time.clock.advance(by: .seconds(2))
        #expect(time.scheduled == 1)
    }

    @Test(arguments: [
        ("abc--d-e|", 3, "a--c--d--[e|]"), ("abc------", 3, "a--c"), ("a---b|", 3, "a---b|"),
        ("abcd---", 3, "a--c--d"), ("ab|", 4, "a---[b|]"), ("ab#", 4, "a-#"), ("a-#", 4, "a-#"),
        ("--|", 3, "--|"), ("|", 3, "|"), ("#", 3, "#"), ("[ab]c|", 0, "[ab]c|"),
        ("[ab]c|", -1, "[ab]c|"), ("ab-c-|", 3, "a--b--[c|]"), ("ab-#", 3, "a--[b#]"),
        ("a--b|", 3, "a--b|"),
    ])
    func `throttle keeps its distance`(_ source: String, _ seconds: Int, _ result: String) {
        #expect(diagram(source) { $0.throttle(.seconds(seconds), scheduler: $1) } == result)
    }

    @Test(arguments: [("abc--d-e|", "a----d--|"), ("ab|", "a-|"), ("ab#", "a-#"), ("|", "|")])
    func `throttle without latest drops what comes early`(_ source: String, _ result: String) {
        let drawn = diagram(source) { $0.throttle(.seconds(3), latest: false, scheduler: $1) }
        #expect(drawn == result)
    }

    @Test func `throttle without latest needs no timer`() {
        let time = CountingScheduler()
        Observable.of(1, 2, 3).throttle(.seconds(1), latest: false, scheduler: time).subscribe()
        #expect(time.scheduled == 0)
    }
}
