import Streams
import Testing

@Suite(.virtualLimit) struct TimestampTests {
    @Test(arguments: [("a-b|", "(a@0)-(b@2)|"), ("-a-#", "-(a@1)-#"), ("|", "|"), ("#", "#")])
    func `timestamp says when`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.timestamp(time).map { "\($0.element)@\($0.time.components.seconds)" }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("-a-b|", "-(a+1)-(b+2)|"), ("[ab]-#", "[(a+0)(b+0)]-#"), ("|", "|"), ("#", "#"),
    ])
    func `timeInterval says how long`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.timeInterval(time).map { "\($0.element)+\($0.interval.components.seconds)" }
        }
        #expect(drawn == result)
    }

    @Test func `timeInterval counts from each subscription`() {
        let time = VirtualTimeScheduler()
        let flow = time.cold("-a|").timeInterval(time).map { $0.interval.components.seconds }
        #expect([time.draw(flow), time.draw(flow)] == ["-1|", "-1|"])
    }

    @Test func `singles stay singles`() {
        let time = VirtualTimeScheduler()
        time.advance(by: .seconds(1))
        let stamped: Single<(element: Int, time: Duration)> = Single.just(7).timestamp(time)
        let timed: Single<(element: Int, interval: Duration)> = Single.just(7).timeInterval(time)
        let log = Log()
        stamped.subscribe(onSuccess: { log.note($0 == (element: 7, time: .seconds(1))) })
        timed.subscribe(onSuccess: { log.note($0 == (element: 7, interval: .zero)) })
        #expect(log.text == "true true")
    }
}
