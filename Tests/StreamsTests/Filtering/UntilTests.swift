import Streams
import Testing

@Suite(.virtualLimit) struct UntilTests {
    @Test(arguments: [
        ("--a--b--c--|", "------x", "--a--b|"), ("--a--b--|", "---|", "--a--b--|"),
        ("--a--b--|", "---#", "--a#"), ("--a--#", "------x", "--a--#"),
        ("--a--|", "------x", "--a--|"), ("|", "-x", "|"), ("#", "-x", "#"), ("--", "-x", "-|"),
    ])
    func `take(until:) ends with an element of the other`(
        _ source: String, _ other: String, _ result: String
    ) { #expect(diagram(source, other) { $0.take(until: $1) } == result) }

    @Test func `take(until:) of something at once subscribes to nothing`() {
        let log = Log()
        let source = log.noting("subscribed", Observable.just(1))
        #expect(source.take(until: Observable.just(1)).drawnAtOnce() == "|" && log.text == "")
    }

    @Test(arguments: ["source", "other", "subscription"])
    func `whatever ends take(until:) disposes the rest`(_ which: String) {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let isReleased = isReleased { probe in
            let subscription = source.take(until: other).subscribe { _ in probe.touch() }
            switch which {
            case "source": source.onCompleted()
            case "other": other.onNext(1)
            default: subscription.dispose()
            }
        }
        #expect(isReleased && !source.hasObservers && !other.hasObservers)
    }

    @Test func `take(until:) ends behind the element whose observer tells the other`() {
        let (source, other, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        source.take(until: other).subscribe { event in
            log.draw(event)
            other.onNext(0)
            source.onNext(2)
            log.note("end")
        }
        source.onNext(1)
        #expect(log.text == "1 end | end")
    }

    @Test(arguments: [
        ("--a--b--c--|", "------x", "--------c--|"),
        ("--a--b--|", "---|", "--------|"),
        ("--a--b--|", "---#", "---#"),
        ("--a--b--|", "---[x#]", "-----b--|"),
        ("--a--#", "------x", "-----#"),
        ("--a--|", "------x", "-----|"),
        ("|", "-x", "|"), ("#", "-x", "#"),
    ])
    func `skip(until:) begins with an element of the other`(
        _ source: String, _ other: String, _ result: String
    ) { #expect(diagram(source, other) { $0.skip(until: $1) } == result) }

    @Test func `skip(until:) disposes the other with its first element`() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        source.skip(until: other).subscribe()
        other.onNext(1)
        #expect(source.hasObservers && !other.hasObservers)
    }

    @Test(arguments: ["source", "subscription"])
    func `whatever ends skip(until:) disposes the rest`(_ which: String) {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = source.skip(until: other).subscribe()
        which == "source" ? source.onCompleted() : subscription.dispose()
        #expect(!source.hasObservers && !other.hasObservers)
    }
}
