import Streams
import Testing

@Suite(.hangLimit)
struct WatchedTests {
    let time = VirtualTimeScheduler()

    @Test(arguments: [
        ("-a|", nil, Lifetime(.zero, .seconds(2))),
        ("-#", nil, Lifetime(.zero, .seconds(1))),
        ("|", nil, Lifetime(.zero, .zero)),
        ("-a-b-c|", Duration.seconds(2), Lifetime(.zero, .seconds(2))),
        ("-a", nil, Lifetime(.zero)),
    ])
    func `a watched stream tells how long a subscription lasted`(
        _ drawing: String, _ end: Duration?, _ lifetime: Lifetime
    ) {
        let source = time.watched(time.cold(drawing))
        time.record(source.flow, until: end)
        #expect(source.subscriptions == [lifetime])
    }

    @Test func `a watched stream is drawn as it is`() {
        #expect(diagram("-a-[b|]") { $1.watched($0).flow } == "-a-[b|]")
    }

    @Test func `nobody has subscribed at first`() {
        #expect(time.watched(time.cold("-a|")).subscriptions == [])
    }

    @Test func `an operator disposes its source where it has enough`() {
        let source = time.watched(time.cold("-a-b-c|"))
        time.record(source.take(2))
        #expect(source.subscriptions == [Lifetime(.zero, .seconds(3))])
    }

    @Test func `each attempt is a subscription`() {
        let source = time.watched(time.cold("-a#"))
        time.record(source.retry(2))
        #expect(
            source.subscriptions
                == [Lifetime(.zero, .seconds(2)), Lifetime(.seconds(2), .seconds(4))])
    }

    @Test func `a hot stream is watched alike`() {
        let source = time.watched(time.hot("-a-b|"))
        time.advance(by: .seconds(2))
        time.record(source.flow)
        #expect(source.subscriptions == [Lifetime(.seconds(2), .seconds(4))])
    }

    @Test func `a single keeps its cardinality`() {
        let source = time.watched(Single.just(1))
        let single: Single<Int> = source.flow
        single.subscribe()
        #expect(source.subscriptions == [Lifetime(.zero, .zero)])
    }

    @Test func `a lifetime prints both instants`() {
        #expect("\(Lifetime(.zero, .seconds(2)))" == "0.0 seconds..<2.0 seconds")
    }

    @Test func `a lifetime without an end prints one`() {
        #expect("\(Lifetime(.seconds(2)))" == "2.0 seconds...")
    }

    @Test func `a watched stream lets go of what has ended`() {
        let source = time.watched(Observable.of(1))
        #expect(isReleased { probe in source.subscribe { _ in probe.touch() } })
    }
}
