import Streams
import Testing

@Suite(.hangLimit)
struct DelaySubscriptionTests {
    @Test(arguments: [
        ("a-b|", 2, "--a-b|"),
        ("-#", 2, "---#"),
        ("|", 2, "--|"),
        ("#", 2, "--#"),
        ("a-b|", 0, "a-b|"),
        ("a-b|", -1, "a-b|"),
    ])
    func `delaySubscription starts later`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.delaySubscription(.seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }

    @Test(arguments: [("-!", ""), ("---!", "--a")])
    func `delaySubscription says nothing after dispose`(_ end: String, _ result: String) {
        let drawn = diagram("a-b|", until: end) {
            $0.delaySubscription(.seconds(2), scheduler: $1)
        }
        #expect(drawn == result)
    }

    @Test func `who disposes in time never subscribes`() {
        let (time, log) = (CountingScheduler(), Log())
        let source = Single<Int>.deferred {
            log.note("subscribed")
            return .just(1)
        }
        source.delaySubscription(.seconds(2), scheduler: time).subscribe().dispose()
        time.clock.run()
        #expect(log.text == "")
        #expect(time.pending == 0)
    }

    @Test func `delaySubscription of a single is a single`() {
        let time = VirtualTimeScheduler()
        let single: Single<Int> = .just(1).delaySubscription(.seconds(1), scheduler: time)
        #expect(time.draw(single) == "-[1|]")
    }
}
