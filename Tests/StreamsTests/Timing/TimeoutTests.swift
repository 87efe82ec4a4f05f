import Streams
import Testing

@Suite(.virtualLimit) struct TimeoutTests {
    @Test(arguments: [
        ("a-b----c-|", "a-b--#"), ("a-b-c-|", "a-b-c-|"), ("----a|", "---#"), ("a-----|", "a--#"),
        ("-#", "-#"), ("--|", "--|"), ("", "---#"), ("---a", "---#"), ("a--b", "a--#"),
        ("-a--b", "-a--#"), ("---|", "---#"), ("a--|", "a--#"),
    ])
    func `timeout fails when an event is late`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.timeout(.seconds(3), scheduler: $1) } == result)
    }

    @Test func `a slow observer is not the source's delay`() {
        let (time, source, log) = (VirtualTimeScheduler(), PublishSubject<Int>(), Log())
        source.timeout(.seconds(3), scheduler: time).do(onNext: { _ in time.advance(by: .seconds(5))
        })
        .draw(into: log)
        source.onNext(1)
        #expect(log.text == "1")
        time.advance(by: .seconds(2))
        source.onNext(2)
        #expect(log.text == "1 2")
        time.advance(by: .seconds(3))
        #expect(log.text == "1 2 #")
    }

    @Test func `timeout says what was missed`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable<Int>.never().timeout(.seconds(3), scheduler: time)
            .subscribe(onError: { log.note($0) })
        time.run()
        #expect(log.text == "wanted an element within 3.0 seconds, found none")
    }

    @Test(arguments: [
        ("a-b----c-|", "x-|", "a-b--x-|"), ("a-b-c-|", "x|", "a-b-c-|"), ("----a", "-x#", "----x#"),
        ("----a", "|", "---|"), ("a---b", "#", "a--#"), ("a---b", "-----x|", "a-------x|"),
        ("-#", "x|", "-#"), ("|", "x|", "|"),
    ])
    func `timeout continues with another stream`(
        _ source: String, _ other: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.timeout(.seconds(3), other: time.cold(other), scheduler: time)
        }
        #expect(drawn == result)
    }

    @Test func `a late source is disposed before the other is subscribed`() {
        let (time, subject, log) = (VirtualTimeScheduler(), PublishSubject<Int>(), Log())
        subject.timeout(
            .seconds(3), other: .deferred { .just(subject.hasObservers ? 1 : 0) }, scheduler: time
        ).draw(into: log)
        time.run()
        #expect(log.text == "0 |")
    }
}
