import Streams
import Testing

@Suite(.hangLimit)
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
