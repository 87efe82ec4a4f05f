import Streams
import Testing

@Suite(.virtualLimit) struct TestableFlowTests {
    let time = VirtualTimeScheduler()

    @Test(arguments: [
        ("-a|", nil, Lifetime(.zero, .seconds(2))),
        ("-#", nil, Lifetime(.zero, .seconds(1))),
        ("|", nil, Lifetime(.zero, .zero)),
        ("-a-b-c|", Duration.seconds(2), Lifetime(.zero, .seconds(2))),
        ("-a-b|", .seconds(4), Lifetime(.zero, .seconds(4))),
        ("-a-", .zero, Lifetime(.zero, .zero)),
        ("-a-", .seconds(-1), Lifetime(.zero, .zero)),
        ("-a", nil, Lifetime(.zero)),
    ])
    func `a testable flow records how long a subscription lasted`(
        _ drawing: String, _ end: Duration?, _ lifetime: Lifetime
    ) {
        let source = time.testable(time.cold(drawing))
        time.record(source.flow, until: end)
        #expect(source.subscriptions == [lifetime])
    }

    @Test func `each attempt is a subscription`() {
        let source = time.testable(time.cold("-a#"))
        time.record(source.retry(2))
        #expect(
            source.subscriptions
                == [Lifetime(.zero, .seconds(2)), Lifetime(.seconds(2), .seconds(4))])
    }

    @Test func `a single keeps its cardinality`() {
        let source = time.testable(Single.just(1))
        let single: Single<Int> = source.flow
        single.subscribe()
        #expect(source.subscriptions == [Lifetime(.zero, .zero)])
    }

    @Test func `a lifetime prints its instants`() {
        #expect("\(Lifetime(.zero, .seconds(2)))" == "0.0 seconds..<2.0 seconds")
        #expect("\(Lifetime(.seconds(2)))" == "2.0 seconds...")
    }

    @Test func `a testable flow releases what has ended`() {
        let source = time.testable(Observable.of(1))
        #expect(isReleased { probe in source.subscribe { _ in probe.touch() } })
    }
}
