import Streams
import Testing

@Suite(.hangLimit) struct ObserveOnTests {
    @Test(arguments: ["a-b-|", "[ab|]", "-a-#", "--|", "|", "#"])
    func `a scheduler changes no event`(_ source: String) {
        #expect(diagram(source) { $0.observe(on: $1) } == source)
        #expect(diagram(source) { $0.subscribe(on: $1) } == source)
    }

    @Test(
        arguments: [
            { $0.observe(on: $1) }, { $0.subscribe(on: $1) },
        ] as [@Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>])
    func `nothing is delivered before the scheduler runs`(
        _ apply: @Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>
    ) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        apply(.just(1), time).draw(into: log)
        #expect(log.text == "")
        time.run()
        #expect(log.text == "1 |")
    }

    @Test func `observe(on:) queues what its observer tells the source`() {
        let (time, subject, log) = (VirtualTimeScheduler(), PublishSubject<Int>(), Log())
        subject.observe(on: time).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        time.run()
        #expect(log.text == "1 end 2 end")
    }
}
