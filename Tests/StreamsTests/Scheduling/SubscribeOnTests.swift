import Streams
import Testing

@Suite(.hangLimit)
struct SubscribeOnTests {
    @Test(arguments: ["a-b-|", "[ab|]", "-a-#", "--|", "|", "#"])
    func `subscribe(on:) changes no event`(_ source: String) {
        #expect(diagram(source) { $0.subscribe(on: $1) } == source)
    }

    @Test func `subscribe(on:) starts nothing before the scheduler runs`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable.just(1).subscribe(on: time).draw(into: log)
        #expect(log.text == "")
        time.run()
        #expect(log.text == "1 |")
    }

    @Test func `who disposes before its turn never subscribes`() {
        let (time, log) = (CountingScheduler(), Log())
        Single<Int>.deferred {
            log.note("subscribed")
            return .just(1)
        }.subscribe(on: time).subscribe().dispose()
        time.clock.run()
        #expect(log.text == "")
        #expect(time.pending == 0)
    }
}
