import Streams
import Testing

@Suite(.hangLimit)
struct DebounceTests {
    @Test(arguments: [
        ("a-bc---d|", 2, "-----c--[d|]"),
        ("a--b--|", 2, "--a--b|"),
        ("abcde|", 2, "-----[e|]"),
        ("a-#", 5, "--#"),
        ("a--#", 2, "--a#"),
        ("---|", 2, "---|"),
        ("|", 2, "|"),
        ("#", 2, "#"),
        ("a-b|", 0, "a-b|"),
        ("a-b|", -1, "a-b|"),
        ("[ab]--|", 0, "b--|"),
    ])
    func `debounce waits for quiet`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.debounce(.seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }

    @Test func `debounce says nothing after dispose`() {
        let drawn = diagram("a--b---", until: "----!") {
            $0.debounce(.seconds(2), scheduler: $1)
        }
        #expect(drawn == "--a")
    }

    @Test func `debounce queues what its observer tells the source`() {
        let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Int>())
        let flow = subject.debounce(.seconds(1), scheduler: time).do(onNext: { element in
            if element < 3 { subject.onNext(element + 1) }
        })
        time.schedule { subject.onNext(1) }
        #expect(time.draw(flow) == "-123")
    }

    @Test func `debounce has one timer, however many elements come`() {
        let time = CountingScheduler()
        let subject = PublishSubject<Int>()
        subject.debounce(.seconds(2), scheduler: time).subscribe()
        for element in 0..<1_000 { subject.onNext(element) }
        time.clock.advance(by: .seconds(2))
        #expect(time.scheduled == 1)
    }
}
