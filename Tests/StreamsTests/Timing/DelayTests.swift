import Streams
import Testing

@Suite(.virtualLimit) struct DelayTests {
    @Test(arguments: [
        ("a-b--|", 2, "--a-b--|"), ("[ab|]", 1, "-[ab|]"), ("a-#", 1, "-a#"), ("a-#", 5, "--#"),
        ("a-#", 2, "--[a#]"), ("ab-#", 2, "--a[b#]"), ("ab-|", 2, "--ab-|"), ("--|", 2, "----|"),
        ("|", 2, "--|"), ("#", 2, "#"), ("a-b|", 0, "a-b|"),
    ])
    func `delay delivers later`(_ source: String, _ seconds: Int, _ result: String) {
        #expect(diagram(source) { $0.delay(.seconds(seconds), scheduler: $1) } == result)
    }

    @Test(
        arguments: [
            { $0.delaySubscription(.seconds(2), scheduler: $1) }, { $0.subscribe(on: $1) },
        ] as [@Sendable (Single<Int>, CountingScheduler) -> Single<Int>])
    func `who disposes in time never subscribes`(
        _ apply: @Sendable (Single<Int>, CountingScheduler) -> Single<Int>
    ) {
        let (time, log) = (CountingScheduler(), Log())
        apply(log.noting("subscribed", Single.just(1)), time).subscribe().dispose()
        time.clock.run()
        #expect(log.text == "")
        #expect(time.pending == 0)
    }

    @Test func `a delay of centuries is none that overflows`() {
        let time = VirtualTimeScheduler()
        let flow = Observable.just(1).delay(.seconds(Int64.max), scheduler: time)
        let log = Log()
        flow.draw(into: log)
        time.advance(by: .seconds(1))
        #expect(log.text == "")
    }

    @Test(arguments: [
        ("a-b|", 2, "--a-b|"), ("-#", 2, "---#"), ("|", 2, "--|"), ("#", 2, "--#"),
        ("a-b|", 0, "a-b|"),
    ])
    func `delaySubscription starts later`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.delaySubscription(.seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }
}
